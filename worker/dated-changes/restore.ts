import type { D1Database } from '@cloudflare/workers-types';
import { and, eq } from 'drizzle-orm';
import type { HistoryEntry } from '../../shared/history/history.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { datedChanges, tombstones } from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import { hasPublicOwner } from '../records/is-seen.ts';
import { parseRows } from '../records/rows.ts';
import type { Statement } from '../records/write-batch.ts';
import { readChangeContext } from './change-context.ts';
import { expectPlaceFor } from './find-clashes.ts';
import { readChangeRow, toChangeRow } from './rows.ts';

/** The dated changes of an organisation: what its deletion keeps of them. */
export async function readChangesOf(d1: D1Database, organisationId: string) {
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(eq(datedChanges.organisationId, organisationId));
  return parseRows('dated change', rows, readChangeRow);
}

/** A version on, so that who still has it open from before is told. */
export const insertChangesAgain = (
  d1: D1Database,
  author: Author,
  records: readonly ChangeRecord[],
): Statement[] =>
  records.map((record) =>
    database(d1)
      .insert(datedChanges)
      .values({
        ...toChangeRow(record),
        version: record.version + 1,
        updatedAt: timestampOf(author),
      }),
  );

/**
 * Brings a deleted dated change back, for one batch. Throws what adding it would, where what was added since leaves it no
 * room or has its bank holiday.
 */
export async function restoreChange(
  d1: D1Database,
  author: Author,
  entry: HistoryEntry,
): Promise<Statement[]> {
  const { about, ...record } = entry.before as ChangeRecord & { about: string[] };
  const { changes } = await readChangeContext(d1, record.organisation);
  expectPlaceFor(record, changes, cityTime(author.now).date);
  const made = { before: null, after: { ...record, about } };
  return [
    database(d1)
      .delete(tombstones)
      .where(and(eq(tombstones.kind, 'dated change'), eq(tombstones.id, record._id))),
    ...insertChangesAgain(d1, author, [record]),
    auditEntry(d1, { ...author, ...made, kind: 'dated change', recordId: entry.recordId }),
    raiseVersion(d1, author.now, hasPublicOwner(d1, record.organisation)),
  ];
}
