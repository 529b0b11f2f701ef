// Lighthouse on a phone and slow 4G (150 ms, 1.6 Mbps, 4x CPU) over the built Worker: scores and times as medians, the longest
// tasks while a page starts, its own and the browser's, and why a point is lost. A page of one word comes first: what it takes
// is what this machine takes for any page. Not among the packages, because it brings 150 of its own: npx fetches it.
// LIGHTHOUSE names a command that is here, RUNS how many runs of each page, AGAINST the origin of another site (an older
// build's, say) that is looked at in turns with this one.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TAKES_BROTLI } from '../../scripts/build/page-files.ts';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/test/browser.ts';
import { median } from '../../shared/numbers/median.ts';
import { paths } from '../../shared/paths/paths.ts';

const PAGES = [
  paths.home,
  paths.timetable('Breakfast'),
  paths.organisations,
  paths.immediateSupport,
];
const COMMAND = (process.env.LIGHTHOUSE ?? 'npx --yes lighthouse@12.8.2').split(' ');
const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The figures in milliseconds that are printed: Lighthouse's name of each, and the name that it has here. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking',
  'bootup-time': 'script',
};

/** Worked out from a visit without delay, as Lighthouse judges by itself, or a visit that is delayed. */
type Throttling = 'simulate' | 'devtools';

type Audit = {
  score: number | null;
  title: string;
  displayValue?: string;
  numericValue?: number;
  details?: { items?: { url?: string; duration?: number }[] };
};

type Report = {
  /** How fast the machine itself was just then, as Lighthouse measures it: a laptop of 2020 has 1,500 to 2,000. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/**
 * Whether a task is the browser's: it opens a process and makes a place for scripts to run in before it reads any page, for
 * which Lighthouse finds no address.
 */
const isOfBrowser = (url: string) => url === 'Unattributable';
const isOfPage = (url: string) => !isOfBrowser(url);

const ONE_WORD =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Food</title><p>Food';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const word = createServer((_request, answer) => {
  answer.setHeader('content-type', 'text/html; charset=utf-8').end(ONE_WORD);
}).listen(0, '127.0.0.1');
await once(word, 'listening');
const wordOrigin = `http://127.0.0.1:${(word.address() as AddressInfo).port}`;
const ofWord: Report[] = [];
while (ofWord.length < RUNS) ofWord.push(await look(wordOrigin, 'simulate'));
tell('one word', ofWord);
word.close();

const site = await openSite(sampleDirectory());
const origins = [site.origin, ...(process.env.AGAINST ? [process.env.AGAINST] : [])];
for (const path of PAGES) {
  const reports = origins.map((): Report[] => []);
  for (let turn = 0; turn < RUNS; turn++)
    for (const [at, origin] of origins.entries())
      reports[at]?.push(await look(origin + path, 'simulate'));
  for (const [at, origin] of origins.entries())
    tell(at === 0 ? path : origin + path, reports[at] ?? []);
  const slowed = (await look(site.origin + path, 'devtools')).audits['largest-contentful-paint'];
  console.log(`  largest paint with the network slowed in earnest ${slowed?.displayValue}`);
}
await site.close();
rmSync(folder, { recursive: true });

/** One line of medians, and what cost a point in the last run. */
function tell(name: string, reports: Report[]) {
  const scores = CATEGORIES.map(
    (category) =>
      `${category} ${percent(median(reports.map((it) => it.categories[category]?.score ?? 0)))}`,
  );
  const times = Object.entries(TIMES).map(
    ([id, word]) => `${word} ${ms(median(reports.map((it) => it.audits[id]?.numericValue ?? 0)))}`,
  );
  const longest = `longest task ${ms(median(reports.map((it) => longestTask(it, isOfPage))))}`;
  const opening = `of the browser's own ${ms(median(reports.map((it) => longestTask(it, isOfBrowser))))}`;
  const machine = `machine ${Math.round(median(reports.map((it) => it.environment.benchmarkIndex)))}`;
  console.log(`${name}: ${[...scores, ...times, longest, opening, machine].join(', ')}`);
  const last = reports.at(-1);
  for (const { auditRefs } of Object.values(last?.categories ?? {}))
    for (const { id, weight } of auditRefs) {
      const { score = null, title, displayValue = '' } = last?.audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1) console.log(`  ${title} ${displayValue}`);
    }
}

/** Lighthouse lists those above 50 ms; 0 where there is none. */
function longestTask({ audits }: Report, counts: (url: string) => boolean): number {
  const tasks = audits['long-tasks']?.details?.items ?? [];
  return Math.max(0, ...tasks.map(({ url = '', duration = 0 }) => (counts(url) ? duration : 0)));
}

/** Lighthouse sometimes loses its own trace ("NO_NAVSTART"), which says nothing of the page: it may try three times. */
async function look(address: string, throttling: Throttling, tries = 3): Promise<Report> {
  try {
    return await lookOnce(address, throttling);
  } catch (error) {
    if (tries === 1) throw error;
    return look(address, throttling, tries - 1);
  }
}

async function lookOnce(address: string, throttling: Throttling): Promise<Report> {
  const file = join(folder, 'report.json');
  const [command = '', ...before] = COMMAND;
  await run(
    command,
    [
      ...before,
      address,
      '--quiet',
      `--throttling-method=${throttling}`,
      '--output=json',
      `--output-path=${file}`,
      // What Cloudflare sends to every browser; the entry of a local Worker would pick gzip.
      `--extra-headers=${JSON.stringify(TAKES_BROTLI)}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

function percent(score: number): string {
  return String(Math.round(score * 100));
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
