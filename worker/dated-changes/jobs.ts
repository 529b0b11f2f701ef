import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { HISTORY_MONTHS, RESTORE_DAYS } from '../../shared/history/history.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { monthsBefore } from '../../shared/time/months-before.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { datedChanges, services } from '../db/tables.ts';

/**
 * Removes dated changes that were over when the history of that time was removed, and those whose services have all been
 * deleted for longer than they can be restored.
 */
export async function removeOldChanges(d1: D1Database, now: number) {
  const oldest = monthsBefore(now, HISTORY_MONTHS);
  const date = cityTime(oldest).date;
  const isOver = or(
    and(ne(datedChanges.to, ''), lt(datedChanges.to, date)),
    and(ne(datedChanges.endedAt, ''), lt(datedChanges.endedAt, toIso(oldest))),
  );
  const named = sql`EXISTS (SELECT 1 FROM json_each(${datedChanges.services}) AS named`;
  const hasService = sql`${named} JOIN ${services} ON ${services.id} = named.value)`;
  const isRestorable = sql`${named} JOIN tombstones ON tombstones.id = named.value AND tombstones.kind = 'service' AND tombstones.deleted_at > ${toIso(now - RESTORE_DAYS * DAY)})`;
  const isOrphan = and(
    eq(datedChanges.scope, 'service'),
    sql`NOT ${hasService}`,
    sql`NOT ${isRestorable}`,
  );
  await database(d1)
    .delete(datedChanges)
    .where(or(isOver, isOrphan) as SQL);
}
