import type { Page } from '@playwright/test';
import { PATIENCE } from '../../web/entry/hold-for-app.ts';
import { LIVE } from '../../web/ui/hydration/live-mark.ts';

/** Touches what needs the app, and opens nothing. The menu's picture is on every page, where a desk does not show it too. */
export const touch = (page: Page) =>
  page.locator('[href="#menu"], [aria-controls="menu"]').dispatchEvent('pointerdown');

/** Touches a page that waits for it, and waits until the app has taken it over (docs/decisions/047-the-app-waits.md). */
export async function bringToLife(page: Page) {
  await touch(page);
  await untilLive(page);
}

/** Until the app has taken the page over, whatever has started it. */
export const untilLive = (page: Page) => page.locator(`html[${LIVE}]`).waitFor();

/** Whether the app is there. */
export const isLive = async (page: Page) => (await page.locator(`html[${LIVE}]`).count()) > 0;

/** Has what was touched wait for the app as long as a test does: a machine with much else to do is slow, not wrong. */
export const bePatient = (page: Page) => page.addInitScript(waitLonger, Object.values(PATIENCE));

/** Like `bePatient`, but from now on, for a page whose own timers have run or whose clock is the test's. */
export const growPatient = (page: Page) => page.evaluate(waitLonger, Object.values(PATIENCE));

function waitLonger(patience: number[]) {
  const wait = window.setTimeout;
  const slowly = (work: () => void, after?: number, ...rest: []) =>
    wait(work, patience.includes(after ?? 0) ? 60_000 : after, ...rest);
  Object.assign(window, { setTimeout: slowly });
}
