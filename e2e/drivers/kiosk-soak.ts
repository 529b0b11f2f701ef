// Touches a kiosk for as long as an hour's worth of people would, then lets its board and a wall screen's turn for a day whose
// hours pass in seconds, and holds the memory of each to what it was at the start. Usage: npm run soak:kiosk [-- MINUTES]
import { chromium, type Page } from '@playwright/test';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { startStopped } from '../support/kiosk/kiosk.ts';
import { heldBy, TOUCHES, visitOf } from '../support/kiosk/kiosk-touch.ts';

/** A touch every three seconds, without a pause. */
const TOUCHES_A_MINUTE = 20;
const MAY_GROW = 1.1;
const WARM_UP = 10;
const HOUR = 3_600_000;
const HOURS = 24;
/** Until nobody is there for certain. */
const RESTS_AFTER = 211_000;

const minutes = Number(process.argv[2] ?? 60);
const people = Math.ceil((minutes * TOUCHES_A_MINUTE) / TOUCHES);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

const site = await openSite(sampleDirectory());
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
const page = await browser.newPage({
  baseURL: site.origin,
  hasTouch: true,
  viewport: { width: 1080, height: 1920 },
});
await startStopped(page);
// What the engine learns of the code is not the kiosk's to give back.
for (let person = 0; person < WARM_UP; person++) await visitOf(page);
const { heap: start } = await heldBy(page);
console.log(`At the start: ${megabytes(start)}`);
let end = start;
for (let person = 1; person <= people; person++) {
  await visitOf(page);
  if (person % 5 && person < people) continue;
  end = (await heldBy(page)).heap;
  console.log(`After ${person} people, ${person * TOUCHES} touches: ${megabytes(end)}`);
}
hold('people', start, end);
await page.clock.runFor(RESTS_AFTER);
await turnForDay(page, 'the board at rest');
await page.goto(kioskPaths.board);
await turnForDay(page, 'a wall screen');
await browser.close();
await site.close();

/** A day of turns, an hour at a time: what it holds after the first hour is what it may hold. */
async function turnForDay(page: Page, what: string) {
  await page.clock.runFor(HOUR);
  const { heap: first } = await heldBy(page);
  let last = first;
  for (let hour = 1; hour < HOURS; hour++) {
    await page.clock.runFor(HOUR);
    last = (await heldBy(page)).heap;
    if (hour % 4 === 3) console.log(`${what}, after ${hour + 1} hours: ${megabytes(last)}`);
  }
  hold(what, first, last);
}

function hold(what: string, start: number, end: number) {
  console.log(`${what}: ${megabytes(start)} to ${megabytes(end)}`);
  if (end <= start * MAY_GROW) return;
  console.error(`${what} grew by more than a tenth.`);
  process.exitCode = 1;
}
