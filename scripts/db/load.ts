// Loads a directory file into the local database, or the deployed one with --remote.
// Usage: npm run load -- FILE [--remote] [--skip-invalid] [--checked DATE] [--overwrite] [--sample]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Fault, readDirectoryFile } from '../../shared/directory/directory-file.ts';
import { loadEntries } from '../../worker/transfer/load-entries.ts';
import { planLoad } from '../../worker/transfer/load-plan.ts';
import { TABLES } from '../../worker/transfer/load-statements.ts';
import { command, d1, readStored, UserError, write } from '../local/d1.ts';

const USAGE = `Usage: npm run load -- FILE [options]
  --remote         the deployed database, not this machine's
  --skip-invalid   leave faulty records out and load the rest
  --checked DATE   YYYY-MM-DD: a person checked these facts on that day (else they show as "check first")
  --overwrite      also replace records that were edited since they were loaded, and bring back deleted ones
  --sample         only into an empty directory: checked today, under a banner that says it is sample data`;

await command(load);

function load() {
  const now = new Date().toISOString();
  const { file, options } = readArguments();
  const isSample = options.sample ?? false;
  const day = options.checked === undefined ? null : startOfDay(options.checked, now);
  const checkedAt = day ?? (isSample ? now : '');

  const directory = readDirectoryFile(readJson(file));
  const faults: string[] = [];
  const note = (found: readonly Fault[]) => {
    faults.push(...found.map(({ path, message }) => `  ${path || file}: ${message}`));
    if (faults.length > 0 && !options['skip-invalid'])
      throw new UserError([`Nothing was loaded. Faults: ${faults.length}`, ...faults].join('\n'));
  };
  note(directory.faults);

  const run = d1(options.remote ?? false);
  const stored = readStored(run);
  if (isSample && TABLES.some((table) => stored[table].length > 0)) {
    console.log('The directory has records of its own: the sample was not loaded.');
    return;
  }
  const overwrite = options.overwrite ?? false;
  const plan = planLoad(directory, stored, { now, checkedAt, overwrite, isSample });
  note(plan.faults);
  // A first load is the directory itself, and no change of it.
  const isFirst = TABLES.every((table) => stored[table].length === 0);
  const entries = loadEntries(isFirst ? [] : plan.writes, {
    at: now,
    accountId: null,
    action: 'directory:import',
  });
  if (plan.statements.length > 0) write(run, [...plan.statements, ...entries]);

  console.log(`${plan.added} added, ${plan.changed} changed, ${plan.unchanged} as they were.`);
  if (plan.kept.length > 0) {
    console.log(
      'Kept, because they were edited since they were loaded (--overwrite replaces them):',
    );
    for (const { what, id } of plan.kept) console.log(`  ${what} (${id})`);
  }
  if (plan.keptDeleted.length > 0) {
    console.log('Not brought back, because they were deleted since (--overwrite does):');
    for (const { what, id } of plan.keptDeleted) console.log(`  ${what} (${id})`);
  }
  if (faults.length > 0) console.log(['Left out:', ...faults].join('\n'));
}

function readArguments() {
  try {
    const { values: options, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        remote: { type: 'boolean' },
        'skip-invalid': { type: 'boolean' },
        checked: { type: 'string' },
        overwrite: { type: 'boolean' },
        sample: { type: 'boolean' },
      },
    });
    const [file] = positionals;
    if (file && positionals.length === 1) return { file, options };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
  throw new UserError(USAGE);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

/** An ISO instant. */
function startOfDay(date: string, now: string): string {
  const instant = `${date}T00:00:00.000Z`;
  const isDate = !Number.isNaN(Date.parse(instant)) && new Date(instant).toISOString() === instant;
  if (!isDate || instant > now)
    throw new UserError(`--checked takes a day that has come, as YYYY-MM-DD, not "${date}".`);
  return instant;
}
