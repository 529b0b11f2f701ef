import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, type SQL } from 'drizzle-orm';
import type { ChangeRecord, ListedChange } from '../../shared/services/changes/change-record.ts';
import { among } from '../db/among.ts';
import { database } from '../db/client.ts';
import { datedChanges, organisations } from '../db/tables.ts';
import { type Author, withinReach } from '../records/author.ts';
import type { Loadable } from '../records/record-type.ts';
import { parseRows } from '../records/rows.ts';
import { readChangeRow } from './rows.ts';

async function find(d1: D1Database, where: SQL | undefined): Promise<ChangeRecord[]> {
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(where)
    .orderBy(datedChanges.from, datedChanges.id);
  return parseRows('dated change', rows, readChangeRow);
}

/** The dated changes within reach, past ones included, by their first day. */
export const listChanges = (d1: D1Database, author: Author, provider?: string) =>
  find(
    d1,
    and(
      withinReach(author, datedChanges.organisationId),
      provider === undefined ? undefined : eq(datedChanges.organisationId, provider),
    ),
  );

/** The same with the names of whose they are. */
export async function listNamedChanges(
  d1: D1Database,
  author: Author,
  provider?: string,
): Promise<ListedChange[]> {
  const changes = await listChanges(d1, author, provider);
  const owners = new Set(changes.flatMap(({ organisation }) => organisation ?? []));
  const { id, name } = organisations;
  const rows = await database(d1)
    .select({ id, name })
    .from(organisations)
    .where(among(id, [...owners]));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return changes.map((change) => ({
    ...change,
    organisationName: names.get(change.organisation ?? '') ?? null,
  }));
}

/** What a handler has to know of a dated change to load it for somebody who may. */
export const datedChange: Loadable<ChangeRecord> = {
  read: async (d1, id) => (await find(d1, eq(datedChanges.id, id)))[0],
  ownerOf: ({ organisation }) => organisation,
  missing: 'There is no such dated change.',
};
