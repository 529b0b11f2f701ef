import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { directory, helplines, organisations, services } from '../db/tables.ts';
import { iso } from '../instant.ts';

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
 * Makes every snapshot follow a change, for the same batch, right after the change's audit entry: it counts up only if
 * that was written, so that a write that changed nothing costs no reader anything.
 */
export function raiseVersion(d1: D1Database, now: number) {
  return database(d1)
    .update(directory)
    .set({
      version: sql`${directory.version} + 1`,
      changedAt: iso(now),
    })
    .where(sql`changes() > 0`);
}
