import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { median } from '../../../shared/numbers/median.ts';
import { printPath, USUAL_LOOK } from '../../../shared/paper/print-choice.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { CITIES, type City, cityOf, countIn } from '../../../shared/testing/cities.ts';
import type { CityFile } from '../../../shared/testing/many-times.ts';
import { BROWSER_ARGS, findBrowser } from '../../test/browser.ts';
import { askOnce } from '../soak/load.ts';
import { wait } from '../soak/watch.ts';
import { processorTime, workerds } from './processor.ts';
import { type Bench, openFull } from './sites.ts';
import { changeDirectory } from './speed.ts';

export type Paper = City & {
  what: string;
  /** How many pages a browser prints of a print view; NaN where there is no browser. */
  pages: number;
  /** The size of the file, or of the print view's HTML, not compressed. */
  bytes: number;
  /** Milliseconds of CPU for the first one of a fresh isolate, and for another one after a change. */
  cold: number;
  warm: number;
  /** How many bytes the runtime grew at most while it made the first; NaN where there is no /proc. */
  memory: number;
};

/** The two that have a bound on their CPU. */
export const HANDBOOKS = ['Handbook', 'Handbook, large print'] as const;

/** Every kind of file that somebody takes to a printer. */
const FILES: Record<string, string> = {
  [HANDBOOKS[0]]: paths.handbookPdf(),
  [HANDBOOKS[1]]: paths.handbookPdf('large'),
  'Booklet A5': '/handbook.pdf?paper=A5',
  'Booklet A5, to fold': '/handbook.pdf?paper=A5&fold=A4',
  'Booklet A6': '/handbook.pdf?paper=A6',
  'Booklet A6, to fold': '/handbook.pdf?paper=A6&fold=A4',
  'Timetable of breakfasts': paths.timetablePdf('Breakfast'),
  'Timetable of breakfasts, large print': paths.timetablePdf('Breakfast', 'large'),
  'Timetable of toilets': paths.timetablePdf('Toilets'),
  'Poster of breakfasts, A4': '/poster.pdf?of=Breakfast',
  'Poster of today, A3': '/poster.pdf?paper=A3',
  'Pocket guide': '/pocket.pdf',
};

/** Every kind of sheet that a browser prints. */
const VIEWS: Record<string, string> = {
  'Sheet of the day': `${paths.print}/today`,
  'Sheet of the day, lunch alone': `${paths.print}/today?only=Lunch`,
  'Sheet of the day, one page': `${paths.print}/today?pages=1`,
  'Steps for tonight': printPath({ what: 'tonight', ...USUAL_LOOK }),
  'All timetables, printed': `${paths.print}/timetables`,
  'Timetable of toilets, printed': paths.printTimetable('Toilets'),
  'Helplines, printed': printPath({ what: 'helplines', ...USUAL_LOOK }),
  'Organisations, printed': paths.printOrganisations(),
  'What changed, printed': printPath({ what: 'changes', since: null, ...USUAL_LOOK }),
  'Handbook, printed': printPath({ what: 'handbook', ...USUAL_LOOK }),
};

/** A snapshot is believed for a second, and a paper's own wait comes on top. */
const UNTIL_ASKED_AGAIN = 2100;

/** What each paper costs to make: of the sample, of a city that one charity covers, and of a large one. */
export async function measurePapers(sample: CityFile, isQuick = false): Promise<Paper[]> {
  const papers: Paper[] = [];
  const cities = [sample, ...CITIES.map((city) => cityOf(sample, city))];
  for (const file of isQuick ? cities.slice(1, 2) : cities) {
    const bench = await openFull(file);
    papers.push(...(await measureCity(bench, countIn(file))));
    await bench.close();
  }
  return papers;
}

type Made = { bytes: number; pages: number; milliseconds: number };

async function measureCity(bench: Bench, city: City): Promise<Paper[]> {
  const all = Object.entries({ ...FILES, ...VIEWS });
  const first = new Map<string, { milliseconds: number; memory: number }>();
  for (const [what, path] of all) {
    const isBound = HANDBOOKS.some((it) => it === what);
    first.set(what, await measureFirst(bench, path, isBound ? STARTS : 1));
  }
  const printed = await countPrinted(bench);
  // One isolate that has made each of them before makes all of them again.
  const pids = workerds().slice(-1);
  for (const [, path] of all) await make(pids, bench, path);
  await changeDirectory(bench);
  await wait(UNTIL_ASKED_AGAIN);
  await askOnce(bench.port, { path: paths.timetable('Breakfast') });
  const papers: Paper[] = [];
  for (const [what, path] of all) {
    const { milliseconds, memory } = first.get(what) ?? { milliseconds: NaN, memory: NaN };
    const { bytes, pages, milliseconds: warm } = await make(pids, bench, path);
    const count = what in VIEWS ? (printed.get(what) ?? Number.NaN) : pages;
    papers.push({ ...city, what, pages: count, bytes, cold: milliseconds, warm, memory });
  }
  return papers;
}

/** How many fresh isolates make a paper whose CPU has a bound: one alone takes a tenth more or less from time to time. */
const STARTS = 3;

/** A paper as the first of a fresh isolate: the median of the CPU, and the most memory, of so many. */
async function measureFirst(bench: Bench, path: string, starts: number) {
  const measured: (Made & { memory: number })[] = [];
  for (let start = 0; start < starts; start++) {
    // A paper that was made is kept for the next isolate while nothing has changed.
    if (start > 0) await changeDirectory(bench);
    await bench.restart();
    const pids = workerds().slice(-1);
    // The directory and the pages' part of the Worker are in memory then: what is left is the paper.
    await askOnce(bench.port, { path: paths.timetable('Breakfast') });
    const before = memoryOf(pids[0]);
    const made = await make(pids, bench, path);
    measured.push({ ...made, memory: memoryOf(pids[0]).peak - before.now });
  }
  return {
    milliseconds: median(measured.map((it) => it.milliseconds)),
    memory: Math.max(...measured.map((it) => it.memory)),
  };
}

/** Makes a paper; one that is refused costs what its refusal does, and is no measurement. */
async function make(pids: string[], { port }: Bench, path: string): Promise<Made> {
  const before = processorTime(pids);
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { bytes: bytes.length, pages: pagesOf(bytes), milliseconds: processorTime(pids) - before };
}

const pagesOf = (file: Uint8Array) =>
  Buffer.from(file)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** The pages of each print view as a browser prints it; none where there is no browser. */
async function countPrinted({ port }: Bench): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const executablePath = findBrowser();
  if (!executablePath) return counts;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const [what, path] of Object.entries(VIEWS)) {
      await page.goto(`http://127.0.0.1:${port}${path}`, { timeout: 0 });
      counts.set(what, pagesOf(await page.pdf({ preferCSSPageSize: true, tagged: false })));
    }
  } finally {
    await browser.close();
  }
  return counts;
}

/** The bytes that a process has now and had at most; NaN where there is no /proc. */
function memoryOf(pid = ''): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
    return { now: kilobytes('VmRSS') * 1024, peak: kilobytes('VmHWM') * 1024 };
  } catch {
    return { now: Number.NaN, peak: Number.NaN };
  }
}
