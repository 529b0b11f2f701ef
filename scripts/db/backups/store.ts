import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import type { Row } from '../../../worker/db/json-statement.ts';
import { d1, read, UserError } from '../../local/d1.ts';
import { keepPrivate } from '../../local/private-state.ts';
import type { Contents } from './file.ts';
import { applyMigrations } from './local-migrations.ts';

/** A database as a whole: what a backup and a restore need of it. */
export type Store = {
  of: Contents['of'];
  /** All of it, as SQL. */
  dump(): Promise<string>;
  /** The rows of each query. */
  read(queries: string[]): Promise<Row[][]>;
  /** All of the statements in one transaction. */
  write(statements: string[]): Promise<void>;
  /** Applies the migrations that it has not had. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

export const openStore = (remote: boolean) =>
  remote ? openDeployed() : openLocalStore(process.env.STATE_DIR ?? join('.wrangler', 'state'));

/**
 * This machine's database, opened with Miniflare as wrangler does: wrangler itself exports from its default folder alone and
 * takes a second for each step.
 */
export async function openLocalStore(stateDir: string): Promise<Store> {
  keepPrivate(stateDir);
  const config = unstable_readConfig({ config: 'wrangler.toml' });
  const { database_id } =
    config.d1_databases.find((it: { binding: string }) => it.binding === 'DB') ?? {};
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      cf: false,
      resourcePersistencePath: resolve(stateDir, 'v3'),
      d1Databases: { DB: database_id ?? 'DB' },
    }),
  );
  const db = await miniflare.getD1Database('DB');
  const batch = (statements: string[]) => db.batch<Row>(statements.map((sql) => db.prepare(sql)));
  const local: Pick<Store, 'read' | 'write'> = {
    read: async (queries) => (await batch(queries)).map(({ results }) => results),
    async write(statements) {
      await batch(statements).catch((error) => {
        throw new UserError(`Nothing was written. The database said: ${error.message}`);
      });
    },
  };
  return {
    of: 'local',
    ...local,
    async dump() {
      const [lines] = await db
        .prepare('PRAGMA miniflare_d1_export(?,?,?);')
        .bind(0, 0)
        .raw<string[]>();
      return (lines ?? []).join('\n');
    },
    migrate: () => applyMigrations(local),
    close: () => miniflare.dispose(),
  };
}

/**
 * The deployed database, through wrangler: its export, and its import of a file, which restores the database where it
 * fails.
 */
async function openDeployed(): Promise<Store> {
  const run = d1(true);
  return {
    of: 'deployed',
    dump: async () =>
      inFolder((file) => {
        wrangler('d1', 'export', 'DB', '--remote', '--skip-confirmation', '--output', file);
        return readFileSync(file, 'utf8');
      }),
    read: async (queries) => read(run, queries),
    write: async (statements) =>
      inFolder((file) => {
        writeFileSync(file, statements.map((sql) => `${sql};\n`).join(''), { mode: 0o600 });
        run('--file', file);
      }),
    migrate: async () => wrangler('d1', 'migrations', 'apply', 'DB', '--remote'),
    close: async () => {},
  };
}

function inFolder<T>(use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    return use(join(folder, 'database.sql'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wrangler(...args: string[]) {
  try {
    execFileSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'pipe'],
      // Asks nothing: typing the command was the yes.
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new UserError(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`);
  }
}
