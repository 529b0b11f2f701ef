// Measures every public page, print view and PDF with the worst organisation that the table of maxima allows, and fails
// where one is above its bound.
// Usage: npm run worst [-- latin|accented|han|arabic ...]
import { get } from 'node:http';
import type { D1Database } from '@cloudflare/workers-types';
import {
  ALPHABETS,
  type Alphabet,
  worstOrganisation,
} from '../../shared/testing/worst-organisation.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { AS_A_BROWSER } from '../build/page-files.ts';
import { openSite, sampleDirectory } from '../site/sample-site.ts';
import { processorTime, workerds } from './bench/processor.ts';
import { wait } from './soak/watch.ts';
import { MOST, WORST_PATHS, WORST_TYPE } from './worst-bounds.ts';

type Measured = { bytes: number; milliseconds: number };

/** The sample's site or a case's, with its process and what has it read its records again. */
type Case = { origin: string; pid: string; renew: () => Promise<void>; close: () => Promise<void> };

const HANDBOOK = '/handbook.pdf';
/** The first handbooks of an isolate take longer, and so do those of a busy moment. */
const ROUNDS = 8;
/** After it the Worker asks whether anything has changed, in milliseconds. */
const SNAPSHOT = 1100;

const SPENT = ['words', 'times', 'repeated'] as const;
const asked = process.argv.slice(2).filter((name): name is Alphabet => name in ALPHABETS);
const alphabets: Alphabet[] = asked.length > 0 ? asked : ['latin', 'arabic'];
const records = sampleDirectory();
const today = cityTime(Date.now()).date;
const CASES = alphabets.flatMap((alphabet) => [
  ...SPENT.map((spent) => ({ alphabet, spent, changesFor: 'organisation' as const })),
  { alphabet, spent: 'times' as const, changesFor: 'service' as const },
]);

const columns: Map<string, Measured>[] = [];
/** The sample's handbook of the same minutes as each column's: what else the machine has to do slows both. */
const handbooks: number[] = [];
for (const one of CASES) {
  const worst = await openCase([worstOrganisation({ ...one, type: WORST_TYPE, today })]);
  // As new as the other: an isolate that has made a hundred handbooks makes the next in half the time.
  const sample = await openCase([]);
  try {
    const column = await measurePages(worst);
    const samples = await measurePages(sample);
    if (columns.length === 0) columns.push(samples);
    const [its, ofSample] = await compareHandbooks(worst, sample);
    columns.push(column.set(HANDBOOK, its));
    handbooks.push(ofSample.milliseconds);
  } finally {
    await Promise.all([worst.close(), sample.close()]);
  }
}

const heads = CASES.map((one) => `${one.alphabet}, ${one.spent}, dates of ${one.changesFor}`);
console.log(`| | Sample | ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length + 2)}`);
const faults: string[] = [];
for (const [path, kind] of Object.entries(WORST_PATHS)) {
  const cells = columns.map((column) => column.get(path) ?? { bytes: 0, milliseconds: 0 });
  console.log(`| ${path} | ${cells.map(wordsOf).join(' | ')} |`);
  for (const [index, { bytes, milliseconds }] of cells.entries()) {
    const most = MOST[kind];
    const where = `${path} (${heads[index - 1] ?? 'Sample'})`;
    if (bytes > most.bytes) faults.push(`${where}: ${bytes} bytes, at most ${most.bytes}`);
    const time = Math.min(most.milliseconds, (handbooks[index - 1] ?? Infinity) * most.times);
    if (milliseconds > time) faults.push(`${where}: ${milliseconds} ms, at most ${time}`);
  }
}
console.log(`The sample's handbook meanwhile: ${handbooks.join(', ')} ms.`);
if (faults.length === 0) console.log('\nEverything is within its bounds.');
else {
  console.error(`\nAbove their bounds: ${faults.length}\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function wordsOf({ bytes, milliseconds }: Measured): string {
  return `${(bytes / 1000).toFixed(1)} kB, ${milliseconds} ms`;
}

/** A site of the sample's records and these organisations. */
async function openCase(more: object[]): Promise<Case> {
  let database: D1Database | undefined;
  const organisations = [...records.organisations, ...more];
  const running = new Set(workerds());
  const { origin, close } = await openSite({ ...records, organisations }, async (db) => {
    database = db;
  });
  // The last one need not be ours, because numbers of processes begin anew.
  const pid = workerds().find((it) => !running.has(it)) ?? '';
  const renew = async () => {
    await database?.prepare('UPDATE directory SET version = version + 1').run();
  };
  return { origin, pid, renew, close };
}

async function measurePages(site: Case): Promise<Map<string, Measured>> {
  const column = new Map<string, Measured>();
  for (const path of Object.keys(WORST_PATHS)) column.set(path, await measure(site, path));
  return column;
}

/** The least that the handbook of each takes, in turns. */
async function compareHandbooks(...sites: Case[]): Promise<[Measured, Measured]> {
  const least = sites.map(() => ({ bytes: 0, milliseconds: Infinity }));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const site of sites) await site.renew();
    await wait(SNAPSHOT);
    for (const [at, site] of sites.entries()) {
      const again = await measure(site, HANDBOOK);
      if (again.milliseconds < (least[at]?.milliseconds ?? 0)) least[at] = again;
    }
  }
  return least as [Measured, Measured];
}

/**
 * Bytes as they are sent to a browser, and how long an answer takes: by the clock, in which other programs have their share,
 * or in CPU, in which what the runtime does beside it has its own, whichever is less.
 */
async function measure({ origin, pid }: Case, path: string): Promise<Measured> {
  const url = origin + path;
  const before = processorTime([pid]);
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
  return { bytes, milliseconds: Math.min(took, processorTime([pid]) - before) };
}
