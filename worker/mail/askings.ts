import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { DAY } from '../../shared/time/units.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { askings } from '../db/tables.ts';

/** An organisation is asked by mail for what it has to say at most so often, whatever it is about. */
const ASKED_EVERY = 21 * DAY;

/** Whether an organisation may be asked now that was asked for anything last at `last` ('' for never). */
export const mayBeAsked = (last: string, now: number): boolean => last <= toIso(now - ASKED_EVERY);

/**
 * That an organisation is asked now, for the beginning of a batch: no row is changed where it was asked lately, so that what
 * says `changes() > 0` after it is written once. `isStillRight`: whether its listings are still right, not about anything else.
 */
export function noteAsking(
  d1: D1Database,
  organisationId: string,
  now: number,
  isStillRight = false,
) {
  const at = toIso(now);
  return insertWhere(
    d1,
    askings,
    { organisationId, askedAt: at, ...(isStillRight && { stillRightAt: at }) },
    sql`NOT EXISTS (SELECT 1 FROM askings AS last WHERE last.organisation_id = ${organisationId} AND last.asked_at > ${toIso(now - ASKED_EVERY)})`,
  ).onConflictDoUpdate({
    target: askings.organisationId,
    set: {
      askedAt: sql`excluded.asked_at`,
      ...(isStillRight && { stillRightAt: sql`excluded.still_right_at` }),
    },
  });
}
