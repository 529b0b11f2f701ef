// Does what people come to a kiosk for, by touch alone from its home, on glasses of 10 and 21.5 inches on a Tuesday at 10 in
// the morning, and prints how many touches and seconds each takes. It fails where a task cannot be done, or takes more than
// five touches besides the letters that are typed. A picture of each answer goes into screenshots/kiosk-tasks/, and those of a
// glass side by side into docs/images/. Usage: npm run tasks:kiosk [-- PART-OF-A-NAME]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import { shiftClock } from '../../scripts/local/shifted-clock.ts';
import { openSite, type Site, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import { isTakenOver, startKiosk } from '../support/kiosk/kiosk.ts';
import { createFinger, type Finger } from '../support/kiosk/kiosk-finger.ts';
import { KIOSK_TASKS } from '../support/kiosk/kiosk-tasks.ts';
import { putInRows } from './put-in-rows.ts';
import { nextTime } from './what-people-come-for.ts';

const FOLDER = join('screenshots', 'kiosk-tasks');
const MOST = 5;
/** How long a person takes for a touch: to look for the next thing, and to reach it. */
const TOUCH_SECONDS = 2;
const PLACE = 'The Wild Goose';
/** Each picture of the two is to weigh 150 kB at most. */
const WEIGHT = { width: 1100, quality: 45 };
const GLASSES = {
  '10': { width: 1280, height: 800, pxPerMm: 5.9 },
  '21.5': { width: 1080, height: 1920, pxPerMm: 4.05 },
};

const wanted = process.argv[2] ?? '';
const instant = nextTime('Tuesday', 10, Date.now());
const clockShift = instant - Date.now();
const tasks = Object.entries(KIOSK_TASKS).filter(([name]) => name.includes(wanted));
mkdirSync(FOLDER, { recursive: true });
const site = await openSite(sampleDirectory(), undefined, {}, clockShift);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
try {
  const own = await idOf(site, PLACE);
  console.log(`\n${formatDate(instant)}, ${formatTime(instant)}`);
  for (const inches of Object.keys(GLASSES) as (keyof typeof GLASSES)[]) {
    console.log(`\n| On ${inches} inches | Touches | Seconds | With ${TOUCH_SECONDS} s a touch |`);
    console.log('|---|---|---|---|');
    for (const [name, perform] of tasks) await measure(inches, own, name, perform);
    if (!wanted && !process.exitCode) await putTogether(browser, inches);
  }
} finally {
  await browser.close();
  await site.close();
}

async function idOf({ origin }: Site, name: string): Promise<string> {
  const { organisations } = (await (await fetch(`${origin}/api/directory`)).json()) as {
    organisations: { _id: string; name: string }[];
  };
  return organisations.find((it) => it.name.includes(name))?._id ?? '';
}

function pictureOf(inches: string, task: string): string {
  return join(FOLDER, `${inches}-${task.toLowerCase().replaceAll(' ', '-')}.png`);
}

/** One person doing one task at a kiosk that has a printer. */
async function measure(
  inches: keyof typeof GLASSES,
  own: string,
  name: string,
  perform: (finger: Finger) => Promise<void>,
) {
  const { width, height, pxPerMm } = GLASSES[inches];
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(shiftClock, clockShift);
  await context.addInitScript(() => {
    window.print = () => {};
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await startKiosk(page, { place: PLACE, own, pxPerMm, printer: true });
    await isTakenOver(page);
    const finger = createFinger(page);
    const from = performance.now();
    await perform(finger);
    const seconds = (performance.now() - from) / 1000;
    const { touches, letters } = finger.count();
    const typed = letters > 0 ? ` and ${letters} letters` : '';
    const whole = seconds + (touches + letters) * TOUCH_SECONDS;
    console.log(
      `| ${name} | ${touches}${typed} | ${seconds.toFixed(1)} s | ${whole.toFixed(0)} s |`,
    );
    await page.screenshot({ path: pictureOf(inches, name) });
    expect(touches, name).toBeLessThanOrEqual(MOST);
  } catch (error) {
    process.exitCode = 1;
    console.log(`| ${name} | not done: ${String(error).split('\n')[0]} | | |`);
    await page.screenshot({ path: pictureOf(inches, name) });
  } finally {
    await context.close();
  }
}

/** The pictures of a glass as one. */
async function putTogether(browser: Browser, inches: string) {
  const pictures = tasks.map(([name]) => [name, pictureOf(inches, name)] as const);
  const path = join('docs', 'images', `kiosk-tasks-${inches.replace('.', '-')}.jpg`);
  await putInRows(browser, pictures, { columns: 5, path, ...WEIGHT });
}
