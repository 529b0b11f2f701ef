// Loads the postcodes of a city, from Ordnance Survey's Code-Point Open, in the place of those that are there.
// Usage: npm run places -- FILE [FILE ...] [--remote] [--sample]

import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { command, d1, read, UserError, write } from '../local/d1.ts';
import { readText } from '../local/read-text.ts';
import { postcodeStatements, readCodePoint } from './code-point.ts';

const USAGE = `Usage: npm run places -- FILE [FILE ...] [options]
  FILE       one postcode area of Code-Point Open, as bs.csv
  --remote   the deployed database, not this machine's
  --sample   only for the sample directory, and where there are none yet`;

/** A directory of somebody's own city, or one that has postcodes. */
const WANTS_NONE =
  'SELECT 1 FROM directory WHERE is_sample = 0 OR EXISTS (SELECT 1 FROM postcodes)';

/** So many faults are listed; a file of another kind has one in each line. */
const LISTED = 10;

await command(() => {
  const { files, options } = readArguments();
  const now = new Date().toISOString();
  const { rows, count, faults } = readCodePoint(
    files.map((file) => ({ name: basename(file), text: readText(file) })),
    now,
  );
  if (faults.length > 0)
    throw new UserError(
      [
        `Nothing was loaded. Lines that are no postcode with its point: ${faults.length}`,
        ...faults.slice(0, LISTED).map((fault) => `  ${fault}`),
      ].join('\n'),
    );
  if (count === 0) throw new UserError('Nothing was loaded: there is no postcode in it.');
  const run = d1(options.remote ?? false);
  if (options.sample && read(run, [WANTS_NONE])[0]?.length) {
    console.log('These are not for this directory: the postcodes of the sample were not loaded.');
    return;
  }
  write(run, postcodeStatements(rows, now));
  console.log(
    `${count} postcodes loaded. Every listed address that names one of them has its point.`,
  );
});

function readArguments() {
  try {
    const { values: options, positionals: files } = parseArgs({
      allowPositionals: true,
      options: { remote: { type: 'boolean' }, sample: { type: 'boolean' } },
    });
    if (files.length > 0) return { files, options };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
  throw new UserError(USAGE);
}
