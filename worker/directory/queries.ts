import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { directory, helplines, organisations, services } from '../db/tables.ts';

/** The whole rule of who is public: approved, not taken down, and not the charity's own account. */
const isPublic = and(
  eq(organisations.role, 'organisation'),
  eq(organisations.approved, true),
  eq(organisations.published, true),
);

const selectState = (d1: D1Database) =>
  database(d1)
    .select({
      version: directory.version,
      changedAt: directory.changedAt,
      isSample: directory.isSample,
    })
    .from(directory);

export type State = Pick<typeof directory.$inferSelect, 'version' | 'changedAt' | 'isSample'>;

/** The data version, the instant of the last change, and whether this is the sample. Throws what D1 throws. */
export async function readState(d1: D1Database) {
  return oneRow(await selectState(d1));
}

/** Every row that the public may see and the state they belong to, read in one transaction. */
export async function readPublicRows(d1: D1Database) {
  const db = database(d1);
  const [state, organisationRows, serviceRows, helplineRows] = await db.batch([
    selectState(d1),
    db.select().from(organisations).where(isPublic),
    db
      .select({
        ...getTableColumns(services),
        providerName: organisations.name,
        providerPhone: organisations.phone,
      })
      .from(services)
      .innerJoin(organisations, eq(services.providerId, organisations.id))
      .where(and(eq(services.published, true), isPublic)),
    db
      .select(getTableColumns(helplines))
      .from(helplines)
      .leftJoin(organisations, eq(helplines.providerId, organisations.id))
      .where(and(eq(helplines.published, true), or(isNull(helplines.providerId), isPublic))),
  ]);
  return { state: oneRow(state), organisationRows, serviceRows, helplineRows };
}

export type PublicRows = Awaited<ReturnType<typeof readPublicRows>>;

function oneRow<T>([row]: T[]): T {
  if (!row) throw new Error('The directory table has lost its row.');
  return row;
}

/**
 * Counts a write of a record, for the same batch, right after its audit entry or what else is written of it, and only if
 * that was written. Only a write that the public can see (`isSeen`, true in SQL) raises the version that makes every
 * snapshot, paper and phone's copy follow; any write raises the revision, which tells an import or a deletion that
 * something was written in between. It changes one row in either case, so that what follows may say `changes() > 0`.
 */
export function raiseVersion(d1: D1Database, now: number, isSeen: SQL | boolean) {
  return database(d1)
    .update(directory)
    .set({
      revision: sql`${directory.revision} + 1`,
      version: sql`${directory.version} + (${isSeen})`,
      changedAt: sql`CASE WHEN ${isSeen} THEN ${toIso(now)} ELSE ${directory.changedAt} END`,
    })
    .where(sql`changes() > 0`);
}

/** The version with the revision: what nothing was written since, if both are the same. */
export async function readRevision(d1: D1Database) {
  const { version, changedAt, revision } = directory;
  return oneRow(await database(d1).select({ version, changedAt, revision }).from(directory));
}

/** Whether nothing was written since, for a WHERE. */
export const isLatest = (d1: D1Database, { version, revision }: Revision) =>
  exists(
    database(d1)
      .select({ id: directory.id })
      .from(directory)
      .where(and(eq(directory.version, version), eq(directory.revision, revision))),
  );

export type Revision = Pick<typeof directory.$inferSelect, 'version' | 'revision'>;

type Fields = Record<string, unknown>;

/** A record before and after a write; null where it was made or deleted. */
export type Written = {
  kind: RecordKind;
  before: Fields | null;
  after: Fields | null;
};

/**
 * Whether the public can see a write, for SQL in the batch of the write: the record is public before or after it, and
 * something of it differs. A save that changes nothing says that somebody checked it: seen once a day, because the public
 * is told the day.
 */
export function isSeen(d1: D1Database, { kind, before, after }: Written, now: number): SQL {
  if (before && after && !differs(before, after) && wasCheckedToday(before, now)) return sql`false`;
  const states = [before, after].filter((it) => it !== null && it.published !== false) as Fields[];
  const isPublicNow =
    kind === 'organisation'
      ? states.map(({ role, approved }) => sql`${role !== 'admin' && approved === true}`)
      : states.map(({ provider }) => hasPublicOwner(d1, idOf(provider)));
  return or(sql`false`, ...isPublicNow) as SQL;
}

const differs = (before: Fields, after: Fields) =>
  Object.keys(after).some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

const wasCheckedToday = ({ lastCheckedAt }: Fields, now: number) =>
  Boolean(lastCheckedAt) && cityTime(Date.parse(String(lastCheckedAt))).date === cityTime(now).date;

/** The provider of a service is an object with its name, that of a helpline an id. */
const idOf = (provider: unknown): string | null =>
  typeof provider === 'object'
    ? ((provider as { _id: string } | null)?._id ?? null)
    : String(provider);

const hasPublicOwner = (d1: D1Database, id: string | null): SQL =>
  id === null
    ? sql`true`
    : exists(
        database(d1)
          .select({ id: organisations.id })
          .from(organisations)
          .where(and(eq(organisations.id, id), isPublic)),
      );
