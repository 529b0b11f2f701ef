import type { D1Database } from '@cloudflare/workers-types';
import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  max,
  not,
  sql,
  sum,
} from 'drizzle-orm';
import {
  KEPT_DAYS,
  SIGHTINGS,
  type ZeroResultSearch,
} from '../../shared/search/zero-result/zero-result-search.ts';
import { addDays } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { zeroResultSearches } from '../db/tables.ts';

/** Different words that are kept of a day, and how often each is counted: nobody can fill the database. */
const WORDS_A_DAY = LIMITS.searchesOfDay.value;
const TIMES_A_DAY = 1000;
const SHOWN = 100;
/** How far back it is looked whether words were asked for before. */
const DAYS_BEFORE = 14;

const { day: onDay, words: itsWords, times: itsTimes } = zeroResultSearches;

/**
 * Counts words on a date (YYYY-MM-DD). On a full day new ones take the place of the least asked for, first of such as were
 * asked for on no other day: somebody who makes words up does not keep out what people look for.
 */
export async function countSearch(d1: D1Database, words: string, day: string) {
  const db = database(d1);
  const others = aliasedTable(zeroResultSearches, 'others');
  const ofDay = db.select({ total: count() }).from(others).where(eq(others.day, day));
  const isKnown = exists(
    db
      .select({ words: others.words })
      .from(others)
      .where(and(eq(others.day, day), eq(others.words, words))),
  );
  const wasAskedBefore = sql`EXISTS (SELECT 1 FROM ${zeroResultSearches} AS before
    WHERE before.words = ${itsWords} AND before.day >= ${addDays(day, -DAYS_BEFORE)} AND before.day < ${day})`;
  const leastAsked = db
    .select({ words: itsWords })
    .from(zeroResultSearches)
    .where(eq(onDay, day))
    .orderBy(itsTimes, wasAskedBefore, sql`random()`)
    .limit(1);
  await db.batch([
    db
      .delete(zeroResultSearches)
      .where(
        and(
          eq(onDay, day),
          inArray(itsWords, leastAsked),
          sql`${ofDay} >= ${WORDS_A_DAY}`,
          not(isKnown),
        ),
      ),
    db
      .insert(zeroResultSearches)
      .values({ day, words, times: 1 })
      .onConflictDoUpdate({
        target: [onDay, itsWords],
        set: { times: sql`${itsTimes} + 1` },
        setWhere: lt(itsTimes, TIMES_A_DAY),
      }),
  ]);
}

/** What was searched for on three days or more, the most often first. `today` is YYYY-MM-DD. */
export async function listSearches(d1: D1Database, today: string): Promise<ZeroResultSearch[]> {
  const days = count(onDay);
  const times = sum(itsTimes).mapWith(Number);
  return database(d1)
    .select({ words: itsWords, times, days, last: sql<string>`${max(onDay)}` })
    .from(zeroResultSearches)
    .where(gte(onDay, oldest(today)))
    .groupBy(itsWords)
    .having(gte(days, SIGHTINGS))
    .orderBy(desc(times), itsWords)
    .limit(SHOWN);
}

export async function removeOldSearches(d1: D1Database, today: string) {
  await database(d1)
    .delete(zeroResultSearches)
    .where(lt(onDay, oldest(today)));
}

const oldest = (today: string) => addDays(today, 1 - KEPT_DAYS);
