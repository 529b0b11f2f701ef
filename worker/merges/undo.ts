import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { RECORD_FIELDS } from '../../shared/directory/record-fields.ts';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { Field } from '../../shared/fields/field.ts';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import {
  accounts,
  askings,
  type DatedChangeRow,
  datedChanges,
  helplines,
  holidayAnswers,
  merges,
  reports,
  services,
  tombstones,
} from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { isLatest, raiseVersion, readRevision } from '../records/data-version.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import { readFields } from '../records/rows.ts';
import type { Statement } from '../records/write-batch.ts';
import { notifyParted } from './mails.ts';
import type { KeptMoved, KeptPair, MergeUndo, StoredRow } from './merge-undo-data.ts';
import { readKept } from './queries.ts';
import { mustStaySecret, refuseSharedChanges } from './undo-safely.ts';

/** What became of it: whether it was done, and what was changed since and stays as it is, in words. */
export type Undone = { left: string[] };

const conflictError = (message: string) => new ApiError(409, message);

/**
 * Takes a merge back: both records are as they were, and what went over is where it was. What somebody has changed since stays as
 * they changed it, and is named. Undefined where something was written meanwhile.
 */
export async function undoMerge(
  d1: D1Database,
  author: Author,
  id: string,
): Promise<Undone | undefined> {
  const revision = await readRevision(d1);
  const found = await readKept(d1, id, author.now);
  if (!found)
    throw new ApiError(404, `There is no such merge, or it is more than ${RESTORE_DAYS} days old.`);
  const { kept } = found;
  if (found.kind === 'organisation') await refuseSharedChanges(d1, found, author.now);
  const pairs = await Promise.all(kept.pairs.map((pair) => readBack(d1, pair)));
  const done = notExists(
    database(d1).select({ id: merges.mergeId }).from(merges).where(eq(merges.mergeId, id)),
  );
  const steps = { d1, author, done, kept };
  const [removed] = await database(d1)
    .batch([
      database(d1)
        .delete(merges)
        .where(and(eq(merges.mergeId, id), isLatest(d1, revision)))
        .returning({ id: merges.mergeId }),
      // An organisation is there before what belongs to it.
      ...pairs.flatMap((pair) => becomeTwo(steps, pair)),
      // An entry of the history is the last that was written: the raise of the version asks for one.
      raiseVersion(d1, author.now, true),
      ...(found.kind === 'organisation'
        ? moveBack(steps, { to: found.goneId, from: found.keptId })
        : kept.changes.map((change) => putDatesBack(steps, change))),
      database(d1)
        .update(reports)
        .set({ listingId: found.goneId })
        .where(and(isOneOf(reports.id, kept.reports), eq(reports.listingId, found.keptId), done)),
    ] as unknown as [Statement, ...Statement[]])
    .catch(refuse);
  if ((removed as unknown[]).length === 0) return undefined;
  return { left: pairs.flatMap(({ edited }) => edited) };
}

type Steps = { d1: D1Database; author: Author; done: SQL; kept: MergeUndo };

function refuse(error: Error): never {
  if (`${error.message} ${error.cause}`.includes('helplines.provider_id'))
    throw conflictError('An organisation of these has another helpline by now. Delete that first.');
  throw error;
}

type Back = KeptPair & {
  /** The record that stayed, as it is. */
  row: StoredRow;
  /** The columns that the merge set and nobody has changed since, as they were. */
  back: Record<string, unknown>;
  /** The others, in words. */
  edited: string[];
};

async function readBack(d1: D1Database, pair: KeptPair): Promise<Back> {
  const { kind, keep, drop, set } = pair;
  const { table } = RECORD_TYPES[kind];
  const rows = (await database(d1)
    .select()
    .from(table)
    .where(isOneOf(table.id, [keep.id, drop.id]))) as unknown as StoredRow[];
  const row = rows.find(({ id }) => id === keep.id);
  if (!row)
    throw conflictError(
      `The ${kind} that stayed is not there any more: it was deleted, or merged into another. Put that back first.`,
    );
  if (rows.some(({ id }) => id === drop.id))
    throw conflictError(`The ${kind} that went is there again already.`);
  const names = Object.keys(set);
  const isLeftSecret = await mustStaySecret(d1, pair, row);
  const isAsSet = (name: string) =>
    JSON.stringify(row[name]) === JSON.stringify(set[name]) &&
    !(isLeftSecret && name === 'addressPublic');
  const labels: Record<string, Field> = RECORD_FIELDS[kind];
  return {
    ...pair,
    row,
    back: Object.fromEntries(names.filter(isAsSet).map((name) => [name, keep[name]])),
    edited: names
      .filter((name) => !isAsSet(name) && labels[name])
      .map((name) => `${labels[name]?.label} of ${String(row.name ?? row.type)}`),
  };
}

