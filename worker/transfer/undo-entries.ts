import type { D1Database } from '@cloudflare/workers-types';
import type { FileKind } from '../../shared/directory/record-kind.ts';
import { HOUR } from '../../shared/time/units.ts';
import { UNDO_HOURS } from '../../shared/transfer/import.ts';
import { toIso } from '../db/instant.ts';
import { forRows, type JsonStatement, type Row } from '../db/json-statement.ts';
import type { Write } from './load-types.ts';

// What an import has written is kept for a day, for the way back.

/** An import from this instant (ISO) on can be undone. */
const since = (now: number) => toIso(now - UNDO_HOURS * HOUR);

const INSERT = `INSERT INTO imported (import_id, at, account_id, kind, record_id, version, before, deleted_at)
  SELECT value ->> 'importId', value ->> 'at', value ->> 'accountId', value ->> 'kind', value ->> 'recordId',
    value ->> 'version', value ->> 'before', coalesce((SELECT deleted_at FROM tombstones
      WHERE tombstones.kind = value ->> 'kind' AND tombstones.id = value ->> 'recordId'), '')
  FROM json_each(?1)`;

/** Keeps what these writes replace; it has to run before them, while it is known what had been deleted. */
export const keepForUndo = (
  writes: readonly Write[],
  author: { importId: string; at: string; accountId: string },
): JsonStatement[] =>
  forRows(
    INSERT,
    writes.map(({ kind, id, before, after }) => ({
      ...author,
      kind,
      recordId: id,
      version: Number(after.version),
      before: before && JSON.stringify(pick(before, Object.keys(after))),
    })),
  );

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** One record that an import has written. */
export type Imported = {
  kind: FileKind;
  id: string;
  version: number;
  before: Row | null;
  deletedAt: string;
};

/** What an import has written; nothing where there is no such import of the last day. */
export async function readImported(d1: D1Database, id: string, now: number): Promise<Imported[]> {
  const { results } = await d1
    .prepare(
      'SELECT kind, record_id, version, before, deleted_at FROM imported WHERE import_id = ?1 AND at > ?2',
    )
    .bind(id, since(now))
    .all<{
      kind: FileKind;
      record_id: string;
      version: number;
      before: string;
      deleted_at: string;
    }>();
  return results.map(({ kind, record_id, version, before, deleted_at }) => ({
    kind,
    id: record_id,
    version,
    before: before && JSON.parse(before),
    deletedAt: deleted_at,
  }));
}

/** The imports that can still be undone, the latest first. */
export async function listUndoable(d1: D1Database, now: number) {
  const { results } = await d1
    .prepare(
      `SELECT import_id AS _id, at, (SELECT email FROM accounts WHERE id = account_id) AS by,
        sum(before IS NULL) AS added, sum(before IS NOT NULL) AS changed
        FROM imported WHERE at > ?1 GROUP BY import_id, at, account_id ORDER BY at DESC`,
    )
    .bind(since(now))
    .all<{ _id: string; at: string; by: string | null; added: number; changed: number }>();
  return results.map(({ at, by, ...others }) => ({
    ...others,
    at,
    by: by ?? '',
    until: toIso(Date.parse(at) + UNDO_HOURS * HOUR),
  }));
}

/** Forgets one import, once it is undone. */
export const forgetImport = (id: string): JsonStatement => ({
  sql: `DELETE FROM imported WHERE import_id = ?1 ->> 'id'`,
  json: JSON.stringify({ id }),
});

/** Removes what is kept of imports that can be undone no more. */
export async function removeOldImports(d1: D1Database, now: number) {
  await d1.prepare('DELETE FROM imported WHERE at <= ?1').bind(since(now)).run();
}
