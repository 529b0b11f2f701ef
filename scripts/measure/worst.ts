// Measures every public page, print view and PDF with the worst organisation that the table of maxima allows, and fails
// where one is above its bound.
// Usage: npm run worst [-- latin|accented|han|arabic ...]
import { get } from 'node:http';
import type { D1Database } from '@cloudflare/workers-types';
import { cityTime } from '../../shared/time/city-time.ts';
import { AS_A_BROWSER } from '../build/page-files.ts';
import { openSite, sampleDirectory } from '../site/sample-site.ts';
import { processorTime, workerds } from './bench/processor.ts';
import { wait } from './soak/watch.ts';
import { MOST, WORST_PATHS, WORST_TYPE } from './worst-bounds.ts';
import { ALPHABETS, type Alphabet, worstOrganisation } from './worst-organisation.ts';

type Measured = { bytes: number; milliseconds: number };

/** The handbook is compared with the sample's: the first of an isolate takes longer, and so does one of a busy moment. */
const ROUNDS = 6;
/** After it the Worker asks whether anything has changed, in milliseconds. */
const SNAPSHOT = 1100;

const SPENT = ['words', 'times', 'repeated'] as const;
const asked = process.argv.slice(2).filter((name): name is Alphabet => name in ALPHABETS);
const alphabets: Alphabet[] = asked.length > 0 ? asked : ['latin', 'arabic'];
const sample = sampleDirectory();
const today = cityTime(Date.now()).date;
const CASES = [
  null,
  ...alphabets.flatMap((alphabet) => [
    ...SPENT.map((spent) => ({ alphabet, spent, changesFor: 'organisation' as const })),
    { alphabet, spent: 'times' as const, changesFor: 'service' as const },
  ]),
];
const columns: Map<string, Measured>[] = [];
for (const one of CASES) {
  const worst = one ? [worstOrganisation({ ...one, type: WORST_TYPE, today })] : [];
  let database: D1Database | undefined;
  const records = { ...sample, organisations: [...sample.organisations, ...worst] };
  const site = await openSite(records, async (db) => {
    database = db;
  });
  try {
    const column = new Map<string, Measured>();
    for (const path of Object.keys(WORST_PATHS))
      column.set(path, await measure(site.origin + path));
    for (let round = 1; round < ROUNDS; round++) {
      await database?.prepare('UPDATE directory SET version = version + 1').run();
      await wait(SNAPSHOT);
      const again = await measure(`${site.origin}/handbook.pdf`);
      const before = column.get('/handbook.pdf');
      if (!before || again.milliseconds < before.milliseconds) column.set('/handbook.pdf', again);
    }
    columns.push(column);
  } finally {
    await site.close();
  }
}

const heads = CASES.map((one) =>
  one ? `${one.alphabet}, ${one.spent}, dates of ${one.changesFor}` : 'Sample',
);
console.log(`| | ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length + 1)}`);
const faults: string[] = [];
for (const [path, kind] of Object.entries(WORST_PATHS)) {
  const cells = columns.map((column) => column.get(path) ?? { bytes: 0, milliseconds: 0 });
  const [quiet] = cells;
  console.log(`| ${path} | ${cells.map(wordsOf).join(' | ')} |`);
  for (const [index, { bytes, milliseconds }] of cells.entries()) {
    const most = MOST[kind];
    const where = `${path} (${heads[index]})`;
    if (bytes > most.bytes) faults.push(`${where}: ${bytes} bytes, at most ${most.bytes}`);
    const time = Math.min(most.milliseconds, (quiet?.milliseconds ?? 0) * most.times);
    if (milliseconds > time) faults.push(`${where}: ${milliseconds} ms, at most ${time}`);
  }
}
if (faults.length === 0) console.log('\nEverything is within its bounds.');
else {
  console.error(`\nAbove their bounds: ${faults.length}\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function wordsOf({ bytes, milliseconds }: Measured): string {
  return `${(bytes / 1000).toFixed(1)} kB, ${milliseconds} ms`;
}

/**
 * Bytes as they are sent to a browser, and how long an answer takes: by the clock, in which other programs have their share,
 * or in CPU, in which what the runtime does beside it has its own, whichever is less.
 */
async function measure(url: string): Promise<Measured> {
  const pids = workerds().slice(-1);
  const before = processorTime(pids);
  const from = performance.now();
  const bytes = await new Promise<number>((resolve, reject) => {
    const headers = { Connection: 'close', ...AS_A_BROWSER };
    // A connection of its own: one that was kept is closed by the Worker while a PDF takes longer than it is kept.
    get(url, { headers, agent: false }, (answer) => {
      let total = 0;
      answer.on('data', (chunk: Buffer) => {
        total += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(total)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', (error) => reject(new Error(`${url}: ${error.message}`)));
  });
  const took = Math.round(performance.now() - from);
  return { bytes, milliseconds: Math.min(took, processorTime(pids) - before) };
}
