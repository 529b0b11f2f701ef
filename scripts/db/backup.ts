// Backs the whole database up into a file: this machine's, or the deployed one with --remote.
// Usage: npm run backup [-- --remote] [-- --output FILE]
import { parseArgs } from 'node:util';
import { command, UserError } from '../local/d1.ts';
import { openStore } from './backups/store.ts';
import { backupPath, takeBackup } from './backups/take.ts';

const USAGE = `Usage: npm run backup -- [options]
  --remote       the deployed database, not this machine's
  --output FILE  instead of a file in backups/ named by the time`;

await command(async () => {
  const now = new Date().toISOString();
  const { remote, output } = readArguments();
  const store = await openStore(remote ?? false);
  try {
    const file = output ?? backupPath(now);
    const rows = await takeBackup(store, file, now);
    for (const [table, count] of Object.entries(rows)) console.log(`${table}: ${count}`);
    console.log(
      `\nBacked up to ${file}. It holds personal data: keep it where only you can read it.`,
    );
  } finally {
    await store.close();
  }
});

function readArguments() {
  try {
    return parseArgs({ options: { remote: { type: 'boolean' }, output: { type: 'string' } } })
      .values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
