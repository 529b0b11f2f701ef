import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { MergeInput } from '../../shared/merges/merge.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import type { Service } from '../../shared/services/service.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import {
  accounts,
  askings,
  datedChanges,
  holidayAnswers,
  merges,
  reports,
  tombstones,
} from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { isLatest, raiseVersion, readRevision } from '../records/data-version.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import { toColumns } from '../records/rows.ts';
import type { Statement } from '../records/write-batch.ts';
import type { KeptMoved, KeptPair, MergeUndo, StoredRow } from './merge-undo-data.ts';
import { moveDatesOfService, moveReports, moveWhatIsTheirs, type Steps } from './move.ts';
import { type Pair, readPairs } from './read-pair.ts';

/**
 * Makes one of two records that are the same: the one that stays gets what was chosen of the other, and what was the other's. It
 * answers the merge's id; undefined where something was written meanwhile. Throws what stands in the way.
 */
export async function mergeTwins(
  d1: D1Database,
  author: Author,
  input: MergeInput,
): Promise<string | undefined> {
  const revision = await readRevision(d1);
  const pairs = await readPairs(d1, input);
  const [main] = pairs;
  if (!main) return undefined;
  const kept = await readKept(d1, pairs);
  const mergeId = crypto.randomUUID();
  const done = exists(
    database(d1).select({ id: merges.mergeId }).from(merges).where(eq(merges.mergeId, mergeId)),
  );
  const row = (pair: Pair, before: string) => ({
    goneId: pair.drop._id,
    kind: pair.kind,
    keptId: pair.keep._id,
    mergeId,
    at: timestampOf(author),
    before,
  });
  const steps = { d1, author, done, pairs, kept };
  const [made] = await database(d1).batch([
    insertWhere(
      d1,
      merges,
      row(main, JSON.stringify(kept)),
      and(isLatest(d1, revision), haveSameSignIns(main, kept)) as SQL,
    ).returning({ id: merges.mergeId }),
    ...pairs.slice(1).map((pair) => insertWhere(d1, merges, row(pair, ''), done)),
    ...(main.kind === 'organisation' ? moveWhatIsTheirs(steps) : []),
    ...(main.kind === 'service' ? moveDatesOfService(steps) : []),
    ...pairs.flatMap((pair) => moveReports(steps, pair)),
    // What belongs to the organisation goes before it does.
    ...[...pairs].reverse().flatMap((pair) => becomeOne(steps, pair)),
    raiseVersion(d1, author.now, true),
  ]);
  return (made as unknown[]).length > 0 ? mergeId : undefined;
}

/** Sign-ins raise no revision, so that whether one came or went meanwhile is asked apart. */
const haveSameSignIns = ({ kind, drop }: Pair, kept: MergeUndo) =>
  kind === 'organisation'
    ? sql`(SELECT count(*) FROM ${accounts} WHERE ${accounts.organisationId} = ${drop._id}) = ${kept.accounts.length}`
    : sql`true`;

