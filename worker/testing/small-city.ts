import { env } from 'cloudflare:test';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { asColumns } from '../db/as-columns.ts';
import type { Env } from '../platform/env.ts';
import { addAccount, json, login, tokenOf } from './accounts.ts';
import { addDatedChange, addOrganisation, addService, call, testNow } from './directory.ts';
import { forgetRegistrations, register } from './registrations.ts';

// A small city, and what its people do in the year for which it is walked from day to day (`walk-year.ts`).

export const DAY = 86_400_000;
/** The first day and the last of the walk. */
export const FIRST = '2026-12-01';
export const LAST = '2027-12-31';

const weekOf = (start: string, end: string) =>
  JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, [{ start, end }]])));
const week = (weeks: Partial<Parameters<typeof asColumns>[0]>) =>
  asColumns({ irregularSlots: [], seasons: [], unknownDays: [], ...weeks });
const CHECKED = `${FIRST}T00:00:00.000Z`;
const saved = (date: string) => `${date}T09:00:00.000Z`;

/** What each service of the city is for, and who signs in for it, stands where it is made. */
export async function makeCity() {
  await forgetRegistrations();
  for (const table of ['sessions', 'one_time_tokens', 'sign_ins', 'fruitless_searches'])
    await env.DB.prepare(`DELETE FROM ${table}`).run();
  const kitchen = await addAccount({ organisation: { name: 'Kitchen', lastCheckedAt: CHECKED } });
  const providerId = kitchen.organisationId;
  const all = { lastCheckedAt: CHECKED };
  await addService({
    ...all,
    id: 'breakfast',
    providerId,
    type: 'Breakfast',
    schedule: weekOf('08:00', '10:00'),
  });
  await addService({
    ...all,
    id: 'lunch',
    providerId,
    type: 'Lunch',
    schedule: weekOf('12:00', '14:00'),
  });
  // Nobody signs in for these.
  const { id: harbour } = await addOrganisation({ name: 'Harbour', lastCheckedAt: CHECKED });
  const alike = { ...all, providerId: harbour, schedule: JSON.stringify(emptySchedule()) };
  await addService({
    ...alike,
    id: 'shelter',
    type: 'Day Centre',
    schedule: weekOf('21:00', '07:00'),
    ...week({ seasons: [{ from: '11-01', to: '03-31' }] }),
  });
  await addService({
    ...alike,
    id: 'cafe',
    type: 'Dinner',
    schedule: weekOf('22:00', '02:00'),
  });
  await addService({
    ...alike,
    id: 'first-tuesdays',
    type: 'Showers',
    ...week({ irregularSlots: [{ day: 'Tuesday', week: 'first', start: '10:00', end: '12:00' }] }),
  });
  await addService({
    ...alike,
    id: 'every-other-friday',
    type: 'Laundry',
    ...week({
      irregularSlots: [
        { day: 'Friday', everyOtherFrom: '2026-12-04', start: '13:00', end: '15:00' },
      ],
    }),
  });
  await addService({
    ...alike,
    id: 'never-checked-again',
    type: 'Toilets',
    schedule: weekOf('00:00', '24:00'),
  });

  const breakfast = { organisation: providerId, services: ['breakfast'], slots: [] };
  await addDatedChange({
    ...breakfast,
    from: '2026-12-24',
    to: '2027-01-02',
    reason: 'Christmas',
    updatedAt: saved('2026-10-01'),
  });
  await addDatedChange({
    ...breakfast,
    kind: 'as usual',
    from: '2026-12-29',
    to: '2026-12-29',
    reason: '',
    updatedAt: saved('2026-10-02'),
  });
  await addDatedChange({
    ...breakfast,
    kind: 'hours',
    from: '2027-05-03',
    to: '2027-05-03',
    slots: [{ start: '09:00', end: '11:00' }],
    reason: '',
    updatedAt: saved('2026-11-02'),
  });
  await addDatedChange({
    ...breakfast,
    from: '2027-08-02',
    to: '2027-08-15',
    reason: 'holidays',
    updatedAt: saved('2026-11-01'),
  });
  // Over for long: it is removed in the middle of the walk.
  await addDatedChange({ ...breakfast, from: '2026-01-10', to: '2026-01-15', reason: '' });

  await env.DB.batch(
    [
      `INSERT INTO fruitless_searches (day, words, times) VALUES ('2026-12-05', 'otters', 3)`,
      `INSERT INTO sign_ins (who, hour, worked, has_account, times, last_at)
        VALUES ('nobody', '2026-12-05T10:00:00.000Z', 0, 0, 1, '2026-12-05T10:00:00.000Z')`,
      `INSERT INTO audit (at, action, kind, record_id) VALUES ('2026-02-20T10:00:00.000Z', 'service:update', 'service', 'old')`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  return { kitchen, harbour };
}

export type City = Awaited<ReturnType<typeof makeCity>>;

/** What somebody does in the morning of a day, 9 o'clock UTC. */
export const DEEDS: Record<string, (city: City, bindings: Env) => Promise<unknown>> = {
  '2026-12-10': ({ kitchen }) =>
    addDatedChange({
      _id: 'flood',
      organisation: kitchen.organisationId,
      services: ['lunch'],
      from: '2026-12-10',
      to: '',
      reason: 'flood',
      updatedAt: saved('2026-12-10'),
    }),
  '2027-01-20': ({ harbour }) =>
    addDatedChange({
      organisation: harbour,
      services: ['first-tuesdays'],
      from: '2027-11-01',
      to: '',
      reason: 'no water',
      updatedAt: saved('2027-01-20'),
    }),
  '2027-03-01': async (_city, bindings) => {
    await register({ email: 'one@registers.test', name: 'One', from: '192.0.2.1' }, bindings);
    await register({ email: 'two@registers.test', name: 'Two', from: '192.0.2.2' }, bindings);
  },
  '2027-04-15': stillRight,
  '2027-06-15': async ({ kitchen }, bindings) => {
    const answer = await login(kitchen.email, undefined, bindings);
    const headers = { Authorization: `Bearer ${await tokenOf(answer)}` };
    const ended = await call('/dated-changes/flood/end', json('POST', {}, headers), bindings);
    if (ended.status !== 200) throw new Error(`The flood was not ended: ${ended.status}`);
  },
  '2027-09-15': stillRight,
};

/** Somebody looks at all listings but one. */
async function stillRight() {
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE services SET last_checked_at = ? WHERE id <> 'never-checked-again'",
    ).bind(new Date(testNow()).toISOString()),
    env.DB.prepare('UPDATE directory SET version = version + 1'),
  ]);
}
