// Touches a kiosk for as long as an hour's worth of people would, and holds its memory to what it was at the start.
// Usage: npm run soak:kiosk [-- MINUTES]
import { chromium } from '@playwright/test';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { startStopped } from '../support/kiosk/kiosk.ts';
import { heldBy, TOUCHES, visitOf } from '../support/kiosk/kiosk-touch.ts';

/** A touch every three seconds, without a pause. */
const TOUCHES_A_MINUTE = 20;
const MAY_GROW = 1.1;
const WARM_UP = 10;

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
await browser.close();
await site.close();
if (end > start * MAY_GROW) {
  console.error('It grew by more than a tenth.');
  process.exitCode = 1;
}
