import { readFileSync } from 'node:fs';
import type { PaperSize } from '../../../shared/paper/handbook/sections.ts';
import { paths } from '../../../shared/paths/paths.ts';
import type { DirectoryFile } from '../../site/sample-site.ts';
import { once } from '../soak/load.ts';
import { manyTimes } from './many-times.ts';
import { processorTime, workerds } from './processor.ts';
import { type Bench, openFull } from './sites.ts';
import { changeDirectory } from './speed.ts';

export type Paper = {
  organisations: number;
  services: number;
  size: PaperSize;
  pages: number;
  bytes: number;
  /** Milliseconds of CPU for the first file of a fresh isolate, and for another one after a change. */
  cold: number;
  warm: number;
  /** How many bytes the runtime grew at most while it made the first; NaN where there is no /proc. */
  memory: number;
};

/** A city of the size that one charity covers, and one six times as large. */
const CITIES = [
  { organisations: 150, services: 250 },
  { organisations: 900, services: 1500 },
];
const UNTIL_ASKED_AGAIN = 2100;

/** What the whole handbook costs to make, in both sizes of print. */
export async function measurePapers(sample: DirectoryFile, isQuick = false): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const city of isQuick ? CITIES.slice(0, 1) : CITIES) {
    const bench = await openFull(cityOf(sample, city));
    for (const size of ['clear', 'large'] as const)
      papers.push({ ...city, size, ...(await measure(bench, paths.handbookPdf(size))) });
    await bench.close();
  }
  return papers;
}

export type Sheet = Pick<Paper, 'pages' | 'bytes' | 'cold' | 'warm' | 'memory'> & { what: string };

/** Sheets of the sample, of which there are most that somebody prints each morning. */
const SHEETS = {
  'A poster of breakfasts on A4': '/poster.pdf?of=Breakfast',
  'A poster of today on A3': '/poster.pdf?paper=A3',
  'The pocket guide': '/pocket.pdf',
};

/** What a poster and the pocket guide cost to make. */
export async function measureSheets(sample: DirectoryFile): Promise<Sheet[]> {
  const bench = await openFull(sample);
  const sheets: Sheet[] = [];
  for (const [what, path] of Object.entries(SHEETS))
    sheets.push({ what, ...(await measure(bench, path)) });
  await bench.close();
  return sheets;
}

async function measure(bench: Bench, path: string) {
  await bench.restart();
  const pids = workerds().slice(-1);
  // The directory and the pages' part of the Worker are in memory then: what is left is the handbook.
  await once(bench.port, { path: paths.timetable('Breakfast') });
  const before = memoryOf(pids[0]);
  const cold = await processorOf(pids, bench, path);
  const memory = memoryOf(pids[0]).peak - before.now;
  await changeDirectory(bench);
  await new Promise((resolve) => setTimeout(resolve, UNTIL_ASKED_AGAIN));
  const warm = await processorOf(pids, bench, path);
  const { bytes, pages } = warm;
  return { bytes, pages, cold: cold.milliseconds, warm: warm.milliseconds, memory };
}

async function processorOf(pids: string[], { port }: Bench, path: string) {
  const before = processorTime(pids);
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.headers.get('content-type') !== 'application/pdf')
    throw new Error(`${path} answered ${response.status}`);
  const file = Buffer.from(bytes).toString('latin1');
  const pages = file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  return { bytes: bytes.length, pages, milliseconds: processorTime(pids) - before };
}

type Provider = { name: string; services: object[] };

/** So many organisations with so many services: the sample's as often as it takes, each under a name of its own. */
function cityOf(sample: DirectoryFile, { organisations, services }: (typeof CITIES)[number]) {
  const times = Math.ceil(organisations / sample.organisations.length);
  const many = manyTimes(sample, times).organisations.slice(0, organisations) as Provider[];
  const providers = many.map(
    ({ services = [], ...it }): Provider => ({ ...it, services: [...services] }),
  );
  const count = () => providers.reduce((sum, it) => sum + it.services.length, 0);
  const [first] = providers.filter((it) => it.services.length > 0);
  for (let at = 0; count() < services; at++) {
    const provider = providers[at % providers.length];
    provider?.services.push({
      ...first?.services[0],
      serviceAddress: `${at} Again Street, Bristol`,
    });
  }
  for (let at = providers.length - 1; count() > services; at--)
    providers[at]?.services.splice(0, count() - services);
  return { organisations: providers, helplines: sample.helplines };
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
