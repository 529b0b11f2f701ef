import { env } from 'cloudflare:test';
import { firstLine } from '../../../shared/lines/editing/first-lines.ts';
import { emptySchedule } from '../../../shared/time/empty-schedule.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import { asColumns } from '../../db/as-columns.ts';
import type { Env } from '../../platform/env.ts';
import { addAccount, json, login, tokenOf } from '../accounts.ts';
import { addDatedChange, addOrganisation, addService, call, testNow } from '../directory.ts';
import { forgetRegistrations, register } from '../registrations.ts';

// A small city, and what its people do in the year for which it is walked from day to day (`walk-year.ts`).

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
      `INSERT INTO notices (id, words, begins, ends, updated_at) VALUES ('old', 'Snow', '2026-03-09T09:00', '2026-03-10T09:00', '')`,
      `INSERT INTO hidden_categories (category, until_date, hidden_at) VALUES ('Animals', '2026-12-20', '')`,
      `INSERT INTO kiosks (id, place, screen, is_ours, seen_at) VALUES
        ('ours', 'By the door', 'touch', 1, '2026-12-01T10:00:00.000Z'), ('other', 'Upstairs', 'touch', 0, '2026-12-01T10:00:00.000Z')`,
      `INSERT INTO page_counts (day, kind, times) VALUES ('2025-06-15', 'home', 30)`,
      `INSERT INTO holiday_answers (organisation_id, from_date, to_date) VALUES ('${harbour}', '2026-05-25', '2026-05-25')`,
      `INSERT INTO askings (organisation_id, asked_at, rung_at, rung_outcome) VALUES ('${harbour}', '', '2026-05-20T10:00:00.000Z', 'no answer')`,
      `INSERT INTO audit (at, action, kind, record_id) VALUES ('2026-02-20T10:00:00.000Z', 'service:update', 'service', 'old')`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  await env.DB.prepare(
    "INSERT INTO site_lines (name, facts, source, checked, updated_at) VALUES ('council', ?, 'rang', ?, '')",
  )
    .bind(JSON.stringify(firstLine('council')), FIRST)
    .run();
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
  '2027-03-10': lineIsRight,
  '2027-04-15': stillRight,
  '2027-06-09': lineIsRight,
  '2027-06-15': post('/dated-changes/flood/end'),
  '2027-07-06': post('/services/lunch/full'),
  '2027-09-08': lineIsRight,
  '2027-09-15': stillRight,
  '2027-12-08': lineIsRight,
};

/** What the kitchen does with one tap, signed in. */
function post(path: string) {
  return async ({ kitchen }: City, bindings: Env) => {
    const answer = await login(kitchen.email, undefined, bindings);
    const headers = { Authorization: `Bearer ${await tokenOf(answer)}` };
    const { status } = await call(path, json('POST', {}, headers), bindings);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
}

/** Somebody checks the council's number. */
async function lineIsRight() {
  const today = new Date(testNow()).toISOString().slice(0, 10);
  await env.DB.prepare('UPDATE site_lines SET checked = ?').bind(today).run();
}

/** Somebody looks at all listings but one. */
async function stillRight() {
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE services SET last_checked_at = ? WHERE id <> 'never-checked-again'",
    ).bind(new Date(testNow()).toISOString()),
    env.DB.prepare('UPDATE directory SET version = version + 1'),
  ]);
}