/** Everything that the merge changes, as it is. */
async function readKept(d1: D1Database, pairs: readonly Pair[]): Promise<MergeUndo> {
  const [main] = pairs as [Pair];
  const { kind } = main;
  const [keepId, dropId] = [main.keep._id, main.drop._id];
  const db = database(d1);
  const isOrganisation = kind === 'organisation';
  const owner = isOrganisation ? dropId : '';
  const ofService = kind === 'service' ? dropId : '';
  const dropIds = pairs.map(({ drop }) => drop._id);
  const [changes, asked, answers, people, listed, reported] = await db.batch([
    db
      .select()
      .from(datedChanges)
      .where(
        or(
          eq(datedChanges.organisationId, owner),
          sql`EXISTS (SELECT 1 FROM json_each(${datedChanges.services}) WHERE value = ${ofService})`,
        ),
      ),
    db
      .select()
      .from(askings)
      .where(isOneOf(askings.organisationId, isOrganisation ? [keepId, dropId] : [])),
    db
      .select()
      .from(holidayAnswers)
      .where(isOneOf(holidayAnswers.organisationId, isOrganisation ? [keepId, dropId] : [])),
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.organisationId, owner)),
    db.select({ id: reports.id }).from(reports).where(isOneOf(reports.listingId, dropIds)),
    db.select({ id: reports.id }).from(reports).where(eq(reports.organisationId, owner)),
  ]);
  const theirAnswers = answers.filter(({ organisationId }) => organisationId === dropId);
  const rows = await Promise.all(pairs.map((pair) => readRows(d1, pair)));
  const { helpline, services: theirs } = isOrganisation
    ? (main.drop as unknown as WholeOrganisation)
    : { helpline: null, services: [] };
  const moves = pairs.length === 1 ? helpline : null;
  return {
    names: { keep: nameOf(kind, main.keep), drop: nameOf(kind, main.drop) },
    pairs: rows,
    services: theirs.map(movedOf),
    helpline: moves && movedOf(moves),
    changes,
    askings: {
      keep: asked.find((it) => it.organisationId === keepId) ?? null,
      drop: asked.find((it) => it.organisationId === dropId) ?? null,
    },
    holidayAnswers: theirAnswers,
    onlyTheirs: theirAnswers
      .filter(({ from }) => !answers.some((it) => it.organisationId === keepId && it.from === from))
      .map(({ from }) => from),
    accounts: people.map(({ id }) => id),
    reports: listed.map(({ id }) => id),
    reportedBy: reported.map(({ id }) => id),
  };
}

export const nameOf = (kind: RecordKind, record: object): string =>
  kind === 'service' ? serviceLine(record as Service) : (record as { name: string }).name;

const movedOf = ({
  _id: id,
  published,
  takenDownReason = '',
}: {
  _id: string;
  published: boolean;
  takenDownReason?: string;
}): KeptMoved => ({ id, published, takenDownReason });

async function readRows(d1: D1Database, pair: Pair): Promise<KeptPair> {
  const { kind, keep: one, drop: other, fields } = pair;
  const { table } = RECORD_TYPES[kind];
  const rows = (await database(d1)
    .select()
    .from(table)
    .where(isOneOf(table.id, [one._id, other._id]))) as unknown as StoredRow[];
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const [keep, drop] = [rowOf(one._id), rowOf(other._id)];
  if (!keep || !drop) throw new Error('A record that was just read has no row.');
  const isTaken = Object.keys(fields).length > 0;
  // A listing is as well checked as what was checked least of it.
  const checks = [keep.lastCheckedAt, drop.lastCheckedAt].sort();
  return {
    kind,
    keep,
    drop,
    set: {
      ...(toColumns(table, fields) as Partial<StoredRow>),
      ...(isTaken && { lastCheckedAt: checks[0] ?? '' }),
      // Whose it is: of a helpline that was nobody's, whose the other was.
      ...(kind === 'helpline' &&
        keep.providerId === null &&
        drop.providerId !== null && { providerId: drop.providerId }),
    },
  };
}

/** The one is no more, and the other has what was chosen of it; both are in the history. */
function becomeOne({ d1, author, done, kept }: Steps, pair: Pair): Statement[] {
  const { kind, keep, drop, fields } = pair;
  const { table } = RECORD_TYPES[kind];
  const db = database(d1);
  const set = kept.pairs.find((it) => it.kind === kind)?.set ?? {};
  const alone = kind === 'organisation' ? { ...drop, services: [], helpline: null } : drop;
  return [
    insertWhere(
      d1,
      tombstones,
      { kind, id: drop._id, deletedAt: timestampOf(author) },
      done,
    ).onConflictDoUpdate({
      target: [tombstones.kind, tombstones.id],
      set: { deletedAt: timestampOf(author) },
    }),
    db.delete(table).where(and(eq(table.id, drop._id), done)),
    auditEntry(d1, {
      ...author,
      kind,
      recordId: drop._id,
      before: { ...alone, mergedWith: nameOf(kind, keep) },
      after: null,
    }),
    db
      .update(table)
      .set({ ...set, version: keep.version + 1, updatedAt: timestampOf(author) } as never)
      .where(and(eq(table.id, keep._id), done)),
    auditEntry(d1, {
      ...author,
      kind,
      recordId: keep._id,
      before: keep,
      after: { ...keep, ...fields, mergedWith: nameOf(kind, drop) },
    }),
  ];
}
