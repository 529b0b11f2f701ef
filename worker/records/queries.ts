import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Action, type Scope, type SignedIn, scopeOf } from '../../shared/account/access.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { type helplines, type organisations, type services, tombstones } from '../db/tables.ts';
import { isSeen, raiseVersion, type Written } from '../directory/queries.ts';
import { type AuditEntry, auditEntry } from './audit-queries.ts';
import type { StoreKey } from './idempotency.ts';

// Every write of a record: the change, its audit entry and the raise of the data version in one batch, of which nothing
// stays where no row was changed. What may be changed stands in the WHERE: only what the author reaches, and only as it
// was read.

/** Who does what, and when (milliseconds). */
export type Author = { viewer: SignedIn; action: Action; now: number };

/** Where a kind of record is kept, and the column that says whose it is. */
export type RecordTable = {
  kind: Tombstone['kind'];
  table: typeof organisations | typeof services | typeof helplines;
  owner: SQLiteColumn;
};

type Row = Record<string, unknown>;
type Fields = Record<string, unknown>;
type AsRead = Fields & { _id: string; version: number };
type Statement = BatchItem<'sqlite'>;
type Tombstone = Pick<typeof tombstones.$inferSelect, 'kind' | 'id'>;

const REACHES: Record<Scope, (owner: SQLiteColumn, organisationId: string) => SQL> = {
  none: () => sql`false`,
  own: eq,
  others: ne,
  any: () => sql`true`,
};

/** The permission table once more, for a WHERE: whatever a handler forgot, no other row is read or changed. */
export function withinReach({ viewer, action }: Author, owner: SQLiteColumn): SQL {
  return REACHES[scopeOf(viewer, action)](owner, viewer.organisationId);
}

export const timestampOf = ({ now }: Author) => toIso(now);

/** The new record's id, fit for an address; undefined where the condition does not hold when the row is to be made. */
export async function createRecord(
  d1: D1Database,
  author: Author,
  home: RecordTable,
  row: Row,
  {
    after,
    where,
    remembered,
  }: { after: Fields; where: SQL | undefined; remembered?: StoreKey | undefined },
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  const instant = timestampOf(author);
  const whole = {
    ...row,
    id,
    published: true,
    version: 1,
    updatedAt: instant,
    lastCheckedAt: instant,
  };
  const made = await write(
    d1,
    author,
    { kind: home.kind, recordId: id, before: null, after: { _id: id, ...after } },
    insertWhere(d1, home.table, whole, where ?? sql`true`).returning({ id: home.table.id }),
    remembered?.(id),
  );
  return made ? id : undefined;
}

/** Whether the record was still as it was read, and the condition held: then it was changed. */
export async function updateRecord(
  d1: D1Database,
  author: Author,
  home: RecordTable,
  before: AsRead,
  { set, after, where, also }: { set: Row; after: Fields; where?: SQL; also?: Statement[] },
): Promise<boolean> {
  const { table, kind } = home;
  const raised = { ...set, version: before.version + 1, updatedAt: timestampOf(author) };
  return write(
    d1,
    author,
    { kind, recordId: before._id, before, after: { ...before, ...after } },
    database(d1)
      .update(table)
      .set(raised)
      .where(and(isAsRead(before, author, home), where))
      .returning({ id: table.id }),
    also,
  );
}

/** Takes a record down or puts it back: what the public sees, not what it says. */
export const publishRecord = (
  d1: D1Database,
  author: Author,
  home: RecordTable,
  before: AsRead,
  published: boolean,
  also: Statement[] = [],
) => updateRecord(d1, author, home, before, { set: { published }, after: { published }, also });

/** Whether the record was still as it was read, and the condition held: then it is gone, and its parts with it. */
export async function deleteRecord(
  d1: D1Database,
  author: Author,
  home: RecordTable,
  before: AsRead,
  { where, parts = [], also = [] }: { where?: SQL; parts?: Tombstone[]; also?: Statement[] } = {},
): Promise<boolean> {
  const { table, kind } = home;
  const gone = [{ kind, id: before._id }, ...parts];
  return write(
    d1,
    author,
    { kind, recordId: before._id, before, after: null },
    database(d1)
      .delete(table)
      .where(and(isAsRead(before, author, home), where))
      .returning({ id: table.id }),
    [...gone.map((record) => tombstone(d1, record, author)), ...also],
  );
}

/** Keeps a deleted record from coming back with the next load. */
const tombstone = (d1: D1Database, { kind, id }: Tombstone, author: Author) =>
  insertWhere(d1, tombstones, { kind, id, deletedAt: timestampOf(author) }, sql`changes() > 0`)
    // A stone that is there already counts as a change too: what follows asks for one.
    .onConflictDoUpdate({
      target: [tombstones.kind, tombstones.id],
      set: { deletedAt: timestampOf(author) },
    });

const isAsRead = ({ _id, version }: AsRead, author: Author, { table, owner }: RecordTable) =>
  and(eq(table.id, _id), eq(table.version, version), withinReach(author, owner));

/** `also` follows the raise of the data version, and so may say `changes() > 0`. */
async function write(
  d1: D1Database,
  author: Author,
  entry: Pick<AuditEntry, 'recordId'> & Written,
  change: Statement,
  also: Statement[] = [],
): Promise<boolean> {
  const [changed] = await database(d1).batch([
    change,
    auditEntry(d1, { ...author, ...entry }),
    raiseVersion(d1, author.now, isSeen(d1, entry, author.now)),
    ...also,
  ]);
  return (changed as unknown[]).length > 0;
}
