import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, getTableColumns, gte, inArray } from 'drizzle-orm';
import type { Entry, Fields, World } from '../../shared/net-changes.ts';
import { database } from '../db/client.ts';
import { audit, helplines, organisations, services } from '../db/tables.ts';
import { helplineRecord, organisationRecord, serviceRecord, sound } from '../directory/records.ts';

/** How many entries of the history are gone through: some months of a busy city. */
export const ENTRIES_MAX = 5000;

/**
 * The history since an ISO instant, the latest first and without who made it, and every record as it stands, public or
 * not: what is public is decided for then and now by the same rule. Read as one, so that neither is ahead of the other.
 */
export async function readSince(d1: D1Database, since: string) {
  const db = database(d1);
  const { at, kind, recordId, before, after } = audit;
  const [rows, organisationRows, serviceRows, helplineRows] = await db.batch([
    db
      .select({ at, kind, recordId, before, after })
      .from(audit)
      .where(and(gte(at, since), inArray(kind, ['organisation', 'service', 'helpline'])))
      .orderBy(desc(audit.id))
      .limit(ENTRIES_MAX + 1),
    db.select().from(organisations),
    db
      .select({ ...getTableColumns(services), providerName: organisations.name })
      .from(services)
      .innerJoin(organisations, eq(services.providerId, organisations.id)),
    db.select().from(helplines),
  ]);
  const present: World = {
    organisation: byId(sound('organisation', organisationRows, organisationRecord)),
    service: byId(sound('service', serviceRows, serviceRecord)),
    helpline: byId(sound('helpline', helplineRows, helplineRecord)),
  };
  const entries = rows.map(
    (row): Entry => ({ ...row, before: fields(row.before), after: fields(row.after) }),
  );
  return { present, entries };
}

const byId = (records: { _id: string }[]) =>
  new Map(records.map((record): [string, Fields] => [record._id, record]));

const fields = (json: string | null): Fields | null => json && JSON.parse(json);
