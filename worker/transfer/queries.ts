import type { D1Database } from '@cloudflare/workers-types';
import type { JsonStatement } from '../db/json-statement.ts';
import { ApiError } from '../http/errors.ts';
import { type Revision, readRevision } from '../records/data-version.ts';
import { STORED, type StoredRows, selectStored } from './load-statements.ts';

/** What a plan has to know, and the version of the directory it is true of. */
export async function readStored(d1: D1Database) {
  const state = await readRevision(d1);
  const answers = await d1.batch(STORED.map((table) => d1.prepare(selectStored(table))));
  const rows = Object.fromEntries(STORED.map((table, n) => [table, answers[n]?.results ?? []]));
  return { state, stored: rows as StoredRows };
}

/** Fails the whole batch where something was written since: the column may not be NULL. */
const ifStill = (revision: Revision): JsonStatement => ({
  sql: `UPDATE directory SET version =
    CASE WHEN version = ?1 ->> 'version' AND revision = ?1 ->> 'revision' THEN version END`,
  json: JSON.stringify(revision),
});

/** Runs the statements if nothing was written since, all or none; says whether it did. */
export async function writeIfStill(
  d1: D1Database,
  revision: Revision,
  statements: JsonStatement[],
) {
  const all = [ifStill(revision), ...statements];
  try {
    await d1.batch(all.map(({ sql, json }) => d1.prepare(sql).bind(json)));
    return true;
  } catch (error) {
    const said = String(error);
    if (said.includes('directory.version')) return false;
    if (said.includes('constraint failed'))
      throw new ApiError(409, 'Two records of this file cannot stand beside each other.', {
        cause: error,
      });
    throw error;
  }
}
