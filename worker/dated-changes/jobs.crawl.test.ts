import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { datedChanges, outbox } from '../db/tables.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { addAccount } from '../testing/accounts.ts';
import {
  addDatedChange,
  addOrganisation,
  addService,
  emptyDirectory,
} from '../testing/directory.ts';

const START = Date.parse('2026-06-01T12:00:00.000Z');

beforeEach(async () => {
  await emptyDirectory();
  await database(env.DB).delete(outbox);
});

/** What every run sent since the last look, as whom and which closings. */
function mailbox() {
  const sent: { to: string; text: string }[] = [];
  const MAIL = {
    send: async ({ to, text }: { to: string; text: string }) => {
      if (text.includes('closed until further notice')) sent.push({ to, text });
      return { messageId: '' };
    },
  };
  const bindings = { ...env, MAIL } as unknown as typeof env;
  return { run: (day: number) => runJobs(bindings, START + day * DAY), sent };
}

const checkedOn = (day: number) => new Date(START + day * DAY).toISOString();

const closing = { from: '2026-06-01', to: '', updatedAt: new Date(START).toISOString() };

it('asks the owner of a closing until further notice every 30 days, runs missed and doubled', async () => {
  const owner = await addAccount();
  const { id } = await addService({ providerId: owner.organisationId });
  await addDatedChange({ ...closing, organisation: owner.organisationId, services: [id] });
  const { run, sent } = mailbox();
  const told: number[] = [];
  // Every day has a run, some two, and for a fortnight there is none.
  for (let day = 0; day < 140; day++) {
    if (day >= 55 && day < 69) continue;
    const before = sent.length;
    await run(day);
    if (day % 3 === 0) await Promise.all([run(day), run(day)]);
    for (let n = before; n < sent.length; n++) told.push(day);
  }
  // On day 51 it is asked about a holiday: 21 days later it may be asked anew.
  expect(told).toEqual([30, 72, 102, 132]);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([owner.email]));
  expect(sent[0]?.text).toContain('Breakfast, 1 Quay Street, Bristol: Closed until further notice');
});

it('asks within 21 days of another asking nothing, and puts what is due into the other mail', async () => {
  const owner = await addAccount({ organisation: { lastCheckedAt: checkedOn(10) } });
  const { organisationId } = owner;
  const { id } = await addService({ providerId: organisationId, lastCheckedAt: checkedOn(10) });
  await addDatedChange({ ...closing, organisation: organisationId, services: [id] });
  const subjects: [day: number, subject: string, asks: boolean][] = [];
  for (let day = 20; day < 80; day++) {
    const MAIL = {
      send: async ({ subject, text }: { subject: string; text: string }) => {
        const [about = ''] = subject.split(' – ');
        subjects.push([day, about, text.includes('closed until further notice')]);
        return { messageId: '' };
      },
    };
    const bindings = { ...env, ADMIN_MAIL: '', MAIL } as unknown as typeof env;
    await Promise.all([1, 2].map(() => runJobs(bindings, START + day * DAY)));
  }
  expect(subjects.filter(([, about]) => /^(Is|What are) /.test(about))).toEqual([
    [30, 'Is this still closed?', true],
    // Due on day 49: six weeks before 31 August.
    [51, 'What are your hours: Summer bank holiday?', false],
    // Its listings were due on day 55, and the closing is on day 60: one mail.
    [72, expect.stringContaining('Is this still right?'), true],
  ]);
});

it('asks about all that are due in one mail, and the charity where nobody signs in', async () => {
  const owner = await addAccount();
  const { organisationId } = owner;
  for (const type of ['Breakfast', 'Lunch']) {
    const { id } = await addService({ providerId: organisationId, type });
    await addDatedChange({ ...closing, organisation: organisationId, services: [id] });
  }
  const { id: silent } = await addOrganisation();
  await addDatedChange({ ...closing, organisation: silent });
  await addDatedChange({ ...closing, scope: 'type', type: 'Lunch' });
  const { run, sent } = mailbox();
  await run(31);
  expect(sent.map(({ to }) => to).sort()).toEqual(
    [owner.email, env.ADMIN_MAIL, env.ADMIN_MAIL].sort(),
  );
  const [own] = sent.filter(({ to }) => to === owner.email);
  expect(own?.text).toMatch(/Breakfast, .*\n+.*Lunch, /);
});

it.each([
  ['has an end', { to: '2026-12-31' }],
  ['has ended', { endedAt: '2026-06-02T10:00:00.000Z' }],
  ['was saved again since', { updatedAt: '2026-06-20T10:00:00.000Z' }],
  ['has just begun', { from: '2026-06-25' }],
  ['does not close', { kind: 'check first' as const }],
])('asks about none that %s', async (_, fields) => {
  const owner = await addAccount();
  await addDatedChange({ ...closing, organisation: owner.organisationId, ...fields });
  const { run, sent } = mailbox();
  await run(31);
  expect(sent).toEqual([]);
});

it('removes what was over a year ago, and what no service can come back to', async () => {
  const { id: organisation } = await addOrganisation();
  const { id } = await addService({ providerId: organisation });
  const far = { organisation, to: '2026-12-31' };
  const kept = [
    await addDatedChange({ ...far, services: [id, 'gone'] }),
    await addDatedChange({ ...closing, organisation }),
    await addDatedChange({ organisation, from: '2025-06-01', to: '2025-06-02' }),
  ];
  await addDatedChange({ ...far, services: ['gone'] });
  await addDatedChange({ organisation, from: '2025-05-01', to: '2025-05-31' });
  await mailbox().run(0);
  const left = await database(env.DB).select({ id: datedChanges.id }).from(datedChanges);
  expect(left.map((row) => row.id).sort()).toEqual(kept.map((row) => row.id).sort());
});
