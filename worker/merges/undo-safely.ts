import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gt } from 'drizzle-orm';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { datedChanges, services } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { parseTexts } from '../records/rows.ts';
import type { KeptPair, MergeUndo, StoredRow } from './merge-undo-data.ts';

// What an undone merge must not bring about: an address that comes to light, a place that is said to be open.

/**
 * Refuses to part two organisations while a change that was entered since holds for services of both: it would stay with the one,
 * and the other's would be said to be open. What holds for the whole organisation is such a change.
 */
export async function refuseSharedChanges(
  d1: D1Database,
  { kept, keptId, at }: { kept: MergeUndo; keptId: string; at: string },
  now: number,
): Promise<void> {
  const moved = new Set(kept.services.map(({ id }) => id));
  const before = new Set(kept.changes.map(({ id }) => id));
  const today = cityTime(now).date;
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(eq(datedChanges.organisationId, keptId));
  const shared = rows.find((row) => {
    if (before.has(row.id) || row.updatedAt <= at || row.endedAt !== '') return false;
    if (row.to !== '' && row.to < today) return false;
    if (row.scope === 'organisation') return moved.size > 0;
    const ids = parseTexts(row.services);
    return ids.some((id) => moved.has(id)) && ids.some((id) => !moved.has(id));
  });
  if (shared)
    throw new ApiError(
      409,
      `A change from ${shared.from} was entered for services of both since. End it, or enter it for each of them, and undo this then.`,
    );
}

/**
 * Whether a record that the merge made secret stays so: where it or a service of it was edited since, an address may have been
 * entered because nobody sees it.
 */
export async function mustStaySecret(
  d1: D1Database,
  { kind, keep, set }: KeptPair,
  row: StoredRow,
): Promise<boolean> {
  if (set.addressPublic !== 'no' || keep.addressPublic === 'no') return false;
  if (row.version !== keep.version + 1) return true;
  if (kind !== 'organisation') return false;
  const since = and(eq(services.providerId, keep.id), gt(services.updatedAt, row.updatedAt));
  const [edited] = await database(d1)
    .select({ id: services.id })
    .from(services)
    .where(since)
    .limit(1);
  return edited !== undefined;
}
