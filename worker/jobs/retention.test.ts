import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEPT_TABLES } from '../../shared/privacy/kept.ts';
import { DAY } from '../../shared/time/units.ts';
import { addOrganisation, emptyDirectory } from '../testing/directory.ts';
import { runJobs } from './scheduled.ts';

// How long each table keeps what it keeps (shared/privacy/kept.ts), with a moving clock: rows of 200 organisations are made at one
// instant, and the jobs run on the days below alone, twice at once on each. What goes by itself goes on its day, or on the next on
// which jobs run; nothing of it goes a day sooner. The days are written down from a calendar.

/** 9 in the morning, a Tuesday. */
const MADE = '2026-06-02T09:00:00.000Z';
const HOUSES = 200;

const at = (days: number, hours = 0) =>
  new Date(Date.parse(MADE) + days * DAY + hours * 3_600_000).toISOString();

/** A row of each table for the organisation of a number, and how many days after they were made all have gone; or emptied. */
type Kept = {
  sql: (n: number) => [string, ...(string | number)[]];
  left?: string;
  goneAfter: number;
};

const row = (
  table: string,
  values: Record<string, string | number>,
): [string, ...(string | number)[]] => [
  `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.keys(values)
    .map(() => '?')
    .join(', ')})`,
  ...Object.values(values),
];

const house = (n: number) => `house-${n}`;
const line = (n: number) => `line-${n}`;

