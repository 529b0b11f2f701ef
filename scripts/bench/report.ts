import { cpus } from 'node:os';
import { type Growth, perKilobyte } from './growth.ts';
import type { Paper } from './handbook.ts';
import type { Memory } from './memory.ts';
import type { Rows } from './rows.ts';
import type { PageSize, Size } from './sizes.ts';
import type { Speed } from './speed.ts';

export type Results = {
  /** ISO day. */
  date: string;
  isQuick: boolean;
  /** Other work on the machine before the first measurement, in busy processors. */
  busy: number;
  versions: Record<string, string>;
  speed: Speed[];
  rows: Rows[];
  sizes: PageSize[];
  growth: Growth[];
  papers: Paper[];
  /** What Lighthouse said; undefined where it was not asked. */
  lighthouse: string | undefined;
  memory: Memory[];
  /** Milliseconds until a Worker is ready: the bare one's and ours. */
  startUp: { bare: number; full: number; bundle: Size };
};

export type Criterion = { what: string; measured: string; isMet: boolean };

/** The numbers of issues 6 and 7, each with what was measured. */
export function criteria({ speed, rows, sizes, growth, papers }: Results): Criterion[] {
  const ratioOf = (name: string) => speed.find(({ what }) => what === name)?.ratio ?? 0;
  const rowsOf = (name: string) => rows.find(({ what }) => what === name)?.rowsRead ?? Number.NaN;
  const reaches = (what: string): Criterion => ({
    what: `${what}: 0.8 of the bare route or more`,
    measured: ratioOf(what).toFixed(2),
    isMet: ratioOf(what) >= 0.8,
  });
  const withinBudget = (what: string, limit: number, of: (page: PageSize) => number): Criterion => {
    const largest = sizes.reduce((one, other) => (of(one) >= of(other) ? one : other));
    return {
      what: `${what}: ${kB(limit)} or less`,
      measured: `${kB(of(largest))} (${largest.page})`,
      isMet: of(largest) <= limit,
    };
  };
  const warm = [rowsOf('The next view within a second'), rowsOf('Another page within that second')];
  const versionRow = rowsOf('The first view of a later second');
  return [
    reaches('Public API, one type'),
    reaches('Public API, every service'),
    reaches('Cached page (a timetable)'),
    reaches('Cached page (all organisations)'),
    {
      what: 'A warm view reads no row, and the first of a second one: the data version',
      measured: `${Math.max(...warm)}, and ${versionRow}`,
      isMet: Math.max(...warm) === 0 && versionRow <= 1,
    },
    ...growth
      .filter(({ times }) => times === 100)
      .map((large): Criterion => {
        const small = growth.find(({ page, times }) => page === large.page && times === 1) ?? large;
        const { cached, uncached } = perKilobyte(small, large);
        return {
          what: `100 times the data, ${large.page}: at most twice the time for a kB of HTML`,
          measured: `cached ${cached.toFixed(2)}, uncached ${uncached.toFixed(2)}`,
          isMet: cached <= 2 && uncached <= 2,
        };
      }),
    ...papers.slice(0, 2).map(
      ({ organisations, services, size, cold, memory }): Criterion => ({
        what: `The handbook of ${organisations} organisations and ${services} services in ${size} print: under 1 s of CPU and 100 MB`,
        measured: `${ms(cold)}, ${MB(memory)}`,
        isMet: cold < 1000 && memory < 100e6,
      }),
    ),
    withinBudget(
      'HTML with its critical styles, as the Worker sends it',
      14_000,
      ({ html }) => html.brotli,
    ),
    withinBudget('Script, brotli 11', 100_000, ({ script }) => script.brotli),
    withinBudget('A first visit without the offline copy', 170_000, whole),
  ];
}

const whole = ({ html, styles, script, images }: PageSize) =>
  html.brotli + styles.brotli + script.brotli + images.brotli;

