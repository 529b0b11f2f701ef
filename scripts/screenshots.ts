// Takes a picture of every page at three widths, light and dark, into screenshots/, to be judged by eye from its
// index.html. Usage: npm run screenshots [-- PART-OF-A-PAGE'S-NAME]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { withHardRecords } from '../e2e/hard-records.ts';
import { PUBLIC_PAGES, type PublicPage } from '../e2e/pages.ts';
import { SIZES } from '../e2e/sizes.ts';
import { BROWSER_ARGS, requireBrowser } from './browser.ts';
import { openSite, sampleDirectory } from './sample-site.ts';

const FOLDER = 'screenshots';
const SCHEMES = ['light', 'dark'] as const;
const wanted = process.argv[2] ?? '';
const pages = PUBLIC_PAGES.filter(({ name }) => name.includes(wanted));

const full = await openSite(withHardRecords(sampleDirectory()));
const empty = await openSite({ organisations: [], helplines: [] });
const broken = await openSite(null);
const origins = {
  sample: full.origin,
  full: full.origin,
  accounts: full.origin,
  alone: full.origin,
  empty: empty.origin,
  welcoming: empty.origin,
  broken: broken.origin,
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
for (const colorScheme of SCHEMES)
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    await takeAll(browser, size, colorScheme);
await browser.close();
for (const site of [full, empty, broken]) await site.close();

writeFileSync(join(FOLDER, 'index.html'), index());
console.log(`${pages.length} pages are in ${join(FOLDER, 'index.html')}`);

async function takeAll(
  browser: Browser,
  size: keyof typeof SIZES,
  colorScheme: (typeof SCHEMES)[number],
) {
  const page = await browser.newPage({ viewport: SIZES[size], colorScheme });
  for (const it of pages) {
    await page.goto(origins[it.site] + it.path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(FOLDER, fileName(it, size, colorScheme)), fullPage: true });
    if (size === 'phone')
      await page.screenshot({ path: join(FOLDER, fileName(it, 'first-screen', colorScheme)) });
  }
  await page.close();
}

function fileName({ name }: PublicPage, size: string, scheme: string): string {
  return `${name.replace(/\W+/g, '-')}-${size}-${scheme}.png`;
}

function index(): string {
  const pictures = (page: PublicPage, scheme: string) =>
    ['first-screen', ...Object.keys(SIZES)]
      .map(
        (size) =>
          `<img src="${fileName(page, size, scheme)}" alt="${size}, ${scheme}" loading="lazy">`,
      )
      .join('');
  const sections = pages.map(
    (page) =>
      `<h2>${page.name} <small>${page.path}</small></h2>` +
      SCHEMES.map((scheme) => `<div>${pictures(page, scheme)}</div>`).join(''),
  );
  return `<!doctype html><meta charset="utf-8"><title>Every page</title>
<style>body{font-family:sans-serif;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow:auto;max-height:90vh;margin-block-end:1rem}</style>
${sections.join('\n')}`;
}
