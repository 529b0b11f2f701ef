import type { D1Database } from '@cloudflare/workers-types';
import { eq, lte, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { attempts } from '../db/tables.ts';
import { digestOf } from '../platform/crypto.ts';

/**
 * What is counted, and how long the next try has to wait after the first, the second ... and, the last one, after every
 * further try, in seconds. An hour without a try clears the count. Never a lock-out: the wait does not grow by trying.
 */
const WAITS = {
  signIn: [0, 0, 0, 0, 5, 10, 20, 40, 60],
  code: [0, 0, 0, 0, 5, 10, 20, 40, 60],
  mail: [0, 0, 3600],
  alarm: [3600],
} as const;

/** What is tried, and by whom: an email, known or not, where it was typed; or an account. Kept as a digest. */
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

type Window = {
  key: string;
  /** Its length, in milliseconds, and how many may be counted in it. */
  length: number;
  ceiling: number;
};

/** Counts one in a window that begins with the first; gives a row unless it has its ceiling already. */
function countIn(d1: D1Database, { key, length, ceiling }: Window, now: number, where = sql`true`) {
  const isOver = sql`${attempts.expiresAt} <= ${now}`;
  const row = { key, count: 1, nextAt: now, expiresAt: now + length };
  return insertWhere(d1, attempts, row, where)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        nextAt: now,
        expiresAt: sql`CASE WHEN ${isOver} THEN ${now + length} ELSE ${attempts.expiresAt} END`,
      },
      setWhere: sql`${isOver} OR ${attempts.count} < ${ceiling}`,
    })
    .returning({ expiresAt: attempts.expiresAt });
}

/** One row for all sign-ins of strangers in this minute. */
const SITE = digestOf('sign-ins of the site');

/** Counts a try on the whole site, in the batch of its own count and right after it: only what was let through there counts. */
export const countAtSite = (d1: D1Database, ceiling: number, now: number) =>
  countIn(d1, { key: SITE, length: MINUTE, ceiling }, now, sql`changes() > 0`);

/**
 * Whose mails are counted, and of which sort: links that a stranger can ask for apart from all others, and by account
 * instead of address those to the stand-ins whom it names.
 */
export type MailQuota = { recipient: string; sort: 'reset' | 'other' | 'stand-ins named by' };

const keyOfMail = ({ recipient, sort }: MailQuota) =>
  digestOf(`mails of a day ${sort} ${recipient}`);

/** Counts a mail to somebody; false where they had `ceiling` of this sort in a day. */
export async function countMail(
  d1: D1Database,
  quota: MailQuota,
  ceiling: number,
  now: number,
): Promise<boolean> {
  const key = keyOfMail(quota);
  return (await countIn(d1, { key, length: DAY, ceiling }, now)).length > 0;
}

/** Takes back the count of a mail that did not go: a failing try uses up nothing of the day. */
export const uncountMail = (d1: D1Database, quota: MailQuota) => uncount(d1, keyOfMail(quota));

/** When the site's minute is over, in milliseconds. */
export const siteOpensAt = (d1: D1Database) =>
  database(d1)
    .select({ expiresAt: attempts.expiresAt })
    .from(attempts)
    .where(eq(attempts.key, SITE));

/** The last one was right: only failures add up. */
export const uncountAtSite = (d1: D1Database) => uncount(d1, SITE);

const uncount = (d1: D1Database, key: string) =>
  database(d1)
    .update(attempts)
    .set({ count: sql`max(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));

export async function removeExpiredAttempts(d1: D1Database, now: number) {
  await database(d1).delete(attempts).where(lte(attempts.expiresAt, now));
}
