import type { D1Database } from '@cloudflare/workers-types';
import { gte, lt, sql } from 'drizzle-orm';
import { COUNTS_MONTHS, type Counted, monthsUntil } from '../../shared/counts/counts.ts';
import { PAGE_KINDS, type PageKind } from '../../shared/counts/page-kinds.ts';
import { database } from '../db/client.ts';
import { pageCounts } from '../db/tables.ts';

const { day, kind, times } = pageCounts;

/** Adds to the sums of a day (YYYY-MM-DD). */
export async function addCounts(
  d1: D1Database,
  today: string,
  counted: ReadonlyMap<PageKind, number>,
) {
  const rows = [...counted].map(([kind, times]) => ({ day: today, kind, times }));
  if (rows.length === 0) return;
  await database(d1)
    .insert(pageCounts)
    .values(rows)
    .onConflictDoUpdate({ target: [day, kind], set: { times: sql`${times} + excluded.times` } });
}

/** The sums of each day from a date on. */
export async function readDays(d1: D1Database, from: string): Promise<Counted[]> {
  const rows = await database(d1).select().from(pageCounts).where(gte(day, from));
  return rows.map((row) => ({ when: row.day, kind: row.kind, times: row.times })).filter(isKnown);
}

/** The sums of each month (YYYY-MM) from one on. */
export async function readMonths(d1: D1Database, from: string): Promise<Counted[]> {
  const when = sql<string>`substr(${day}, 1, 7)`;
  const rows = await database(d1)
    .select({ when, kind, times: sql<number>`sum(${times})` })
    .from(pageCounts)
    .where(gte(day, from))
    .groupBy(when, kind);
  return rows.filter(isKnown);
}

/** A kind that this build does not count any more is left out. */
const isKnown = (row: { when: string; kind: string; times: number }): row is Counted =>
  (PAGE_KINDS as string[]).includes(row.kind);

/** Removes what is kept long enough, on a date (YYYY-MM-DD). */
export async function removeOldCounts(d1: D1Database, today: string) {
  const [oldest = ''] = monthsUntil(today, COUNTS_MONTHS).slice(-1);
  await database(d1).delete(pageCounts).where(lt(day, oldest));
}
