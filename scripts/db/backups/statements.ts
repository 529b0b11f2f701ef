import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { tablesOf } from './file.ts';

/**
 * The statements that put a backup in the place of the tables that are there. One transaction: all of them or none.
 * `others` are the tables to take away first, in the order in which they were made.
 */
export function restoreStatements(db: DatabaseSync, others: string[]): string[] {
  return [
    'PRAGMA defer_foreign_keys = TRUE',
    // Children first: D1 deletes them with their parents, one by one.
    ...others.toReversed().map((table) => `DROP TABLE "${table}"`),
    ...definitions(db, 'table'),
    ...tablesOf(db).flatMap((table) => inserts(db, table)),
    ...sequences(db),
    ...definitions(db, 'index'),
  ];
}

function definitions(db: DatabaseSync, type: 'table' | 'index'): string[] {
  const found = db
    .prepare(
      "SELECT sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY rowid",
    )
    .all(type);
  return found.map(({ sql }) => String(sql));
}

function inserts(db: DatabaseSync, table: string): string[] {
  const rows = db.prepare(`SELECT * FROM "${table}"`).all();
  return rows.map((row) => insert(table, row));
}

export function insert(table: string, row: Record<string, SQLOutputValue>): string {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  return `INSERT INTO "${table}" (${columns}) VALUES (${Object.values(row).map(literal)})`;
}

/** Where numbers that are given once go on from. */
function sequences(db: DatabaseSync): string[] {
  const [has] = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").all();
  if (!has) return [];
  return [
    'DELETE FROM sqlite_sequence',
    ...db
      .prepare('SELECT name, seq FROM sqlite_sequence')
      .all()
      .map(
        ({ name, seq }) =>
          `INSERT INTO sqlite_sequence (name, seq) VALUES (${literal(name ?? null)}, ${seq})`,
      ),
  ];
}

function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string')
    return isPlain(value)
      ? `'${value.replaceAll("'", "''")}'`
      : `CAST(${blob(Buffer.from(value))} AS TEXT)`;
  if (value instanceof Uint8Array) return blob(value);
  return String(value);
}

/** A statement stays on its line, and nothing in a text reads like a transaction: D1 runs the file in one of its own. */
const isPlain = (text: string) => !/\p{Cc}|begin transaction/iu.test(text);

const blob = (bytes: Uint8Array) => `X'${Buffer.from(bytes).toString('hex')}'`;
