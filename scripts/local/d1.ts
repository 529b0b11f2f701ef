import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonStatement, Row } from '../../worker/db/json-statement.ts';
import { STORED, type StoredRows, selectStored } from '../../worker/transfer/load-statements.ts';
import { keepPrivate } from './private-state.ts';

// The database for commands: the local one, or the deployed one. Both go through wrangler, so that what worked here works
// there.

/** What the person at the terminal is told, without a stack. */
export class UserError extends Error {}

/** Runs a command; one that refuses says why and fails. */
export async function command(run: () => unknown) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

export type Run = (...args: string[]) => string;

/** Runs `wrangler d1 execute` on one of the two databases and gives what it prints. */
export function d1(remote: boolean): Run {
  const stateDir = process.env.STATE_DIR ?? '.wrangler/state';
  if (!remote) keepPrivate(stateDir);
  const target = remote ? ['--remote'] : ['--local', '--persist-to', stateDir];
  const command = [
    'node_modules/wrangler/bin/wrangler.js',
    'd1',
    'execute',
    'DB',
    '--json',
    '--yes',
  ];
  return (...args) => {
    try {
      return execFileSync(process.execPath, [...command, ...target, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 256 * 1024 * 1024,
        env: {
          ...process.env,
          CLOUDFLARE_CF_FETCH_ENABLED: 'false',
          WRANGLER_SEND_METRICS: 'false',
        },
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      const said = stdout + stderr;
      const hint = said.includes('no such table')
        ? ' npm start makes its tables (npm run deploy the deployed ones).'
        : '';
      throw new UserError(`Nothing was written.${hint} The database said:\n${said}`);
    }
  };
}

/** The rows of each query. */
export function read(run: Run, queries: string[]): Row[][] {
  const answers: { results: Row[] }[] = JSON.parse(run('--command', queries.join('; ')));
  return answers.map(({ results }) => results);
}

export function readStored(run: Run): StoredRows {
  const rows = read(run, STORED.map(selectStored));
  return Object.fromEntries(STORED.map((table, index) => [table, rows[index]])) as StoredRows;
}

/** A file, not a command: a command line is too short for a city. Wrangler runs it as one transaction. */
export function write(run: Run, statements: JsonStatement[]) {
  const folder = mkdtempSync(join(tmpdir(), 'write-'));
  try {
    const file = join(folder, 'write.sql');
    writeFileSync(file, statements.map(inline).join('\n'));
    run('--file', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A statement with its parameter inside. */
export function inline({ sql, json }: JsonStatement): string {
  return `${sql.replaceAll('?1', () => `'${json}'`)};`;
}