/** docs/performance.md, or what is printed. */
export function report(results: Results): string {
  const {
    date,
    isQuick,
    busy,
    versions,
    speed,
    rows,
    sizes,
    growth,
    papers,
    lighthouse,
    memory,
    startUp,
  } = results;
  return [
    '# How fast it is',
    '',
    '`npm run bench` writes this page. It compares the built Worker with a bare Hono text route in the same runtime, behind the',
    'same files, on the same machine, in turns: the ratios are what counts, times are of this machine.',
    '',
    `Measured on ${date}: ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${cpus().length} cores, ${Object.entries(
      versions,
    )
      .map(([name, version]) => `${name} ${version}`)
      .join(
        ', ',
      )}; ${busy.toFixed(1)} cores were busy with other work before it began.${isQuick ? ' **A quick run: it shows that the script works, its figures mean little.**' : ''}`,
    '',
    '## Criteria',
    '',
    table(
      ['Criterion', 'Measured', ''],
      criteria(results).map(({ what, measured, isMet }) => [
        what,
        measured,
        isMet ? 'met' : '**missed**',
      ]),
    ),
    '',
    '## Speed',
    '',
    'Those with answers a second are asked for by eight connections, the others one by one; pages and lists as a browser asks,',
    'which takes brotli, the bare route alike. Ours are sent as they are kept; the bare route’s five bytes are compressed each',
    'time by the entry before a local Worker, so that route is measured without it too. CPU is all that the runtime used for',
    'an answer, the local routing of files included, which Cloudflare does not charge.',
    '',
    table(
      ['What', 'Ratio', 'Answers a second', 'Median', 'CPU'],
      speed.map(({ what, ratio, median, perSecond, processor }) => [
        what,
        ratio.toFixed(2),
        perSecond === undefined ? '' : Math.round(perSecond).toString(),
        ms(median),
        Number.isNaN(processor) ? '' : ms(processor),
      ]),
    ),
    '',
    `A Worker is ready ${ms(startUp.full)} after it is started, the bare one after ${ms(startUp.bare)}. Its scripts are ${kB(startUp.bundle.plain)}, ${kB(startUp.bundle.gzip)} with gzip.`,
    '',
    '## What a view reads from D1',
    '',
    table(
      ['View', 'Queries', 'Rows read'],
      rows.map(({ what, queries, rowsRead }) => [what, String(queries), String(rowsRead)]),
    ),
    '',
    '## What a first visit downloads',
    '',
    'gzip / brotli. HTML carries its critical styles and is counted as the Worker sends it, compressed once for everyone',
    '(worker/brotli.ts): a visitor gets just that. Styles, which HTML links besides, scripts and images are files that the',
    'platform compresses: they are counted with brotli at its best, 11, and may come a tenth larger.',
    '',
    table(
      ['Page', 'HTML', 'Styles', 'Script', 'Images', 'All'],
      sizes.map((page) => [
        page.page,
        ...[page.html, page.styles, page.script, page.images].map(
          ({ gzip, brotli }) => `${kB(gzip)} / ${kB(brotli)}`,
        ),
        kB(whole(page)),
      ]),
    ),
    '',
    '## Ten and a hundred times the data',
    '',
    table(
      ['Page', 'Data', 'HTML, plain', 'Cached', 'for a kB', 'Uncached', 'for a kB'],
      growth.map(({ page, times, kilobytes, cached, uncached }) => [
        page,
        `x ${times}`,
        kB(kilobytes * 1000),
        ms(cached),
        ms(cached / kilobytes, 3),
        ms(uncached),
        ms(uncached / kilobytes, 3),
      ]),
    ),
    '',
    '## Memory',
    '',
    'Of the whole runtime, with the database and the store that it simulates; an isolate on Cloudflare has 128 MB to itself.',
    '',
    table(
      ['When', 'Resident'],
      memory.map(({ when, megabytes }) => [
        when,
        Number.isNaN(megabytes) ? '' : `${Math.round(megabytes)} MB`,
      ]),
    ),
    '',
    '## The handbook as PDF',
    '',
    'CPU of the first file that a fresh isolate makes, and of another one after a change. Memory is by how much the runtime grew',
    'at most; what a Worker may have deployed is 128 MB.',
    '',
    table(
      ['Organisations', 'Services', 'Print', 'Pages', 'File', 'CPU, first', 'CPU, again', 'Memory'],
      papers.map(({ organisations, services, size, pages, bytes, cold, warm, memory }) => [
        ...[organisations, services, size, pages].map(String),
        kB(bytes),
        ms(cold),
        ms(warm),
        MB(memory),
      ]),
    ),
    '',
    '## Lighthouse, on a phone and slow 4G',
    '',
    'Lighthouse works its figures out from a visit without delay. There, scripts that came within the few milliseconds before',
    'the first paint count as if the largest paint had waited for them (they are 107 kB: 1.0 s), which they do not: every',
    'page is whole without them, and they are asked for with low priority. Whether they come before depends on the machine;',
    'where they do, the largest paint is said to take 1.8 s, and that is the point that is lost. The second figure of each',
    'page is what it takes on a line that is slowed in earnest.',
    '',
    lighthouse === undefined
      ? 'Not part of this run: `npm run bench -- --lighthouse` adds it.'
      : `\`\`\`\n${lighthouse.trim()}\n\`\`\``,
    '',
  ].join('\n');
}

const ms = (milliseconds: number, digits = milliseconds < 10 ? 2 : 0) =>
  `${milliseconds.toFixed(digits)} ms`;

const MB = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Markdown; the columns after the first are numbers. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}
