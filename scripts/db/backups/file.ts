import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../local/d1.ts';

// A backup is SQL and a last line that says what it has to hold: a file that was cut short or changed on its way is known
// before anything is written.

export type Rows = Record<string, number>;

export type Contents = {
  /** ISO instant of the export. */
  at: string;
  /** Which database it is of. */
  of: 'local' | 'deployed';
  /** How many there are in each table. */
  rows: Rows;
};

const MARK = '-- Handbook backup: ';

const digestOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** The file of these lines of SQL. */
export const seal = (sql: string, contents: Contents): string =>
  `${sql}${MARK}${JSON.stringify({ ...contents, sha256: digestOf(sql) })}\n`;

/** What a file holds, as a database in memory. Throws a UserError where it is not whole. */
export function open(file: string, text: string): { contents: Contents; db: DatabaseSync } {
  const end = text.lastIndexOf(`\n${MARK}`) + 1;
  if (end === 0)
    throw new UserError(
      `${file} lacks the last line of a backup: it was cut short, or npm run backup did not make it.`,
    );
  const { sha256, ...contents } = trailer(file, text.slice(end + MARK.length));
  const body = text.slice(0, end);
  if (digestOf(body) !== sha256)
    throw new UserError(`${file} is not as it was written: something has changed it since.`);
  const db = load(file, body);
  const rows = countRows(db);
  if (JSON.stringify(rows) !== JSON.stringify(contents.rows))
    throw new UserError(`${file} holds other rows than it says.`);
  return { contents, db };
}

function trailer(file: string, line: string): Contents & { sha256: string } {
  try {
    return JSON.parse(line);
  } catch {
    throw new UserError(`${file} ends in the middle of its last line: it was cut short.`);
  }
}

/** Runs an export in memory. Foreign keys are looked at in the end: an export may name a child before its parent. */
export function load(what: string, sql: string): DatabaseSync {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  try {
    db.exec(`BEGIN;\n${sql}\nCOMMIT;`);
  } catch (error) {
    throw new UserError(`${what} is not SQL that a database takes: ${(error as Error).message}`);
  }
  if (db.prepare('PRAGMA foreign_key_check').all().length > 0)
    throw new UserError(`${what} lacks rows that others belong to.`);
  return db;
}

/** The tables of ours, in the order in which they were made: none is before one that it refers to. */
export function tablesOf(db: DatabaseSync): string[] {
  const tables = db.prepare(TABLES).all();
  return tables.map(({ name }) => String(name));
}

/** Leaves out D1's own tables too, which begin with `_cf_`. */
export const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY rowid";

export function countRows(db: DatabaseSync): Rows {
  const counted = tablesOf(db).map((table) => [
    table,
    Number(db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n),
  ]);
  return Object.fromEntries(counted);
}

/** The number of rows and bytes of each table, as queries for the database and for its copy. */
export function weighings(db: DatabaseSync): string[] {
  return tablesOf(db).map((table) => {
    const columns = db.prepare(`PRAGMA table_info("${table}")`).all();
    const bytes = columns.map(({ name }) => `total(length(CAST("${name}" AS BLOB)))`);
    return `SELECT '${table}' AS name, count(*) AS n, ${bytes.join(' + ')} AS bytes FROM "${table}"`;
  });
}
