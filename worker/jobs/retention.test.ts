import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEPT_TABLES } from '../../shared/privacy/retention.ts';
import {
  HOUSES,
  house,
  insertRow,
  KEPT_ROWS,
  leftSql,
  line,
  madeAt,
  type SqlRow,
} from '../testing/crawls/kept-rows.ts';
import { addOrganisation, emptyDirectory } from '../testing/directory.ts';
import { runJobs } from './scheduled.ts';

// How long each table keeps what it keeps (shared/privacy/retention.ts), with a moving clock: rows of 200 organisations are made at one
// instant, and the jobs run on the days below alone, twice at once on each. What goes by itself goes on its day, or on the next on
// which jobs run; nothing of it goes a day sooner. The days are written down from a calendar.

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

const countLeft = async (entry: Parameters<typeof leftSql>[0]) =>
  (await env.DB.prepare(leftSql(entry)).first<{ left: number }>())?.left ?? 0;

/** How many were left of each, by the days on which jobs ran. */
const left: Record<string, Record<number, number>> = {};
let standing: { rows: number; waiting: number } | null;

beforeAll(async () => {
  await emptyDirectory();
  for (const { name } of KEPT_TABLES)
    if (name !== 'directory') await env.DB.prepare(`DELETE FROM ${name}`).run();
  const rows: SqlRow[] = [];
  await addOrganisation({ id: 'charity', role: 'admin' });
  for (let n = 0; n < HOUSES; n++) {
    for (const [id, approved] of [[house(n), 1] as const, [`waiting-${n}`, 0] as const])
      rows.push(
        insertRow('organisations', {
          ...{ id, name: id, description: 'Beds.', approved, last_checked_at: madeAt(0) },
          ...{ created_at: madeAt(0), updated_at: madeAt(0) },
        }),
      );
    rows.push(
      insertRow('accounts', {
        ...{ id: `account-of-${n}`, organisation_id: 'charity', email: `${n}@handbook.test` },
        created_at: madeAt(0),
      }),
    );
    rows.push(
      insertRow('helplines', {
        ...{ id: line(n), type: 'General', name: line(n), description: 'Someone to talk to.' },
        ...{ last_checked_at: madeAt(0), updated_at: madeAt(0) },
      }),
    );
    rows.push(...Object.values(KEPT_ROWS).map(({ sql }) => sql(n)));
  }
  for (let from = 0; from < rows.length; from += 400)
    await env.DB.batch(
      rows.slice(from, from + 400).map(([sql, ...values]) => env.DB.prepare(sql).bind(...values)),
    );
  // The day before each is due, and the second day after: the run of the day itself and of the next are missed.
  const due = [...new Set(Object.values(KEPT_ROWS).map(({ goneAfter }) => goneAfter))];
  const days = [...new Set(due.flatMap((day) => [day - 1, day, day + 2]))].sort((a, b) => a - b);
  for (const day of days) {
    const now = Date.parse(madeAt(day, day === 0 ? 1 : 0.5));
    await Promise.all([runJobs(env, now), runJobs(env, now)]);
    for (const entry of Object.entries(KEPT_ROWS)) {
      left[entry[0]] ??= {};
      (left[entry[0]] as Record<number, number>)[day] = await countLeft(entry);
    }
  }
  standing = await env.DB.prepare(
    `SELECT sum(approved) AS rows, sum(approved = 0) AS waiting FROM organisations WHERE role = 'organisation'`,
  ).first();
}, 240_000);

describe('what is kept of 200 organisations', () => {
  it.each(Object.entries(KEPT_ROWS))(
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
    const tables = Object.keys(KEPT_ROWS).map((name) => name.split(' ').at(-1));
    const names = KEPT_TABLES.map(({ name }) => name);
    expect([...new Set([...tables, ...NOT_BY_DAYS])].sort()).toEqual(names.sort());
  });

  it('is otherwise there for ever: the listings themselves', () => {
    expect(standing).toEqual({ rows: HOUSES, waiting: 0 });
  });
});