const WALKED: Record<string, Kept> = {
  attempts: {
    sql: (n) =>
      row('attempts', { key: `k${n}`, count: 1, next_at: 0, expires_at: Date.parse(at(1)) }),
    left: 'SELECT count(*) AS left FROM attempts WHERE length(key) < 5',
    goneAfter: 1,
  },
  creations: {
    sql: (n) =>
      row('creations', { key: `k${n}`, digest: 'd', made_id: house(n), expires_at: at(1) }),
    goneAfter: 1,
  },
  imported: {
    sql: (n) =>
      row('imported', {
        ...{ import_id: 'i', at: at(0), account_id: 'a', kind: 'organisation' },
        ...{ record_id: house(n), version: 1 },
      }),
    goneAfter: 1,
  },
  'digests of reports': {
    sql: (n) =>
      row('reports', {
        ...{ id: `d${n}`, kind: 'organisation', listing_id: house(n), what: 'closed' },
        ...{ words: 'Whispered.', at: at(0), digest: `digest-${n}` },
      }),
    left: "SELECT count(*) AS left FROM reports WHERE digest <> ''",
    goneAfter: 7,
  },
  'new kiosks': {
    sql: (n) =>
      row('kiosks', {
        id: `n${n}`,
        place: `Place ${n}`,
        screen: 'touch',
        is_ours: 0,
        seen_at: at(0),
      }),
    left: 'SELECT count(*) AS left FROM kiosks WHERE is_ours = 0',
    goneAfter: 7,
  },
  report_keys: {
    sql: (n) =>
      row('report_keys', { week: Math.floor(Date.parse(MADE) / (7 * DAY)) - n, key: 'k' }),
    goneAfter: 14,
  },
  merges: {
    sql: (n) =>
      row('merges', {
        ...{ gone_id: `gone-${n}`, kind: 'organisation', kept_id: house(n) },
        ...{ merge_id: `m${n}`, at: at(0), before: '{}' },
      }),
    left: "SELECT count(*) AS left FROM merges WHERE before <> ''",
    goneAfter: 30,
  },
  stand_ins: {
    sql: (n) =>
      row('stand_ins', {
        ...{ account_id: `account-of-${n}`, email: `sam-${n}@handbook.test` },
        ...{ until_date: at(59).slice(0, 10), named_at: at(0) },
      }),
    goneAfter: 60,
  },
  one_time_tokens: {
    sql: (n) =>
      row('one_time_tokens', {
        ...{ digest: `t${n}`, account_id: `account-of-${n}`, purpose: 'still-right' },
        ...{ created_at: at(0), expires_at: at(30) },
      }),
    goneAfter: 30,
  },
  sessions: {
    sql: (n) =>
      row('sessions', {
        ...{ id: `s${n}`, account_id: `account-of-${n}`, digest: `s${n}`, rotated_at: at(0) },
        ...{ created_at: at(0), expires_at: at(30) },
      }),
    goneAfter: 30,
  },
  registrations: {
    sql: (n) =>
      row('registrations', {
        ...{ organisation_id: `waiting-${n}`, account_id: `account-of-${n}`, registered_at: at(0) },
      }),
    goneAfter: 30,
  },
  reports: {
    sql: (n) =>
      row('reports', {
        ...{ id: `r${n}`, kind: 'organisation', listing_id: house(n), what: 'not safe' },
        ...{ words: 'Whispered.', at: at(0) },
      }),
    left: "SELECT count(*) AS left FROM reports WHERE id GLOB 'r*'",
    goneAfter: 90,
  },
  fruitless_searches: {
    sql: (n) => row('fruitless_searches', { day: MADE.slice(0, 10), words: `words${n}`, times: 1 }),
    goneAfter: 90,
  },
  sign_ins: {
    sql: (n) =>
      row('sign_ins', {
        ...{ who: house(n), hour: at(0), worked: 1, has_account: 1, times: 1, last_at: at(0) },
      }),
    goneAfter: 90,
  },
  kiosks: {
    sql: (n) =>
      row('kiosks', {
        id: `o${n}`,
        place: `Ours ${n}`,
        screen: 'touch',
        is_ours: 1,
        seen_at: at(0),
      }),
    goneAfter: 90,
  },
  'calls of askings': {
    sql: (n) =>
      row('askings', {
        ...{
          organisation_id: house(n),
          asked_at: '',
          rung_at: at(0),
          rung_note: 'Back on Monday.',
        },
      }),
    left: "SELECT count(*) AS left FROM askings WHERE rung_at || rung_note <> ''",
    // Twelve months.
    goneAfter: 365,
  },
  'what can be taken back of askings': {
    sql: (n) =>
      row('askings', {
        organisation_id: `waiting-${n}`,
        asked_at: '',
        undo: JSON.stringify({ at: at(0), before: [] }),
      }),
    left: "SELECT count(*) AS left FROM askings WHERE undo <> ''",
    goneAfter: 1,
  },
  'calls of helpline_calls': {
    sql: (n) =>
      row('helpline_calls', { helpline_id: line(n), rung_at: at(0), rung_note: 'Back on Monday.' }),
    left: "SELECT count(*) AS left FROM helpline_calls WHERE rung_at || rung_note <> ''",
    goneAfter: 365,
  },
  audit: {
    sql: (n) =>
      row('audit', {
        at: at(0),
        action: 'organisation:update',
        kind: 'organisation',
        record_id: house(n),
      }),
    left: `SELECT count(*) AS left FROM audit WHERE at = '${MADE}'`,
    goneAfter: 365,
  },
  holiday_answers: {
    sql: (n) =>
      row('holiday_answers', {
        ...{ organisation_id: house(n), from_date: '2026-05-25', to_date: '2026-06-02' },
        ...{ asked_at: at(0), answered_at: at(0), answered_by: 'somebody' },
      }),
    goneAfter: 366,
  },
  dated_changes: {
    sql: (n) =>
      row('dated_changes', {
        ...{ id: `c${n}`, scope: 'organisation', organisation_id: house(n), kind: 'closed' },
        ...{ from_date: '2026-06-01', to_date: '2026-06-02', updated_at: at(0) },
      }),
    goneAfter: 366,
  },
  notices: {
    sql: (n) =>
      row('notices', {
        ...{ id: `n${n}`, words: 'Cold weather.', begins: '2026-06-01T00:00' },
        ...{ ends: '2026-06-02T10:00', updated_at: at(0) },
      }),
    goneAfter: 365,
  },
  page_counts: {
    sql: (n) => row('page_counts', { day: MADE.slice(0, 10), kind: `kind${n}`, times: 1 }),
    // 24 months, of which the one that runs is the last.
    goneAfter: 730,
  },
};

