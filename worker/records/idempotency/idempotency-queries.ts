import type { D1Database } from '@cloudflare/workers-types';
import { eq, lte, sql } from 'drizzle-orm';
import { DAY } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { toIso } from '../../db/instant.ts';
import { idempotencyKeys } from '../../db/tables.ts';

/**
 * Writes down what a call made, for the end of the same batch: nothing where that made nothing. Where the key is there
 * already the batch fails, and all of it is undone.
 */
export const storeIdempotencyKey = (
  d1: D1Database,
  row: { key: string; digest: string; madeId: string },
  now: number,
) => insertWhere(d1, idempotencyKeys, { ...row, expiresAt: toIso(now + DAY) }, sql`changes() > 0`);

export async function findIdempotencyKey(d1: D1Database, key: string) {
  const [found] = await database(d1)
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key));
  return found;
}

export async function removeExpiredIdempotencyKeys(d1: D1Database, now: number) {
  await database(d1)
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.expiresAt, toIso(now)));
}