/** The record that stayed gets its own values back, the other is there again; both are in the history. */
function becomeTwo({ d1, author, done }: Steps, pair: Back): Statement[] {
  const { kind, keep, drop, back, row } = pair;
  const { table } = RECORD_TYPES[kind];
  const raised = { updatedAt: timestampOf(author) };
  return [
    database(d1)
      .delete(tombstones)
      .where(and(eq(tombstones.kind, kind), eq(tombstones.id, drop.id), done)),
    database(d1)
      .update(table)
      .set({ ...back, ...raised, version: row.version + 1 } as never)
      .where(and(eq(table.id, keep.id), done)),
    auditEntry(d1, {
      ...author,
      kind,
      recordId: keep.id,
      before: recordOf(kind, row),
      after: recordOf(kind, { ...row, ...back }),
    }),
    insertWhere(d1, table, { ...drop, ...raised, version: drop.version + 1 } as never, done),
    auditEntry(d1, {
      ...author,
      kind,
      recordId: drop.id,
      before: null,
      after: recordOf(kind, drop),
    }),
  ];
}

/** A record as the history has it. */
const recordOf = (kind: RecordKind, row: StoredRow): Record<string, unknown> => ({
  ...readFields(RECORD_FIELDS[kind], row as never),
  ...('providerId' in row && { provider: row.providerId }),
});

/** What went over to the organisation that stays is the other's again, unless somebody has given it to a third or deleted it. */
function moveBack({ d1, author, done, kept }: Steps, { to, from }: Owners): Statement[] {
  const db = database(d1);
  const raised = { updatedAt: timestampOf(author) };
  const [main] = kept.pairs;
  const isHidden = main?.drop.published === false && main.keep.published === true;
  const reason = String(main?.drop.takenDownReason ?? '');
  const back = (
    kind: 'service' | 'helpline',
    table: typeof services | typeof helplines,
    its: KeptMoved[],
  ) =>
    its.flatMap(({ id, published, takenDownReason }) => {
      const isAsMoved = isHidden && published;
      const asItWas = sql`${table.published} = 0 AND ${table.takenDownReason} = ${reason}`;
      return [
        db
          .update(table)
          .set({
            ...raised,
            providerId: to,
            version: sql`${table.version} + 1`,
            ...(isAsMoved && {
              published: sql`iif(${asItWas}, 1, ${table.published})`,
              takenDownReason: sql`iif(${asItWas}, ${takenDownReason}, ${table.takenDownReason})`,
            }),
          } as never)
          .where(and(eq(table.id, id), eq(table.providerId, from), done)),
        auditEntry(d1, {
          ...author,
          kind,
          recordId: id,
          before: { provider: from, ...(isAsMoved && { published: false }) },
          after: { provider: to, ...(isAsMoved && { published: true }) },
        }),
      ];
    });
  const moved = JSON.stringify(kept.services.map(({ id }) => id));
  const { keep, drop } = kept.askings;
  return [
    ...back('service', services, kept.services),
    ...back('helpline', helplines, kept.helpline ? [kept.helpline] : []),
    ...kept.changes.map((change) =>
      // One for all of an organisation that had no service went with it.
      change.scope === 'organisation' && kept.services.length === 0
        ? insertWhere(d1, datedChanges, change, done)
        : putDatesBack({ d1, done }, change),
    ),
    // What was entered since for these services alone goes with them.
    db
      .update(datedChanges)
      .set({ organisationId: to, version: sql`${datedChanges.version} + 1` })
      .where(
        and(
          eq(datedChanges.organisationId, from),
          eq(datedChanges.scope, 'service'),
          sql`NOT EXISTS (SELECT 1 FROM json_each(${datedChanges.services})
            WHERE value NOT IN (SELECT value FROM json_each(${moved})))`,
          done,
        ),
      ),
    ...(drop ? [insertWhere(d1, askings, drop, done)] : []),
    // Who was asked since the merge was asked for both; who was not is as before.
    ...(keep && drop
      ? [
          db
            .update(askings)
            .set({ askedAt: keep.askedAt })
            .where(
              and(
                eq(askings.organisationId, from),
                eq(askings.askedAt, [keep.askedAt, drop.askedAt].sort()[1] ?? ''),
                done,
              ),
            ),
        ]
      : []),
    ...(drop && !keep
      ? [
          db
            .delete(askings)
            .where(and(eq(askings.organisationId, from), eq(askings.askedAt, drop.askedAt), done)),
        ]
      : []),
    db
      .delete(holidayAnswers)
      .where(
        and(
          eq(holidayAnswers.organisationId, from),
          eq(holidayAnswers.answeredAt, ''),
          isOneOf(holidayAnswers.from, kept.onlyTheirs),
          done,
        ),
      ),
    ...kept.holidayAnswers.flatMap((answer) => [insertWhere(d1, holidayAnswers, answer, done)]),
    db
      .update(accounts)
      .set({ organisationId: to })
      .where(and(isOneOf(accounts.id, kept.accounts), eq(accounts.organisationId, from), done)),
    notifyParted(d1, kept, to, author.now),
    db
      .update(reports)
      .set({ organisationId: to })
      .where(and(isOneOf(reports.id, kept.reportedBy), eq(reports.organisationId, from), done)),
  ];
}

type Owners = { to: string; from: string };

/** A dated change is as it was; one that somebody has changed since is left with whose it is by now. */
function putDatesBack({ d1, done }: Pick<Steps, 'd1' | 'done'>, change: DatedChangeRow): Statement {
  const { id, version, organisationId, scope, services: its } = change;
  return database(d1)
    .update(datedChanges)
    .set({ organisationId, scope, services: its, version: version + 2 })
    .where(and(eq(datedChanges.id, id), eq(datedChanges.version, version + 1), done));
}
