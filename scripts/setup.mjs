// Brings a checkout to where it can start, with nothing but Node's own modules (any Node from 20 on): packages from the
// lockfile, the build, the migrated database, the sample directory. Each step runs only when what it reads has changed.
// `run` brings it to where a command on the database runs, and runs it: without the build, the sample and, with --remote, a
// local database.
// `install` stops after the packages. Usage: node scripts/setup.mjs install|start|dev|test | run SCRIPT [ARGUMENTS]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [mode, ...command] = process.argv.slice(2);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const stateDir = process.env.STATE_DIR ?? '.wrangler/state';
const node = 'node_modules/.bin/node';
const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CI: '1',
};

/** A digest of the names and contents of files and folders. */
function digest(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else hash.update(path).update('\0').update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/** Runs a step unless its stamp holds the digest of what it reads; the stamp is written only after success. */
function step(what, stamp, inputs, command, args) {
  const wanted = digest(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write(`${what} ...\n`);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}\n${what} failed.\n`);
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Asked first: nobody is to wait for an install and a build, and then be told that the port is taken. */
async function requireFreePort(port) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject).listen({ port, host: '127.0.0.1' }, resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  } catch ({ code }) {
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
    process.stderr.write(`Port ${port} ${why}. Choose another one: PORT=8790 npm start\n`);
    process.exit(1);
  }
}

if (mode === 'start') await requireFreePort(Number(process.env.PORT ?? 8787));

const npm = process.env.npm_execpath;
step(
  'Installing packages from the lockfile',
  'node_modules/.setup',
  ['package-lock.json'],
  npm ? process.execPath : 'npm',
  [...(npm ? [npm] : []), 'ci', '--loglevel=error'],
);

if (mode === 'start' || mode === 'test') {
  const sources = [
    'shared',
    'worker',
    'web',
    'data',
    'migrations',
    'scripts/build',
    'scripts/local/local-vars.ts',
  ];
  const settings = ['vite.config.ts', 'wrangler.toml', 'package-lock.json'];
  step('Building', 'dist/.built', [...sources, ...settings], 'npm', ['run', '--silent', 'build']);
}

if (!['install', 'test'].includes(mode) && !command.includes('--remote')) {
  // The database holds emails and hashes: it is for nobody else on this machine. The steps below make all of it.
  process.umask(0o077);
  mkdirSync(stateDir, { recursive: true });
  chmodSync(stateDir, 0o700);
  step('Migrating the database', join(stateDir, '.migrated'), ['migrations'], node, [
    'scripts/db/migrate.ts',
  ]);
}

if (mode === 'start' || mode === 'dev') {
  // No inputs: once a database has been offered the sample, what is in it belongs to whoever uses it.
  step('Loading the sample directory', join(stateDir, '.sampled'), [], node, [
    'scripts/db/load.ts',
    'data/bristol.json',
    '--sample',
  ]);
  step('Loading the postcodes of the sample', join(stateDir, '.placed'), [], node, [
    'scripts/db/places.ts',
    'data/postcodes-bs.csv',
    '--sample',
  ]);
  step('Adding the demo sign-ins', join(stateDir, '.demo'), [], node, ['scripts/site/demo.ts']);
}

if (mode === 'run') process.exit(spawnSync(node, command, { stdio: 'inherit' }).status ?? 1);
