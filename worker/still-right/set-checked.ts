import type { D1Database } from '@cloudflare/workers-types';
import { and, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { isLatest, type Revision, raiseVersion } from '../records/data-version.ts';
import { hasPublicOwner } from '../records/is-seen.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import type { Statement } from '../records/write-batch.ts';

export type Checked = { kind: RecordKind; _id: string; lastCheckedAt: string };

/** The listings of an organisation that the public sees, each with when it was checked. */
export function listingsOf(organisation: WholeOrganisation): Checked[] {
  const { services, helpline } = organisation;
  return [
    ...services.filter(({ published }) => published).map(ofKind('service')),
    ...(helpline?.published ? [ofKind('helpline')(helpline)] : []),
    ofKind('organisation')(organisation),
  ];
}

const ofKind =
  (kind: RecordKind) =>
  ({ _id, lastCheckedAt }: Omit<Checked, 'kind'>): Checked => ({ kind, _id, lastCheckedAt });

/**
 * Says of listings of one organisation, or of a helpline of nobody, when they were checked last: of all of them with `first`, or of none where anything was
 * written since `revision`, or `where` does not hold. Each is in the history; nothing of what they say changes.
 */
export async function setChecked(
  d1: D1Database,
  author: Author,
  organisationId: string | null,
  listings: readonly Checked[],
  { first, where = sql`true`, revision }: { first: Statement; where?: SQL; revision: Revision },
): Promise<boolean> {
  const updates = Object.values(RECORD_TYPES).flatMap(({ kind, table }) => {
    const theirs = listings.filter((it) => it.kind === kind);
    if (theirs.length === 0) return [];
    const ids = theirs.map(({ _id }) => _id);
    const checked = {
      lastCheckedAt: valueFor(table.id, theirs),
      version: sql`${table.version} + 1`,
      updatedAt: timestampOf(author),
    };
    return [
      database(d1)
        .update(table)
        .set(checked as never)
        .where(and(isOneOf(table.id, ids), isLatest(d1, revision), where)),
      ...ids.map((recordId) =>
        auditEntry(d1, { ...author, kind, recordId, before: {}, after: {} }),
      ),
    ];
  });
  const [noted] = await database(d1).batch([
    first,
    ...updates,
    raiseVersion(d1, author.now, listings.length > 0 && hasPublicOwner(d1, organisationId)),
  ]);
  return (noted as unknown[]).length > 0;
}

/** The instant of the row's own id. */
const valueFor = (id: SQLiteColumn, listings: readonly Checked[]) => {
  const values = JSON.stringify(listings.map(({ _id, lastCheckedAt }) => [_id, lastCheckedAt]));
  return sql`(SELECT value ->> 1 FROM json_each(${values}) WHERE value ->> 0 = ${id})`;
};
