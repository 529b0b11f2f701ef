import type { D1Database } from '@cloudflare/workers-types';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AddressPublic } from '../../shared/addresses/secret-places.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { tombstones } from '../db/tables.ts';
import type { AuditEntry } from './audit/audit-queries.ts';
import { type Author, isInScope, timestampOf } from './author.ts';
import type { StoreKey } from './idempotency/idempotency.ts';
import { isSeen, type Written } from './is-seen.ts';
import { notifyOwner } from './notify-owner.ts';
import type { AsRead, RecordType } from './record-type.ts';
import { toColumns } from './rows.ts';
import { isAsRead, type Statement, writeBatch } from './write-batch.ts';

// Every write of a record is one batch (write-batch.ts). What may be changed stands in the WHERE: only what the author
// reaches, and only as it was read.

type Fields = Record<string, unknown>;
type Tombstone = Pick<typeof tombstones.$inferSelect, 'kind' | 'id'>;

/**
 * A new record, with an id that is fit for an address; undefined where the condition does not hold when its row is to be
 * made. `fields` are checked, its provider among them.
 */
export async function createRecord<Found>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  fields: Fields,
  { where, storeKey }: { where: SQL | undefined; storeKey?: StoreKey | undefined },
): Promise<Found | undefined> {
  const { kind, table } = type;
  const id = crypto.randomUUID();
  const instant = timestampOf(author);
  const row = {
    ...toColumns(table, fields),
    id,
    published: true,
    version: 1,
    updatedAt: instant,
    lastCheckedAt: instant,
  };
  const isMade = await write(
    d1,
    author,
    { kind, recordId: id, before: null, after: { _id: id, ...fields } },
    insertWhere(d1, table, row as never, where ?? sql`true`).returning({ id: table.id }),
    storeKey?.(id),
  );
  return isMade ? type.read(d1, id) : undefined;
}

/** What is given of a record's fields, checked now. Undefined where it is not, or no longer, this author's to change. */
export const updateRecord = <Found extends object>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  before: Found & AsRead,
  fields: Fields,
  { where, also }: { where?: SQL | undefined; also?: Statement[] } = {},
) =>
  change(d1, author, type, before, {
    set: { ...toColumns(type.table, fields), lastCheckedAt: timestampOf(author) },
    after: fields,
    where,
    ...(also && { also }),
  });

/** Sets a flag, which says nothing of when the record's facts were checked. Undefined where somebody else wrote meanwhile. */
export const setFlag = <Found extends object>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  before: Found & AsRead,
  flag: { approved: boolean; addressPublic?: AddressPublic | '' },
  also: Statement[],
) => change(d1, author, type, before, { set: flag, after: flag, also });

/** Takes a record down, for a reason, or puts it back: what the public sees, not what it says. Its organisation is told. */
export const publishRecord = <Found extends object>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  before: Found & AsRead,
  published: boolean,
  reason = '',
) => {
  const takenDownReason = published ? '' : reason;
  const also = notifyOwner(
    d1,
    author,
    type,
    before,
    published ? 'put-back' : 'taken-down',
    takenDownReason,
  );
  const isSaid = takenDownReason !== (before.takenDownReason ?? '');
  return change(d1, author, type, before, {
    set: { published, takenDownReason },
    after: { published, ...(isSaid && { takenDownReason }) },
    also,
  });
};

/** Changes some fields of a record, which counts as no check of the others. */
export const correctRecord = <Found extends object>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  before: Found & AsRead,
  fields: Fields,
) => change(d1, author, type, before, { set: toColumns(type.table, fields), after: fields });

/** The record, if it was still as it was read, and the condition held: then it was changed. */
async function change<Found extends object>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  before: Found & AsRead,
  { set, after, where, also }: { set: Fields; after: Fields; where?: SQL; also?: Statement[] },
): Promise<Found | undefined> {
  const { table, kind } = type;
  const raised = { ...set, version: before.version + 1, updatedAt: timestampOf(author) };
  const isChanged = await write(
    d1,
    author,
    { kind, recordId: before._id, before, after: { ...before, ...after } },
    database(d1)
      .update(table)
      .set(raised)
      .where(and(isOwn(author, type, before), where))
      .returning({ id: table.id }),
    also,
  );
  return isChanged ? type.read(d1, before._id) : undefined;
}

/**
 * Whether the record was still as it was read, and the condition held: then it is gone, and its parts with it. Its
 * organisation is told, unless `also` tells somebody else.
 */
export async function deleteRecord<Found extends object>(
  d1: D1Database,
  author: Author,
  type: RecordType<Found>,
  before: Found & AsRead,
  { where, also }: { where?: SQL | undefined; also?: Statement[] } = {},
): Promise<boolean> {
  const { table, kind } = type;
  const gone = [{ kind, record: before as AsRead }, ...type.partsOf(before)];
  return write(
    d1,
    author,
    { kind, recordId: before._id, before, after: null },
    database(d1)
      .delete(table)
      .where(and(isOwn(author, type, before), where))
      .returning({ id: table.id }),
    [
      ...gone.map((part) => insertTombstone(d1, { kind: part.kind, id: part.record._id }, author)),
      ...(also ?? notifyOwner(d1, author, type, before, 'deleted')),
    ],
  );
}

/** Keeps what was deleted from coming back with the next load; follows a statement that changed a row. */
export const insertTombstone = (d1: D1Database, { kind, id }: Tombstone, author: Author) =>
  insertWhere(d1, tombstones, { kind, id, deletedAt: timestampOf(author) }, sql`changes() > 0`)
    // A stone that is there already counts as a change too: what follows asks for one.
    .onConflictDoUpdate({
      target: [tombstones.kind, tombstones.id],
      set: { deletedAt: timestampOf(author) },
    });

const isOwn = <Found>(author: Author, { table, owner }: RecordType<Found>, before: AsRead) =>
  and(isAsRead(table, before), isInScope(author, owner));

const write = (
  d1: D1Database,
  author: Author,
  entry: Pick<AuditEntry, 'recordId'> & Written,
  change: Statement,
  also?: Statement[],
) => writeBatch(d1, author, { ...entry, isSeen: isSeen(d1, entry, author.now) }, change, also);