/** What nothing takes away but somebody's own doing, or that has its own end: mails and hidden addresses are walked in the year. */
const NOT_BY_DAYS = [
  ...['organisations', 'services', 'helplines', 'accounts', 'second_factors', 'recovery_codes'],
  ...[
    'askings',
    'helpline_calls',
    'outbox',
    'site_lines',
    'hidden_categories',
    'search_words',
    'no_twins',
  ],
  ...['postcodes', 'set_points', 'tombstones', 'operations', 'directory'],
];

const leftOf = async ([name, { left }]: [string, Kept]) => {
  const sql =
    left ?? `SELECT count(*) AS left FROM ${name}${name === 'kiosks' ? ' WHERE is_ours = 1' : ''}`;
  return (await env.DB.prepare(sql).first<{ left: number }>())?.left ?? 0;
};

/** How many were left of each, by the days on which jobs ran. */
const left: Record<string, Record<number, number>> = {};
let standing: { rows: number; waiting: number } | null;

beforeAll(async () => {
  await emptyDirectory();
  for (const { name } of KEPT_TABLES)
    if (name !== 'directory') await env.DB.prepare(`DELETE FROM ${name}`).run();
  const rows: [string, ...(string | number)[]][] = [];
  await addOrganisation({ id: 'charity', role: 'admin' });
  for (let n = 0; n < HOUSES; n++) {
    for (const [id, approved] of [[house(n), 1] as const, [`waiting-${n}`, 0] as const])
      rows.push(
        row('organisations', {
          ...{ id, name: id, description: 'Beds.', approved, last_checked_at: at(0) },
          ...{ created_at: at(0), updated_at: at(0) },
        }),
      );
    rows.push(
      row('accounts', {
        ...{ id: `account-of-${n}`, organisation_id: 'charity', email: `${n}@handbook.test` },
        created_at: at(0),
      }),
    );
    rows.push(
      row('helplines', {
        ...{ id: line(n), type: 'General', name: line(n), description: 'Someone to talk to.' },
        ...{ last_checked_at: at(0), updated_at: at(0) },
      }),
    );
    rows.push(...Object.values(WALKED).map(({ sql }) => sql(n)));
  }
  for (let from = 0; from < rows.length; from += 400)
    await env.DB.batch(
      rows.slice(from, from + 400).map(([sql, ...values]) => env.DB.prepare(sql).bind(...values)),
    );
  // The day before each is due, and the second day after: the run of the day itself and of the next are missed.
  const due = [...new Set(Object.values(WALKED).map(({ goneAfter }) => goneAfter))];
  const days = [...new Set(due.flatMap((day) => [day - 1, day, day + 2]))].sort((a, b) => a - b);
  for (const day of days) {
    const now = Date.parse(at(day, day === 0 ? 1 : 0.5));
    await Promise.all([runJobs(env, now), runJobs(env, now)]);
    for (const entry of Object.entries(WALKED)) {
      left[entry[0]] ??= {};
      (left[entry[0]] as Record<number, number>)[day] = await leftOf(entry);
    }
  }
  standing = await env.DB.prepare(
    `SELECT sum(approved) AS rows, sum(approved = 0) AS waiting FROM organisations WHERE role = 'organisation'`,
  ).first();
}, 240_000);

describe('what is kept of 200 organisations', () => {
  it.each(Object.entries(WALKED))(
    '%s: all until the day, and none from it on',
    (name, { goneAfter }) => {
      const seen = Object.entries(left[name] ?? {}).map(([day, count]) => [Number(day), count]);
      const before = seen.filter(([day = 0]) => day < goneAfter);
      const after = seen.filter(([day = 0]) => day >= goneAfter);
      expect(before.length * after.length).toBeGreaterThan(0);
      for (const [day, count] of before)
        expect([day, count]).toEqual([day, name === 'report_keys' ? count : HOUSES]);
      for (const [day, count] of after) expect([day, count]).toEqual([day, 0]);
    },
  );

  it('is walked, each table that goes by itself', () => {
    const tables = Object.keys(WALKED).map((name) => name.split(' ').at(-1));
    const names = KEPT_TABLES.map(({ name }) => name);
    expect([...new Set([...tables, ...NOT_BY_DAYS])].sort()).toEqual(names.sort());
  });

  it('is otherwise there for ever: the listings themselves', () => {
    expect(standing).toEqual({ rows: HOUSES, waiting: 0 });
  });
});
