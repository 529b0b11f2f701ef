import type { D1Database } from '@cloudflare/workers-types';
import { inArray, lt } from 'drizzle-orm';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { reportKeys } from '../db/tables.ts';
import { randomToken, sealText } from '../platform/crypto.ts';
import type { Env } from '../platform/env.ts';

// What tells repeats from one network address apart, and nothing else: digests of the address with the listing, so that those of
// two listings have nothing in common, under a random key of the week that is deleted a week later. Without the Worker's
// secret a copy of the database cannot try all addresses either.

const WEEK = 7 * DAY;

const weekOf = (now: number) => Math.floor(now / WEEK);

/** The digests of an address under the keys of this week and of the last one, whose reports still count. */
export type Digests = { now: string; before: string };

/** Both are '' for a request that did not come from outside. */
export async function digestsOf(
  { DB, JWT_SECRET = '' }: Pick<Env, 'DB' | 'JWT_SECRET'>,
  address: string | null,
  listing: string,
  now: number,
): Promise<Digests> {
  if (address === null) return { now: '', before: '' };
  const week = weekOf(now);
  const keys = await keysOf(DB, week);
  const digest = (of: number) => {
    const key = keys.get(of);
    return key ? sealText(`${JWT_SECRET} ${key}`, `${address} ${listing}`) : '';
  };
  return { now: digest(week), before: digest(week - 1) };
}

/** The keys by their weeks; that of this week is made where there is none. */
async function keysOf(d1: D1Database, week: number): Promise<Map<number, string>> {
  const db = database(d1);
  const [, rows] = await db.batch([
    db.insert(reportKeys).values({ week, key: randomToken() }).onConflictDoNothing(),
    db
      .select()
      .from(reportKeys)
      .where(inArray(reportKeys.week, [week, week - 1])),
  ]);
  return new Map(rows.map((row) => [row.week, row.key]));
}

/** Deletes the keys of the weeks whose digests tell nothing apart any more. */
export const removeOldKeys = (d1: D1Database, now: number) =>
  database(d1)
    .delete(reportKeys)
    .where(lt(reportKeys.week, weekOf(now) - 1));
