import type { D1Database } from '@cloudflare/workers-types';
import { eq, lte, sql } from 'drizzle-orm';
import { digestOf } from '../account/tokens.ts';
import { database } from '../db/client.ts';
import { attempts } from '../db/tables.ts';
import { HOUR } from '../instant.ts';

/**
 * What is counted, and how long the next try has to wait after the first, the second ... and, the last one, after every
 * further try, in seconds. An hour without a try clears the count. Never a lock-out: the wait does not grow by trying.
 */
const WAITS = {
  signIn: [0, 0, 0, 0, 5, 10, 20, 40, 60],
  mail: [0, 0, 3600],
} as const;

/** What is tried, and by whom: the e-mail typed, known or not, or an account. Kept as a digest. */
export type Tried = { what: keyof typeof WAITS; who: string };

const keyOf = ({ what, who }: Tried) => digestOf(`${what} ${who}`);

/**
 * Counts a try, for a batch or by itself: gives a row, and makes `changes() > 0` true, unless it came too early. It is
 * counted before it is known whether it fails, so that a hundred at the same time do not pass as one.
 */
export function countAttempt(d1: D1Database, tried: Tried, now: number) {
  const waits = WAITS[tried.what];
  const count = sql`(CASE WHEN ${attempts.expiresAt} <= ${now} THEN 1 ELSE ${attempts.count} + 1 END)`;
  // D1 binds every number as a float, which is no position in a list.
  const position = sql`CAST(min(${count}, ${waits.length}) - 1 AS INTEGER)`;
  return database(d1)
    .insert(attempts)
    .values({ key: keyOf(tried), count: 1, nextAt: now + waits[0] * 1000, expiresAt: now + HOUR })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        nextAt: sql`${now} + 1000 * (${JSON.stringify(waits)} ->> ${position})`,
        expiresAt: now + HOUR,
      },
      setWhere: lte(attempts.nextAt, now),
    })
    .returning({ count: attempts.count });
}

/** When the next try may come, in milliseconds. */
export function nextAttempt(d1: D1Database, tried: Tried) {
  return database(d1)
    .select({ nextAt: attempts.nextAt })
    .from(attempts)
    .where(eq(attempts.key, keyOf(tried)));
}

/** Forgets the tries: the last one was right. */
export function clearAttempts(d1: D1Database, tried: Tried) {
  return database(d1)
    .delete(attempts)
    .where(eq(attempts.key, keyOf(tried)));
}

export async function removeExpiredAttempts(d1: D1Database, now: number) {
  await database(d1).delete(attempts).where(lte(attempts.expiresAt, now));
}
