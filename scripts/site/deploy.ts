// Backs up, migrates and deploys; docs/deploy.md says how a site is set up for it.
// Usage: npm run deploy [-- --dry-run]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { cityTime } from '../../shared/time/city-time.ts';
import { backupPath } from '../db/backups/take.ts';
import { d1, read, UserError } from '../local/d1.ts';
import { deployFaults } from './deploy-faults.ts';
import { type EditedLine, emergencyFaults } from './emergency-faults.ts';

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
const isDry = options['dry-run'] ?? false;
const built = join('dist', 'handbook', 'wrangler.json');
const backup = backupPath(new Date().toISOString());

const config = unstable_readConfig({ config: 'wrangler.toml' });
const settingFaults = deployFaults({
  databaseId: config.d1_databases.find((it: { binding: string }) => it.binding === 'DB')
    ?.database_id,
  kvId: config.kv_namespaces.find((it: { binding: string }) => it.binding === 'KV')?.id,
  publicOrigin: config.vars.PUBLIC_ORIGIN,
  mailFrom: config.vars.MAIL_FROM,
  adminMail: config.vars.ADMIN_MAIL,
  secrets: isDry ? null : secrets(),
});
const emergency = JSON.parse(readFileSync(join('data', 'emergency.json'), 'utf8'));
const faults = [
  ...settingFaults,
  ...emergencyFaults(emergency, cityTime(Date.now()).date, isDry ? [] : editedLines()),
];
if (isDry) console.log('Lines that were edited on the site are not looked at in a dry run.');
if (faults.length > 0) {
  console.error('This is not set up as a real site yet (docs/deploy.md says how):');
  for (const fault of faults) console.error(`  ${fault}`);
  if (!isDry) process.exit(1);
  console.error('A real deploy would stop here.');
}

step('Build', true, 'npm', 'run', 'build');
step(
  `Back up the database to ${backup}`,
  !isDry,
  process.execPath,
  'scripts/db/backup.ts',
  '--remote',
  '--output',
  backup,
);
step('Migrate the database', !isDry, ...wrangler('d1', 'migrations', 'apply', 'DB', '--remote'));
step(
  'Deploy the Worker',
  true,
  ...wrangler('deploy', '--config', built, ...(isDry ? ['--dry-run'] : [])),
);
console.log(isDry ? '\nNothing was changed.' : `\nDeployed to ${config.vars.PUBLIC_ORIGIN}`);

/** Says and runs one step; the first that fails is the last. */
function step(what: string, runs: boolean, command: string, ...args: string[]) {
  console.log(`\n${runs ? '' : 'Would run: '}${what}\n  ${[command, ...args].join(' ')}`);
  if (!runs) return;
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${what}: failed. The steps after it were not run.`);
  process.exit(1);
}

/** The lines that an admin has edited on the deployed site: none before its first deploy, nor before it had such lines. */
function editedLines(): EditedLine[] {
  try {
    const [rows = []] = read(d1(true), ['SELECT name, facts, source, checked FROM site_lines']);
    return rows as EditedLine[];
  } catch (error) {
    if (error instanceof UserError && error.message.includes('no such table')) return [];
    // Without an answer the file alone is judged, as for a database that does not exist yet.
    console.error(`The lines edited on the site could not be read: ${(error as Error).message}`);
    return [];
  }
}

/** The names of the site's secrets: none where the Worker does not exist yet. */
function secrets(): string[] {
  const [command, ...args] = wrangler('secret', 'list', '--format', 'json');
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['inherit', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  if (status !== 0) return [];
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

function wrangler(...args: string[]): [string, ...string[]] {
  return [join('node_modules', '.bin', 'wrangler'), ...args];
}
