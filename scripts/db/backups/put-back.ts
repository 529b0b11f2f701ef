import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../local/d1.ts';
import { readText } from '../../local/read-text.ts';
import { type Contents, open, TABLES } from './file.ts';
import { migrations } from './local-migrations.ts';
import { restoreStatements } from './statements.ts';
import type { Store } from './store.ts';
import { noteBackup, takeBackup } from './take.ts';

/** What every database has once it is migrated: rows of these are nobody's. */
const ALWAYS = ['d1_migrations', 'directory', 'operations'];

type Options = {
  /** Puts the backup in the place of what is there, which is backed up into this file first. */
  replaceAfterBackupTo?: string;
  /** ISO instant. */
  now: string;
};

/** Puts a backup into a database and brings it to the present migrations; says whether anything was there before. */
export async function putBack(
  store: Store,
  file: string,
  options: Options,
): Promise<{ contents: Contents; replaced: boolean }> {
  const { replaceAfterBackupTo, now } = options;
  const { contents, db } = open(file, readText(file));
  refuseUnlessFit(file, db, store.of);

  const [tables = []] = await store.read([TABLES]);
  const there = tables.map(({ name }) => String(name));
  const filled = await filledOf(store, there);
  if (filled.length > 0) {
    if (!replaceAfterBackupTo)
      throw new UserError(
        `Nothing was written: the database is not empty (${filled.join(', ')}). With --replace it is backed up first and then replaced.`,
      );
    await takeBackup(store, replaceAfterBackupTo, now);
  }
  await store.write([...restoreStatements(db, there), await follow(store, there, now)]);
  await migrateAfter(store);
  await store.write([noteBackup(filled.length > 0 ? now : contents.at)]);
  return { contents, replaced: filled.length > 0 };
}

function refuseUnlessFit(file: string, db: DatabaseSync, of: Store['of']) {
  const has = (table: string) =>
    db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').all(table).length > 0;
  const ours = new Set(migrations());
  const applied = has('d1_migrations') ? db.prepare('SELECT name FROM d1_migrations').all() : [];
  if (applied.length === 0)
    throw new UserError(`${file} is of a database that had no migrations: there is nothing in it.`);
  const newer = applied.map(({ name }) => String(name)).filter((name) => !ours.has(name));
  if (newer.length > 0)
    throw new UserError(
      `${file} is of a newer version of the handbook (${newer.join(', ')}): restore it with that version.`,
    );
  const demo =
    has('accounts') && db.prepare("SELECT 1 FROM accounts WHERE id LIKE 'demo-%'").all().length > 0;
  if (of === 'deployed' && demo)
    throw new UserError(`${file} holds the demo sign-ins, whose passwords everybody knows.`);
}

async function filledOf(store: Store, tables: string[]): Promise<string[]> {
  const asked = tables.filter((table) => !ALWAYS.includes(table));
  if (asked.length === 0) return [];
  const counts = await store.read(asked.map((table) => `SELECT count(*) AS n FROM "${table}"`));
  return asked.filter((_, index) => Number(counts[index]?.[0]?.n) > 0);
}

/**
 * The restored directory is a change like any other: its version goes on from the higher of the two, or a copy that
 * somebody keeps of what was there would pass for a newer one.
 */
async function follow(store: Store, there: string[], now: string): Promise<string> {
  const [[row] = []] = there.includes('directory')
    ? await store.read(['SELECT version FROM directory'])
    : [];
  return `UPDATE directory SET version = max(version, ${Number(row?.version ?? 0)}) + 1, changed_at = '${now}'`;
}

async function migrateAfter(store: Store) {
  const [applied = []] = await store.read(['SELECT name FROM d1_migrations']);
  const names = new Set(applied.map(({ name }) => name));
  if (migrations().every((name) => names.has(name))) return;
  try {
    await store.migrate();
  } catch (error) {
    throw new UserError(
      `The backup is back, but the migrations made after it were not applied. Mend that, then: npx wrangler d1 migrations apply DB ${store.of === 'local' ? '--local' : '--remote'}\n${(error as Error).message}`,
    );
  }
}
