// Measures what a first visit costs, as the built Worker serves it; the build fails above the budget.
// HTML and the directory are counted as the Worker sends them, files with brotli at quality 11: the best that a platform
// can do. 1 kB = 1,000 bytes. "Offline copy" is what a phone fetches once the page is there.
import { brotliCompressSync } from 'node:zlib';
import { OFFLINE } from '../../shared/paths/offline.ts';
import { paths } from '../../shared/paths/paths.ts';
import { COPY_KB } from '../../web/offline/offline-install.ts';
import { openSite, sampleDirectory } from '../site/sample-site.ts';
import { BUDGET } from './page-budget.ts';
import { keptFiles, readBuilt, readServed, scriptsOf } from './page-files.ts';

/** One address of each page that a visitor may come to first. */
const PAGES = [
  paths.timetable('Breakfast'),
  paths.timetable('Toilets'),
  paths.home,
  paths.immediateSupport,
  paths.tonight,
  paths.helplineType('General'),
  paths.organisations,
  paths.orgCategory('Housing Advice'),
  paths.search('soup'),
  paths.holidays,
  paths.joinUs,
  paths.privacyPolicy,
  paths.termsOfService,
];
/** Most files are every page's, and each takes a second to compress. */
const sizes = new Map<string, number>();

const site = await openSite(sampleDirectory());
const served = new Map(
  await Promise.all(
    [...PAGES, OFFLINE.shell, OFFLINE.directory].map(
      async (path) => [path, await readServed(site.origin + path)] as const,
    ),
  ),
);
await site.close();
const sentFor = (path: string) => served.get(path)?.bytes ?? 0;

const kept = keptFiles();
const unnamed =
  measureCompressed(readBuilt('sw.js')) + sentFor(OFFLINE.shell) + sentFor(OFFLINE.directory);

const rows = PAGES.map((path) => {
  const html = sentFor(path);
  const { first, touched } = scriptsOf(served.get(path)?.text ?? '');
  const scripts = [...first, ...touched];
  const script = bytesOf(scripts);
  const others = kept.filter((file) => !scripts.includes(file));
  const copy = unnamed + bytesOf(others);
  return { path, html, first: bytesOf(first), script, copy, visit: html + script + copy };
});

const line = (path: string, cells: string[]) =>
  console.log(path.padEnd(31) + cells.map((cell) => cell.padStart(14)).join(''));
line('First visit, brotli', [
  'HTML with CSS',
  'script at once',
  'with a touch',
  'offline copy',
  'in all',
]);
for (const { path, html, first, script, copy, visit } of rows)
  line(path, [html, first, script, copy, visit].map(kB));
line('Budget', [kB(BUDGET.html), kB(BUDGET.first), kB(BUDGET.script), '', kB(BUDGET.visit)]);

for (const row of rows)
  for (const what of ['html', 'script', 'visit'] as const)
    if (row[what] > BUDGET[what]) fail(`${row.path} is above its budget: ${what}.`);
const offered = rows.find(({ path }) => path === paths.home)?.copy ?? 0;
if (Math.abs(offered / 1000 - COPY_KB) > COPY_KB / 5)
  fail(
    `The copy is offered as ${COPY_KB} kB and is ${kB(offered)}: web/offline/offline-install.ts.`,
  );

function fail(why: string) {
  console.error(why);
  process.exitCode = 1;
}

function bytesOf(files: string[]): number {
  for (const file of files)
    if (!sizes.has(file)) sizes.set(file, measureCompressed(readBuilt(file)));
  return files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}

function measureCompressed(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
