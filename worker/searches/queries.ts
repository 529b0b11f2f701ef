import type { D1Database } from '@cloudflare/workers-types';
import { and, count, desc, eq, exists, gte, lt, max, or, sql, sum } from 'drizzle-orm';
import { addDays } from '../../shared/city-time.ts';
import { type FruitlessSearch, KEPT_DAYS, SIGHTINGS } from '../../shared/fruitless-search.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { fruitlessSearches } from '../db/tables.ts';

/** Different words that are kept of a day, and how often each is counted: nobody can fill the database. */
const WORDS_A_DAY = 300;
const TIMES_A_DAY = 1000;
const SHOWN = 100;

const { day: onDay, words: itsWords, times: itsTimes } = fruitlessSearches;

/** Counts words on a date (YYYY-MM-DD). */
export async function countSearch(d1: D1Database, words: string, day: string) {
  const db = database(d1);
  const ofDay = db.select({ total: count() }).from(fruitlessSearches).where(eq(onDay, day));
  const isKnown = exists(
    db
      .select({ words: itsWords })
      .from(fruitlessSearches)
      .where(and(eq(onDay, day), eq(itsWords, words))),
  );
  const mayBeKept = sql`${or(isKnown, sql`${ofDay} < ${WORDS_A_DAY}`)}`;
  await insertWhere(d1, fruitlessSearches, { day, words, times: 1 }, mayBeKept).onConflictDoUpdate({
    target: [onDay, itsWords],
    set: { times: sql`${itsTimes} + 1` },
    setWhere: lt(itsTimes, TIMES_A_DAY),
  });
}

/** What was searched for on three days or more, the most often first. `today` is YYYY-MM-DD. */
export async function listSearches(d1: D1Database, today: string): Promise<FruitlessSearch[]> {
  const days = count(onDay);
  const times = sum(itsTimes).mapWith(Number);
  return database(d1)
    .select({ words: itsWords, times, days, last: sql<string>`${max(onDay)}` })
    .from(fruitlessSearches)
    .where(gte(onDay, oldest(today)))
    .groupBy(itsWords)
    .having(gte(days, SIGHTINGS))
    .orderBy(desc(times), itsWords)
    .limit(SHOWN);
}

export async function removeOldSearches(d1: D1Database, today: string) {
  await database(d1)
    .delete(fruitlessSearches)
    .where(lt(onDay, oldest(today)));
}

const oldest = (today: string) => addDays(today, 1 - KEPT_DAYS);
