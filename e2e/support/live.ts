import type { Page } from '@playwright/test';
import { LIVE } from '../../web/ui/live-mark.ts';

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
