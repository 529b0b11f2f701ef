// Puts a backup back: into this machine's database, or the deployed one with --remote.
// Usage: npm run restore -- FILE [--remote] [--replace]
import { parseArgs } from 'node:util';
import { command, UserError } from '../local/d1.ts';
import { putBack } from './backups/put-back.ts';
import { openStore } from './backups/store.ts';
import { backupPath } from './backups/take.ts';

const USAGE = `Usage: npm run restore -- FILE [options]
  --remote   the deployed database, not this machine's
  --replace  also where the database is not empty: it is backed up first`;

await command(async () => {
  const now = new Date().toISOString();
  const { file, remote, replace } = readArguments();
  const store = await openStore(remote ?? false);
  try {
    const former = backupPath(now);
    const options = replace ? { replaceAfterBackupTo: former, now } : { now };
    const { contents, replaced } = await putBack(store, file, options);
    if (replaced) console.log(`What was there is in ${former}.`);
    console.log(`The database is as it was at ${contents.at}.`);
  } finally {
    await store.close();
  }
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remote: { type: 'boolean' }, replace: { type: 'boolean' } },
    });
    const [file] = positionals;
    if (file && positionals.length === 1) return { ...values, file };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
  throw new UserError(USAGE);
}
