import type { D1Database } from '@cloudflare/workers-types';
import { eq, type SQL } from 'drizzle-orm';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { database } from '../db/client.ts';
import { datedChanges } from '../db/tables.ts';
import { type Author, isInScope } from '../records/author.ts';
import type { Loadable } from '../records/record-type.ts';
import { parseRows } from '../records/rows.ts';
import { readChangeRow } from './rows.ts';

/** Dated changes by their first day. */
export async function findChanges(d1: D1Database, where: SQL | undefined): Promise<ChangeRecord[]> {
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(where)
    .orderBy(datedChanges.from, datedChanges.id);
  return parseRows('dated change', rows, readChangeRow);
}

/** All dated changes in scope, past ones included: for a file. */
export const listChanges = (d1: D1Database, author: Author) =>
  findChanges(d1, isInScope(author, datedChanges.organisationId));

/** What a handler has to know of a dated change to load it for somebody who may. */
export const datedChange: Loadable<ChangeRecord> = {
  read: async (d1, id) => (await findChanges(d1, eq(datedChanges.id, id)))[0],
  ownerOf: ({ organisation }) => organisation,
  missing: 'There is no such dated change.',
};
