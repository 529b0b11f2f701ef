import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';

/** What a start says that ends at once, and with which code. */
async function start(port: number | string) {
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'start'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a start says that its port is taken before it does anything else', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await start(port)).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program. Choose another one: PORT=8790 npm start\n`,
  });
  other.close();
});

it.each([
  ['99999', '99999'],
  ['eighty', 'NaN'],
])('a start says so of a port that there is not, as %s', async (port, read) => {
  expect(await start(port)).toEqual({
    code: 1,
    said: `Port ${read} cannot be used (ERR_SOCKET_BAD_PORT). Choose another one: PORT=8790 npm start\n`,
  });
});

describe('a checkout that was never started', () => {
  // Its packages stand as installed: to install them is npm's part.
  const root = mkdtempSync(join(tmpdir(), 'checkout-test-'));
  const stateDir = join(root, 'state');
  const lockfile = 'package-lock.json';
  for (const folder of ['scripts/db', 'scripts/site'])
    mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  copyFileSync('scripts/setup.mjs', join(root, 'scripts', 'setup.mjs'));
  const links = [
    'scripts/db/migrate.ts',
    'scripts/db/load.ts',
    'scripts/db/places.ts',
    'scripts/site/demo.ts',
    'scripts/db/admin.ts',
    'data',
    'migrations',
  ];
  for (const path of [...links, 'wrangler.toml', 'node_modules/.bin', 'node_modules/wrangler'])
    symlinkSync(resolve(path), join(root, path));
  writeFileSync(join(root, lockfile), '{}');
  const installed = createHash('sha256').update(lockfile).update('\0').update('{}');
  writeFileSync(join(root, 'node_modules', '.setup'), installed.digest('hex'));
  const city = join(root, 'city.json');
  const kitchen = { name: 'Harbour Kitchen', description: 'Hot meals by the harbour.' };
  writeFileSync(city, JSON.stringify({ organisations: [kitchen] }));
  afterAll(() => rmSync(root, { recursive: true }));

  /** What an npm script of this name does, with its arguments. */
  function setup(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts', 'setup.mjs'), ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, STATE_DIR: stateDir, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
      },
    );
    return { status, stdout: stdout.trim(), stderr: stderr.trim() };
  }
  function rows(query: string) {
    const folder = join(stateDir, 'v3', 'd1', 'miniflare-D1DatabaseObject');
    const file = readdirSync(folder).find((name) => /^[0-9a-f]+\.sqlite$/.test(name)) ?? '';
    const db = new DatabaseSync(join(folder, file));
    const found = db.prepare(query).all();
    db.close();
    return found.map((row) => ({ ...row }));
  }

  it('makes no database for a command on the deployed one', () => {
    const { status, stderr } = setup('run', 'scripts/db/load.ts', '--remote');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage: npm run load -- FILE/);
    expect(existsSync(stateDir)).toBe(false);
  });

  it('takes a directory of its own, to which a start adds nothing', () => {
    expect(setup('run', 'scripts/db/load.ts', city)).toEqual({
      status: 0,
      stdout: '1 added, 0 changed, 0 as they were.',
      stderr: 'Migrating the database ...',
    });
    expect(setup('dev').status).toBe(0);
    expect(rows('SELECT name FROM organisations')).toEqual([{ name: kitchen.name }]);
    expect(rows('SELECT id FROM accounts')).toEqual([]);
    expect(rows('SELECT is_sample FROM directory')).toEqual([{ is_sample: 0 }]);
  });

  it('makes an admin without a start', () => {
    rmSync(stateDir, { recursive: true, force: true });
    const { status, stdout } = setup('run', 'scripts/db/admin.ts', 'mo@example.org');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^mo@example\.org is an admin now\./);
    expect(rows('SELECT email FROM accounts')).toEqual([{ email: 'mo@example.org' }]);
  });
});
