import { cpus } from 'node:os';
import { criteria, type Results, whole } from './criteria.ts';
import type { Paper } from './papers.ts';
import { kB, MB, ms, table } from './words.ts';

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
    repeat,
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
    'which takes brotli and says how it fetches, the bare route alike. Who does not say so is looked at more closely, which',
    'costs about a twentieth more (decision 013). Ours are sent as they are kept; the bare route’s five bytes are compressed',
    'each time by the entry before a local Worker, so that route is measured without it too. CPU is all that the runtime used',
    'for an answer, the local routing of files included, which Cloudflare does not charge.',
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
    '(worker/pages/brotli.ts): a visitor gets just that. Styles, which HTML links besides, scripts and images are files that the',
    'platform compresses: they are counted with brotli at its best, 11, and may come a tenth larger.',
    '',
    table(
      [
        ...['Page', 'HTML', 'Styles', 'Script at once', 'Script with a touch', 'Images', 'All'],
        'With the offline copy',
      ],
      sizes.map((page) => [
        page.page,
        ...[page.html, page.styles, page.scriptAtOnce, page.script, page.images].map(
          ({ gzip, brotli }) => `${kB(gzip)} / ${kB(brotli)}`,
        ),
        kB(whole(page)),
        kB(page.withCopy),
      ]),
    ),
    '',
    `A repeat visit renders from the copy and asks whether it stands: ${kB(repeat.unchanged)}, heads of the answers and all. After`,
    `a change it fetches the whole directory anew: ${kB(repeat.changed)} with the sample's, and as much more as a city has more.`,
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
    '## Papers',
    '',
    'Files, and print views as a browser prints them, of the sample and of two larger cities. CPU and memory are those of the',
    'Worker: of the first paper that a fresh isolate makes, for which it opens fonts and writer, and of the same after a change. A',
    'print view is a page: its size is that of its HTML, and its CPU after a change is that of a page made anew. Memory is by how',
    'much the runtime grew at most; what a Worker may have deployed is 128 MB. A file that would take more is refused in words',
    'that say what to choose instead (decision 082).',
    '',
    ...papersByCity(papers),
    '## Lighthouse, on a phone and slow 4G',
    '',
    'Medians of some runs, as it judges by itself: worked out from a visit without delay. Tasks are those of a four times slower',
    'CPU, 0 where none is above 50 ms. A second largest paint is what it takes on a line that is slowed in earnest. `machine` is how fast',
    'the machine was just then, as Lighthouse measures it.',
    '',
    lighthouse === undefined
      ? 'Not part of this run: `npm run bench -- --lighthouse` adds it.'
      : `\`\`\`\n${lighthouse.trim()}\n\`\`\``,
    '',
  ].join('\n');
}

/** A table for each city. */
function papersByCity(papers: readonly Paper[]): string[] {
  const cityOf = ({ organisations, services }: Paper) =>
    `${organisations} organisations, ${services} services`;
  return [...new Set(papers.map(cityOf))].flatMap((city) => [
    `### ${city}`,
    '',
    table(
      ['Paper', 'Pages', 'Size', 'CPU, first', 'CPU, again', 'Memory'],
      papers
        .filter((paper) => cityOf(paper) === city)
        .map(({ what, pages, bytes, cold, warm, memory }) => [
          ...[what, Number.isNaN(pages) ? '' : String(pages), kB(bytes)],
          ...[ms(cold), ms(warm), MB(memory)],
        ]),
    ),
    '',
  ]);
}
