// Does what an organisation does on a phone, as the journeys that hold it to its taps, and prints taps and seconds.
// Usage: npm run tasks:own
import { type Browser, chromium } from '@playwright/test';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { addAccounts, signIn } from '../support/api/accounts.ts';
import { ownApi } from '../support/api/own-api.ts';
import {
  addFirstTuesday,
  answerWhoIsLetIn,
  closeForChristmas,
  closeLunchToday,
  createHand,
  endClosing,
  type Hand,
} from '../support/own-tasks.ts';
import { SIZES } from '../support/sizes.ts';

/** How long a thumb takes for a tap: to look for the next thing, and to reach it. */
const TAP_SECONDS = 2;

const FROM_DASHBOARD: Record<string, (hand: Hand) => Promise<void>> = {
  'Closed today': closeLunchToday,
  'Open again': endClosing,
  'Christmas for three services': closeForChristmas,
  'Who is let in to a lunch, all 20 questions': answerWhoIsLetIn,
};

const site = await openSite(sampleDirectory(), addAccounts);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
try {
  await performAll(browser, site.origin);
} finally {
  await browser.close();
  await site.close();
}

async function performAll(browser: Browser, baseURL: string) {
  const phone = { viewport: SIZES.phone, hasTouch: true, serviceWorkers: 'block' } as const;
  const page = await (await browser.newContext({ baseURL, ...phone })).newPage();
  await signIn(page, 'organisation');
  const api = await ownApi(page);
  for (const type of ['Breakfast', 'Lunch', 'Showers', 'Laundry']) await api.addService({ type });
  await api.edit({ addresses: ['1 Quay Street, Bristol BS1 2JP'] });

  console.log(`\n| An organisation's task | Taps | Seconds | With ${TAP_SECONDS} s a tap |`);
  console.log('|---|---|---|---|');
  const measure = async (name: string, perform: (hand: Hand) => Promise<void>) => {
    const hand = createHand(page);
    const from = performance.now();
    await perform(hand);
    const seconds = (performance.now() - from) / 1000;
    const whole = seconds + hand.taps() * TAP_SECONDS;
    console.log(`| ${name} | ${hand.taps()} | ${seconds.toFixed(1)} s | ${whole.toFixed(0)} s |`);
  };
  for (const [name, perform] of Object.entries(FROM_DASHBOARD)) {
    await page.goto(dashboardPaths.home);
    await measure(name, perform);
  }
  await page.goto(dashboardPaths.addService);
  await page.getByLabel('Type', { exact: true }).selectOption('Laundry');
  await measure('First Tuesday of the month, 10 to 12', addFirstTuesday);
}
