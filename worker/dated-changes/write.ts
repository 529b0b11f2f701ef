import type { D1Database } from '@cloudflare/workers-types';
import { and, type SQL, sql } from 'drizzle-orm';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { datedChanges } from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, isInScope, timestampOf } from '../records/author.ts';
import { isLatest, raiseVersion } from '../records/data-version.ts';
import type { StoreKey } from '../records/idempotency/idempotency.ts';
import { hasPublicOwner } from '../records/is-seen.ts';
import { insertTombstone } from '../records/write.ts';
import { isAsRead, type Statement, writeBatch } from '../records/write-batch.ts';
import type { ChangeContext, Target } from './change-context.ts';
import type { Judged } from './find-clashes.ts';
import { notifyOwners } from './mail.ts';
import { toChangeRow } from './rows.ts';

/** Undefined where anything was written since the context was read. */
export async function createChange(
  d1: D1Database,
  author: Author,
  judged: Judged,
  { revision, services }: ChangeContext,
  storeKey?: StoreKey,
): Promise<ChangeRecord | undefined> {
  const { change } = judged;
  const isMade = await write(
    d1,
    author,
    { change, before: null, after: change, services },
    insertWhere(d1, datedChanges, toChangeRow(change), isLatest(d1, revision)).returning({
      id: datedChanges.id,
    }),
    [...(storeKey?.(change._id) ?? []), ...overrule(d1, author, judged, services)],
  );
  return isMade ? change : undefined;
}

/**
 * Makes several changes in one batch, with `also` after them; false where anything was written since the context was
 * read, and then nothing is. A change that several of them end is ended once.
 */
export async function createChanges(
  d1: D1Database,
  author: Author,
  judged: readonly Judged[],
  { revision, services }: ChangeContext,
  also: (where: SQL) => Statement[],
): Promise<boolean> {
  const inserts = judged.flatMap(({ change }, at) => [
    insertWhere(
      d1,
      datedChanges,
      toChangeRow(change),
      at === 0 ? isLatest(d1, revision) : sql`changes() > 0`,
    ),
    entryOf(d1, author, { change, before: null, after: change, services }),
  ]);
  const first = judged[0];
  const isFirst = inserts.length === 0;
  const isSeen = hasPublicOwner(d1, first?.change.organisation ?? null);
  const all: Statement[] = [
    ...inserts,
    ...(isFirst ? [] : [raiseVersion(d1, author.now, isSeen)]),
    ...also(isFirst ? isLatest(d1, revision) : sql`changes() > 0`),
    ...(first ? overrule(d1, author, together(first, judged), services) : []),
  ];
  const [changed] = await database(d1).batch(all as [Statement, ...Statement[]]);
  return (changed as { meta: { changes: number } }).meta.changes > 0;
}

function together(first: Judged, judged: readonly Judged[]): Judged {
  const ended = [...new Map(judged.flatMap((it) => it.ended).map((it) => [it._id, it])).values()];
  const isEnded = new Set(ended.map(({ _id }) => _id));
  const kept = new Map(judged.flatMap((it) => it.kept).map((it) => [it._id, it]));
  return {
    change: first.change,
    ended,
    kept: [...kept.values()].filter(({ _id }) => !isEnded.has(_id)),
  };
}

/** Saves a change that is there already, in one batch; undefined where anything was written since the context was read. */
export async function updateChange(
  d1: D1Database,
  author: Author,
  before: ChangeRecord,
  judged: Judged,
  { revision, services }: ChangeContext,
): Promise<ChangeRecord | undefined> {
  const { change } = judged;
  const { id: _id, ...columns } = toChangeRow(change);
  const isSaved = await write(
    d1,
    author,
    { change: before, before, after: change, services },
    update(d1, before, columns, and(isMine(author), isLatest(d1, revision))),
    overrule(d1, author, judged, services),
  );
  return isSaved ? change : undefined;
}

/** Ends a change at this instant. Undefined where somebody else wrote it meanwhile. */
export async function endChange(
  d1: D1Database,
  author: Author,
  before: ChangeRecord,
  services: Target[],
) {
  const after = endedNow(before, author);
  const isEnded = await write(
    d1,
    author,
    { change: before, before, after, services },
    update(d1, before, endColumns(after), isMine(author)),
  );
  return isEnded ? after : undefined;
}

/** Whether it was still as it was read: then it is gone. */
export const deleteChange = (
  d1: D1Database,
  author: Author,
  before: ChangeRecord,
  services: Target[],
) =>
  write(
    d1,
    author,
    { change: before, before, after: null, services },
    database(d1)
      .delete(datedChanges)
      .where(and(isAsRead(datedChanges, before), isMine(author)))
      .returning({ id: datedChanges.id }),
    [insertTombstone(d1, { kind: 'dated change', id: before._id }, author)],
  );

type Written = {
  change: ChangeRecord;
  before: ChangeRecord | null;
  after: ChangeRecord | null;
  services: readonly Target[];
};

const write = (
  d1: D1Database,
  author: Author,
  written: Written,
  change: Statement,
  also?: Statement[],
) => {
  const isSeen = hasPublicOwner(d1, written.change.organisation);
  return writeBatch(d1, author, { ...toEntry(written), isSeen }, change, also);
};

/** Ends what the decisions end, each with an entry of its own; then tells their owners. */
function overrule(
  d1: D1Database,
  author: Author,
  { change, kept, ended }: Judged,
  services: readonly Target[],
): Statement[] {
  const ends = ended.flatMap((one) => {
    const after = endedNow(one, author);
    return [
      update(d1, one, endColumns(after), sql`changes() > 0`),
      entryOf(
        d1,
        { ...author, action: 'datedChange:end' },
        { change: one, before: one, after, services },
      ),
    ];
  });
  return [...ends, ...notifyOwners(d1, author, { change, kept, ended })];
}

const endedNow = (change: ChangeRecord, author: Author): ChangeRecord => ({
  ...change,
  endedAt: timestampOf(author),
  version: change.version + 1,
  updatedAt: timestampOf(author),
});

const endColumns = ({ endedAt, version, updatedAt }: ChangeRecord) => ({
  endedAt,
  version,
  updatedAt,
});

const update = (
  d1: D1Database,
  before: ChangeRecord,
  columns: Partial<typeof datedChanges.$inferInsert>,
  where: SQL | undefined,
) =>
  database(d1)
    .update(datedChanges)
    .set(columns)
    .where(and(isAsRead(datedChanges, before), where))
    .returning({ id: datedChanges.id });

const isMine = (author: Author) => isInScope(author, datedChanges.organisationId);

const entryOf = (d1: D1Database, author: Author, written: Written) =>
  auditEntry(d1, { ...author, ...toEntry(written) });

const toEntry = ({ change, before, after, services }: Written) =>
  ({
    kind: 'dated change',
    recordId: change._id,
    before: before && describe(before, services),
    after: after && describe(after, services),
  }) as const;

/** A change as the history keeps it, with its services by name. */
const describe = (change: ChangeRecord, services: readonly Target[]) => ({
  ...change,
  about: services.filter(({ _id }) => change.services.includes(_id)).map(serviceLine),
});
