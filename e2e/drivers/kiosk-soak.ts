// Touches a kiosk for as long as an hour's worth of people would, then lets its board and a wall screen's turn for a day whose
// hours pass in seconds, and holds the memory of each to what it was at the start. Usage: npm run soak:kiosk [-- MINUTES];
// with 0 minutes nobody touches it.
import { chromium, type Page } from '@playwright/test';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { HOUR } from '../../shared/time/units.ts';
import { isTakenOver, startStopped } from '../support/kiosk/kiosk.ts';
import { heldBy, TOUCHES, visitOf } from '../support/kiosk/kiosk-touch.ts';

/** A touch every three seconds, without a pause. */
const TOUCHES_A_MINUTE = 20;
const MAY_GROW = 1.1;
const WARM_UP = 10;
const HOURS = 24;
/** Until the engine has compiled what a day needs, and the calendar has as many answers as it remembers. */
const WARM_HOURS = 6;
/** Until nobody is there for certain. */
const RESTS_AFTER = 211_000;

const minutes = Number(process.argv[2] ?? 60);
type Held = Awaited<ReturnType<typeof heldBy>>;
const wordsFor = ({ heap, nodes, listeners }: Held) =>
  `${megabytes(heap)}, ${nodes} nodes besides those shown, ${listeners} listeners`;
const people = Math.ceil((minutes * TOUCHES_A_MINUTE) / TOUCHES);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

const site = await openSite(sampleDirectory());
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
const newPage = () =>
  browser.newPage({
    baseURL: site.origin,
    hasTouch: true,
    viewport: { width: 1080, height: 1920 },
  });
const page = await newPage();
await startStopped(page);
// What the engine learns of the code is not the kiosk's to give back.
if (people > 0) for (let person = 0; person < WARM_UP; person++) await visitOf(page);
const { heap: start } = await heldBy(page);
console.log(`At the start: ${megabytes(start)}`);
let end = start;
for (let person = 1; person <= people; person++) {
  await visitOf(page);
  if (person % 5 && person < people) continue;
  end = (await heldBy(page)).heap;
  console.log(`After ${person} people, ${person * TOUCHES} touches: ${megabytes(end)}`);
}
if (people > 0) hold('people', start, end);
await page.clock.runFor(RESTS_AFTER);
await turnForDay(page, 'the board at rest');
await page.context().close();
// A page of its own: in the kiosk's, the browser held the screen before for some hours, and then let it go.
const wall = await newPage();
await wall.clock.install();
await wall.goto(kioskPaths.board);
await isTakenOver(wall);
await wall.clock.pauseAt(Date.now() + 3_000);
await turnForDay(wall, 'a wall screen');
await browser.close();
await site.close();

/** A day of turns, an hour at a time: what it holds once it is warm is what it may hold. */
async function turnForDay(page: Page, what: string) {
  for (let hour = 0; hour < WARM_HOURS; hour++) await page.clock.runFor(HOUR);
  const first = await heldBy(page);
  console.log(`${what}, warm: ${wordsFor(first)}`);
  let last = first;
  for (let hour = 1; hour <= HOURS; hour++) {
    await page.clock.runFor(HOUR);
    last = await heldBy(page);
    if (hour % 4 === 0) console.log(`${what}, after ${hour} hours: ${wordsFor(last)}`);
  }
  hold(what, first.heap, last.heap);
}

function hold(what: string, start: number, end: number) {
  console.log(`${what}: ${megabytes(start)} to ${megabytes(end)}`);
  if (end <= start * MAY_GROW) return;
  console.error(`${what} grew by more than a tenth.`);
  process.exitCode = 1;
}
