import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { directory } from '../db/tables.ts';

export const selectState = (d1: D1Database) =>
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

export function oneRow<T>([row]: T[]): T {
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
