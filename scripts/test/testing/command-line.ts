import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs commands as a person types them, against a migrated database of their own. */
export function commandLine() {
  const stateDir = mkdtempSync(join(tmpdir(), 'command-test-'));
  const env = {
    ...process.env,
    STATE_DIR: stateDir,
    PORT: '8123',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  };
  function node(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    return { status, stdout: stdout.trim(), stderr: stderr.trim() };
  }
  const { status, stderr } = node('scripts/db/migrate.ts');
  if (status !== 0) throw new Error(stderr);

  /** Read and changed here directly: a command for each would take its second. */
  function rows(query: string): Record<string, unknown>[] {
    const folder = join(stateDir, 'v3', 'd1', 'miniflare-D1DatabaseObject');
    const file = readdirSync(folder).find((name) => /^[0-9a-f]+\.sqlite$/.test(name)) ?? '';
    const db = new DatabaseSync(join(folder, file));
    const found = db.prepare(query).all();
    db.close();
    return found.map((row) => ({ ...row }));
  }
  return { stateDir, node, rows, remove: () => rmSync(stateDir, { recursive: true }) };
}
