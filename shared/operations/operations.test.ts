import { expect, it } from 'vitest';
import { concerns, type Operations, operationFaults } from './operations.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const well: Operations = {
  mail: { waiting: 0, oldestWaitingSince: null, failing: 0, lastSentAt: null },
  jobs: { lastRunAt: minutesAgo(15) },
  backup: { lastAt: minutesAgo(8 * 24 * 60) },
  admins: 2,
};

it('finds nothing where jobs ran a quarter of an hour ago, a backup is a week old and two can sign in', () => {
  expect(operationFaults(well, now)).toEqual({
    mail: null,
    jobs: null,
    backup: null,
    admins: null,
  });
});

it('finds jobs and backups that are late or never were', () => {
  const late = {
    jobs: { lastRunAt: minutesAgo(16) },
    backup: { lastAt: minutesAgo(8 * 24 * 60 + 1) },
  };
  const never = { jobs: { lastRunAt: null }, backup: { lastAt: null } };
  expect(operationFaults({ ...well, ...late }, now)).toMatchObject({
    jobs: `last went well ${minutesAgo(16)}`,
    backup: `last made ${late.backup.lastAt}`,
  });
  expect(operationFaults({ ...well, ...never }, now)).toMatchObject({
    jobs: 'last went well never',
    backup: 'last made never',
  });
});

it('finds mail that has waited for more than an hour, whatever was sent meanwhile', () => {
  const waiting = (minutes: number) => ({
    mail: {
      waiting: 2,
      oldestWaitingSince: minutesAgo(minutes),
      failing: 1,
      lastSentAt: minutesAgo(1),
    },
  });
  expect(operationFaults({ ...well, ...waiting(60) }, now).mail).toBeNull();
  expect(operationFaults({ ...well, ...waiting(61) }, now).mail).toMatch(
    /^2 wait, the oldest since .*; 1 /,
  );
});

it('finds a charity with one admin', () => {
  expect(operationFaults({ ...well, admins: 1 }, now).admins).toMatch(/^1: /);
});

it('tells an admin in words what needs a look, and nothing where all is well', () => {
  expect(concerns(well, now, false)).toEqual([]);
  const waiting = { ...well.mail, waiting: 2, oldestWaitingSince: minutesAgo(61) };
  const late = { ...well, mail: waiting, jobs: { lastRunAt: minutesAgo(3 * 24 * 60) } };
  expect(concerns(late, now, false)).toEqual([
    '2 emails have not gone out, since Friday 20 November 2026. Whoever waits for one has heard nothing.',
    'What the site does by itself, like sending emails again, last went well on Tuesday 17 November 2026.',
  ]);
  const never = { ...well, jobs: { lastRunAt: null }, backup: { lastAt: null } };
  expect(concerns(never, now, false)).toEqual([
    'What the site does by itself, like sending emails again, has never run.',
    'There is no backup yet. There should be one each week.',
  ]);
});

it('asks no backups of a copy that shows sample data, but that its mail goes', () => {
  const waiting = { ...well.mail, waiting: 1, oldestWaitingSince: minutesAgo(61) };
  const never = { ...well, jobs: { lastRunAt: null }, backup: { lastAt: null } };
  expect(concerns({ ...never, mail: waiting }, now, true)).toEqual([
    'An email has not gone out, since Friday 20 November 2026. Whoever waits for one has heard nothing.',
  ]);
});
