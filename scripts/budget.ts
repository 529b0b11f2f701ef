// Measures what a first visit costs, as the built Worker serves it; the build fails above the budget.
// Sizes are brotli at quality 11, 1 kB = 1,000 bytes.
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../shared/paths.ts';
import { readBuilt, scriptsOf } from './page-files.ts';
import { openSite, sampleDirectory } from './sample-site.ts';

const BUDGET = { html: 14_000, script: 100_000 };
/** The page that the budget is set on; the others are shown beside it. */
const JUDGED = paths.timetable('Breakfast');
const SHOWN = [JUDGED, paths.home, paths.timetable('Toilets'), paths.organisations];

const site = await openSite(sampleDirectory());
const rows = [];
for (const path of SHOWN) {
  const response = await fetch(site.origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  rows.push({ path, html: compressed(html), script: bytesOf(scriptsOf(html)) });
}
await site.close();

console.log('First visit, brotli     HTML with CSS        script');
for (const { path, html, script } of rows)
  console.log(path.padEnd(22), kB(html).padStart(14), kB(script).padStart(13));
console.log('Budget'.padEnd(22), kB(BUDGET.html).padStart(14), kB(BUDGET.script).padStart(13));

const [judged] = rows;
if (judged && (judged.html > BUDGET.html || judged.script > BUDGET.script)) {
  console.error(`${JUDGED} is above its budget.`);
  process.exitCode = 1;
}

function bytesOf(files: string[]): number {
  return files.reduce((total, file) => total + compressed(readBuilt(file)), 0);
}

function compressed(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
