// Does what people come for, from home on a phone, with and without script, at 11 at night on a Saturday and at 10 in the
// morning on a Tuesday, and prints how many taps and seconds each takes. A picture of each answer goes into
// screenshots/tasks/, and those of an hour side by side into docs/images/. Usage: npm run tasks [-- PART-OF-A-NAME]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Locator } from '@playwright/test';
import { shiftClock } from '../../scripts/local/shifted-clock.ts';
import { openSite, type Site, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { paths } from '../../shared/paths/paths.ts';
import { cityTime, formatDate, formatTime } from '../../shared/time/city-time.ts';
import { SIZES } from '../support/sizes.ts';
import { putInRows } from './put-in-rows.ts';
import { type Hand, nextTime, TASKS, type Task } from './what-people-come-for.ts';

const FOLDER = join('screenshots', 'tasks');
const wanted = process.argv[2] ?? '';
const now = Date.now();
const HOURS = {
  'saturday-night': nextTime('Saturday', 23, now),
  'tuesday-morning': nextTime('Tuesday', 10, now),
};

const tasks = Object.entries(TASKS).filter(([name]) => name.includes(wanted));
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
for (const [hour, instant] of Object.entries(HOURS)) {
  mkdirSync(join(FOLDER, hour), { recursive: true });
  const clockShift = instant - Date.now();
  const site = await openSite(sampleDirectory(), undefined, {}, clockShift);
  console.log(`\n${formatDate(instant)}, ${formatTime(instant)}\n`);
  console.log('| Task | With script | Without |\n|---|---|---|');
  for (const [name, perform] of tasks) {
    const cells: string[] = [];
    for (const hasScript of [true, false]) {
      const picture = pictureOf(hour, name, hasScript);
      cells.push(await measure(site, clockShift, perform, hasScript, picture));
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  await site.close();
  if (!wanted && !process.exitCode) await putTogether(browser, hour);
}
await browser.close();

function pictureOf(hour: string, task: string, hasScript: boolean): string {
  const name = task.toLowerCase().replaceAll(' ', '-');
  return join(FOLDER, hour, `${name}${hasScript ? '' : '-no-script'}.png`);
}

/** One person doing one task, in a browser whose clock is the site's; `1 tap, 0.8 s`, or that it cannot be done. */
async function measure(
  site: Site,
  clockShift: number,
  perform: Task,
  hasScript: boolean,
  picture: string,
): Promise<string> {
  const visitor = await browser.newContext({
    viewport: SIZES.phone,
    javaScriptEnabled: hasScript,
    acceptDownloads: true,
  });
  await visitor.addInitScript(shiftClock, clockShift);
  visitor.on('serviceworker', (worker) => worker.evaluate(shiftClock, clockShift));
  // The way out leads to other sites, which are not asked.
  await visitor.route(
    (url) => url.origin !== site.origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
  );
  const page = await visitor.newPage();
  page.setDefaultTimeout(15_000);
  let taps = 0;
  let start = 0;
  const press = async (it: Locator) => {
    await it.click();
    taps++;
  };
  const hand: Hand = {
    page,
    visitor,
    today: cityTime(Date.now() + clockShift).date,
    hasScript,
    press,
    begin: async (path = paths.home) => {
      start = performance.now();
      await page.goto(site.origin + path);
    },
    place: async (postcode) => {
      const box = page.getByLabel('Postcode, the first half of one, an area or a street');
      await box.fill(postcode);
      await box.press('Enter');
      taps++;
    },
    tap: (label) => {
      const named = page.getByRole('link', { name: label, exact: true });
      const button = page.getByRole('button', { name: label, exact: true });
      return press(named.or(button).filter({ visible: true }).first());
    },
    type: async (words) => {
      const box = page.getByRole('main').locator('input[name="q"]');
      await box.fill(words);
      await box.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
      taps++;
    },
    sees: (words) =>
      expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible(
        { timeout: 15_000 },
      ),
  };
  try {
    const note = await perform(hand);
    if (!start) return note ?? '';
    const seconds = (performance.now() - start) / 1000;
    // An answer is read before its pictures are there; who looks at the report sees both.
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: picture });
    return [`${taps} ${taps === 1 ? 'tap' : 'taps'}, ${seconds.toFixed(1)} s`, note]
      .filter(Boolean)
      .join(', ');
  } catch (error) {
    process.exitCode = 1;
    return `not done: ${String(error).split('\n')[0]}`;
  } finally {
    await visitor.close();
  }
}

/** The pictures of an hour, with script, as one. */
async function putTogether(browser: Browser, hour: string) {
  const pictures = tasks.map(([name]) => [name, pictureOf(hour, name, true)] as const);
  const path = join('docs', 'images', `tasks-${hour}.jpg`);
  await putInRows(browser, pictures, { columns: 6, path });
}
