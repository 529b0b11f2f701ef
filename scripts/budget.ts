// Measures what a first visit costs, as the built Worker serves it; the build fails above the budget.
// Sizes are brotli at quality 11, 1 kB = 1,000 bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { paths } from '../shared/paths.ts';
import { openSite, sampleDirectory } from './sample-site.ts';

const BUDGET = { html: 14_000, script: 100_000 };
/** The page that the budget is set on; the others are shown beside it. */
const JUDGED = paths.timetable('Breakfast');
const SHOWN = [JUDGED, paths.home, paths.timetable('Toilets'), paths.organisations];

const CLIENT = 'dist/client';
const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));

const site = await openSite(sampleDirectory());
const rows = [];
for (const path of SHOWN) {
  const response = await fetch(site.origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  rows.push({ path, html: compressed(html), script: scriptsOf(html) });
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

/** Bytes of every script that the page loads before anyone acts: what its HTML names, and what that imports. */
function scriptsOf(html: string): number {
  const files = new Set<string>();
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g))
    addWithImports(file, files);
  return [...files].reduce(
    (total, file) => total + compressed(readFileSync(join(CLIENT, file), 'utf8')),
    0,
  );
}

function addWithImports(file: string, files: Set<string>) {
  if (files.has(file)) return;
  files.add(file);
  const chunk = Object.values(manifest).find((it) => it.file === file);
  for (const key of chunk?.imports ?? []) addWithImports(manifest[key]?.file ?? '', files);
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
