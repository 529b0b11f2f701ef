import { asciiJson, forRows, type JsonStatement, type Row } from '../db/json-statement.ts';

// The SQL of a load, for the binding and for a file alike.

export type Table = 'organisations' | 'services' | 'helplines';
type Stored = Table | 'dated_changes' | 'tombstones';

/** What stands in the database, as `selectStored` reads it. */
export type StoredRows = Record<Stored, Row[]>;

/** Parents before children: rows are written in this order. */
export const TABLES: Table[] = ['organisations', 'services', 'helplines'];

/** What a plan has to know. */
export const STORED: Stored[] = [...TABLES, 'dated_changes', 'tombstones'];

export const selectStored = (table: Stored) => `SELECT * FROM ${table}`;

/**
 * Writes rows whose version is one above the version that was read: whatever else changed in between stays as it is.
 * `WHERE true` tells SQLite that ON is not a join's.
 */
export function upsertRows(table: Table | 'dated_changes', rows: Row[]): JsonStatement[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const created = table === 'organisations' ? 'created_at' : null;
  const names = [...columns, ...(created ? [created] : [])];
  const values = columns.map((column) => `value ->> '${column}'`);
  const changes = columns.filter((column) => column !== 'id');
  const sql = [
    `INSERT INTO ${table} (${names.join(', ')})`,
    `SELECT ${[...values, ...(created ? [`value ->> 'updated_at'`] : [])].join(', ')}`,
    `FROM json_each(?1) WHERE true ON CONFLICT (id) DO UPDATE SET`,
    changes.map((column) => `${column} = excluded.${column}`).join(', '),
    `WHERE ${table}.version = excluded.version - 1`,
  ].join(' ');
  return forRows(sql, rows);
}

/** Removes rows of tombstones. */
export const removeTombstones = (stones: readonly Row[]): JsonStatement[] =>
  forRows(
    `DELETE FROM tombstones WHERE kind || ' ' || id IN (SELECT (value ->> 'kind') || ' ' || (value ->> 'id') FROM json_each(?1))`,
    stones.map(({ kind = '', id = '' }) => ({ kind, id })),
  );

type Raise = {
  /** ISO instant. */
  now: string;
  isSample: boolean;
  /** Whether the public can see anything of it. */
  isSeen: boolean;
};

/**
 * Counts a load as the directory's other writes are counted. `iif` and not CASE: wrangler's splitter of a file looks for
 * the END of a CASE, does not see one before a comma, and joins every statement after it into one that is too long.
 */
export function raiseVersion({ now, isSample, isSeen }: Raise): JsonStatement {
  return {
    sql: `UPDATE directory SET revision = revision + 1, version = version + (?1 ->> 'isSeen'),
      changed_at = iif(?1 ->> 'isSeen', ?1 ->> 'now', changed_at),
      is_sample = max(is_sample, ?1 ->> 'isSample')`,
    json: asciiJson({ now, isSample: Number(isSample), isSeen: Number(isSeen) }),
  };
}
