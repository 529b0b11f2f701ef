import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../local/d1.ts';
import { countRows, load, type Rows, seal, TABLES, tablesOf, weighings } from './file.ts';
import { insert, restoreStatements } from './statements.ts';
import type { Store } from './store.ts';

/** Where a backup of this instant goes, if nobody says where. */
export const backupPath = (now: string) =>
  join('backups', `${now.replaceAll(':', '-').replace('.', '-')}.sql`);

/**
 * Writes all of a database to a file, and sees that the file holds it: the export is loaded, and each table's rows and
 * bytes are compared with the database's.
 */
export async function takeBackup(store: Store, file: string, now: string) {
  const { db, rows } = await copy(store);
  const sql = restoreStatements(db, []).map((statement) => `${statement};\n`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, seal(sql.join(''), { at: now, of: store.of, rows }), { mode: 0o600 });
  // A file that was there before keeps the mode that it had.
  chmodSync(file, 0o600);
  // A database from before the table was made has no place for it.
  if ('operations' in rows) await store.write([noteBackup(now)]);
  return rows;
}

/** That the database was last backed up at this instant. */
export const noteBackup = (now: string) =>
  `INSERT INTO operations (what, at) VALUES ('backup', '${now}') ON CONFLICT (what) DO UPDATE SET at = excluded.at`;

/**
 * The database, in memory. Where it differs from its export somebody wrote in between, so that it is exported again;
 * where it still differs the export is wrong (D1's loses a text's own "\n" beside a line's end) and the table is read.
 */
async function copy(store: Store): Promise<{ db: DatabaseSync; rows: Rows }> {
  const first = load('The export', await store.dump());
  if ((await differing(store, first)).length === 0) return { db: first, rows: countRows(first) };
  const db = load('The export', await store.dump());
  for (const table of await differing(store, db)) await readInto(db, store, table);
  if ((await differing(store, db)).length > 0)
    throw new UserError(
      'Nothing was written: the export was not what the database holds. If people are writing now, try again later.',
    );
  return { db, rows: countRows(db) };
}

async function differing(store: Store, db: DatabaseSync): Promise<string[]> {
  const tables = tablesOf(db);
  const queries = weighings(db);
  const [there = [], ...stored] = await store.read([TABLES, ...queries]);
  if (there.length !== tables.length)
    throw new UserError('Nothing was written: the export lacks a table.');
  return tables.filter((_, index) => {
    const [weight] = db.prepare(queries[index] ?? '').all();
    return JSON.stringify(weight) !== JSON.stringify(stored[index]?.[0]);
  });
}

async function readInto(db: DatabaseSync, store: Store, table: string) {
  const [rows = []] = await store.read([`SELECT * FROM "${table}"`]);
  db.exec(`DELETE FROM "${table}"`);
  for (const row of rows) db.exec(insert(table, row));
}
