import type { D1Database } from '@cloudflare/workers-types';
import { and, isNull, sql } from 'drizzle-orm';
import { HOUR } from '../../../../shared/time/units.ts';
import { database } from '../../../db/client.ts';
import { toIso } from '../../../db/instant.ts';
import { organisations, registrations } from '../../../db/tables.ts';
import { queueMailWhere } from '../../../mail/queries.ts';

/** The charity is told of registrations at most so often. */
const TOLD_EVERY = HOUR;
/** How many a mail names; it says how many there are. */
const NAMED = 10;

/**
 * Tells the charity of all registrations that it has not been told of, in one mail, unless it was told of others within the
 * hour. At the end of a registration's own batch the first is told at once; the scheduled job tells of those that came
 * after it. What was told is marked in the same batch as the mail, so that a run that is missed loses nothing and one that
 * is doubled repeats nothing.
 */
export function notifyCharity(d1: D1Database, adminMail: string, now: number) {
  const isUntold = sql`${registrations.toldAt} IS NULL`;
  const untold = sql`FROM ${registrations} JOIN ${organisations} ON ${organisations.id} = ${registrations.organisationId} WHERE ${isUntold}`;
  const one = sql`json_object('name', ${organisations.name}, 'email', ${organisations.email}, 'approved', json(iif(${organisations.approved}, 'true', 'false')))`;
  const named = sql`(SELECT json_group_array(json(one)) FROM (SELECT ${one} AS one ${untold} ORDER BY ${registrations.registeredAt} LIMIT ${NAMED}))`;
  const data = sql`json_object('count', (SELECT count(*) ${untold}), 'first', ${named})`;
  const wasTold = sql`EXISTS (SELECT 1 FROM ${registrations} WHERE ${registrations.toldAt} > ${toIso(now - TOLD_EVERY)})`;
  const isDue = sql`EXISTS (SELECT 1 FROM ${registrations} WHERE ${isUntold}) AND NOT ${wasTold}`;
  return [
    queueMailWhere(d1, { kind: 'registrations', data }, { recipient: adminMail }, isDue, now),
    database(d1)
      .update(registrations)
      .set({ toldAt: toIso(now) })
      .where(and(isNull(registrations.toldAt), sql`changes() > 0`)),
  ] as const;
}

export async function notifyOfRegistrations(d1: D1Database, adminMail: string, now: number) {
  await database(d1).batch([...notifyCharity(d1, adminMail, now)]);
}
