// Measures what a first visit costs, as the built Worker serves it; the build fails above the budget.
// Sizes are brotli at quality 11, 1 kB = 1,000 bytes.
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../shared/paths.ts';
import { readBuilt, scriptsOf } from './page-files.ts';
import { openSite, sampleDirectory } from './sample-site.ts';

const BUDGET = { html: 14_000, script: 100_000 };
/** One address of each page that a visitor may come to first. */
const PAGES = [
  paths.timetable('Breakfast'),
  paths.timetable('Toilets'),
  paths.home,
  paths.immediateSupport,
  paths.helplineType('General'),
  paths.organisations,
  paths.orgCategory('Housing Advice'),
  paths.search('soup'),
  paths.joinUs,
  paths.privacyPolicy,
  paths.termsOfService,
];
/** Whose HTML may be longer: it is every organisation of the city in full, and is read where it is linked into. */
const MAY_BE_LONG: string[] = [paths.organisations];

/** Most files are every page's, and each takes a second to compress. */
const sizes = new Map<string, number>();

const site = await openSite(sampleDirectory());
const pages = await Promise.all(
  PAGES.map(async (path) => {
    const response = await fetch(site.origin + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return { path, html: await response.text() };
  }),
);
await site.close();
const rows = pages.map(({ path, html }) => ({
  path,
  html: compressed(html),
  script: bytesOf(scriptsOf(html)),
}));

const line = (path: string, html: string, script: string) =>
  console.log(path.padEnd(31), html.padStart(13), script.padStart(13));
line('First visit, brotli', 'HTML with CSS', 'script');
for (const { path, html, script } of rows) line(path, kB(html), kB(script));
line('Budget', kB(BUDGET.html), kB(BUDGET.script));

for (const { path, html, script } of rows) {
  const isLong = html > BUDGET.html && !MAY_BE_LONG.includes(path);
  if (!isLong && script <= BUDGET.script) continue;
  console.error(`${path} is above its budget.`);
  process.exitCode = 1;
}

function bytesOf(files: string[]): number {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, compressed(readBuilt(file)));
  return files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}

function compressed(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
