import { expect, it } from 'vitest';
import { type Operations, operationFaults } from './operations.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const well: Operations = {
  mail: { waiting: 0, oldestWaitingSince: null, failing: 0, lastSentAt: null },
  chores: { lastRunAt: minutesAgo(15) },
  backup: { lastAt: minutesAgo(8 * 24 * 60) },
  admins: 2,
};

it('finds nothing where chores ran a quarter of an hour ago, a backup is a week old and two can sign in', () => {
  expect(operationFaults(well, now)).toEqual({
    mail: null,
    chores: null,
    backup: null,
    admins: null,
  });
});

it('finds chores and backups that are late or never were', () => {
  const late = {
    chores: { lastRunAt: minutesAgo(16) },
    backup: { lastAt: minutesAgo(8 * 24 * 60 + 1) },
  };
  const never = { chores: { lastRunAt: null }, backup: { lastAt: null } };
  expect(operationFaults({ ...well, ...late }, now)).toMatchObject({
    chores: `last went well ${minutesAgo(16)}`,
    backup: `last made ${late.backup.lastAt}`,
  });
  expect(operationFaults({ ...well, ...never }, now)).toMatchObject({
    chores: 'last went well never',
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
