// Lighthouse on a phone and slow 4G (150 ms, 1.6 Mbps, 4x CPU) over the built Worker: the scores, and why a point is lost.
// Not among the packages, because it brings 150 of its own: npx fetches it. LIGHTHOUSE names a command that is here.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TAKES_BROTLI } from '../../scripts/build/page-files.ts';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/test/browser.ts';
import { paths } from '../../shared/paths/paths.ts';

const PAGES = [
  paths.home,
  paths.timetable('Breakfast'),
  paths.organisations,
  paths.immediateSupport,
];
const COMMAND = (process.env.LIGHTHOUSE ?? 'npx --yes lighthouse@12.8.2').split(' ');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MEASURES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Worked out from a visit without delay, as Lighthouse judges by itself, or a visit that is delayed. */
type Throttling = 'simulate' | 'devtools';

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const site = await openSite(sampleDirectory());
for (const path of PAGES) {
  const { categories, audits } = look(path, 'simulate');
  const scores = CATEGORIES.map((name) => `${name} ${percent(categories[name]?.score)}`);
  const measures = MEASURES.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`);
  console.log(`${path}: ${[...scores, ...measures].join(', ')}`);
  const slowed = look(path, 'devtools').audits['largest-contentful-paint'];
  console.log(`  ${slowed?.title} with the network slowed in earnest: ${slowed?.displayValue}`);
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const { score = null, title, displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1) console.log(`  ${title} ${displayValue}`);
    }
}
await site.close();
rmSync(folder, { recursive: true });

/** Lighthouse sometimes loses its own trace ("NO_NAVSTART"), which says nothing of the page: it may try three times. */
function look(path: string, throttling: Throttling, tries = 3): Report {
  try {
    return lookOnce(path, throttling);
  } catch (error) {
    if (tries === 1) throw error;
    return look(path, throttling, tries - 1);
  }
}

function lookOnce(path: string, throttling: Throttling): Report {
  const file = join(folder, 'report.json');
  const [command = '', ...before] = COMMAND;
  execFileSync(
    command,
    [
      ...before,
      site.origin + path,
      '--quiet',
      `--throttling-method=${throttling}`,
      '--output=json',
      `--output-path=${file}`,
      // What Cloudflare sends to every browser; the entry of a local Worker would pick gzip.
      `--extra-headers=${JSON.stringify(TAKES_BROTLI)}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

function percent(score: number | null | undefined): string {
  return score == null ? 'none' : String(Math.round(score * 100));
}
