import type { BrowserContext, Page } from '@playwright/test';
import { addDays, cityTime, dayOf } from '../../../shared/time/city-time.ts';
import type { KioskSettings } from '../../../web/kiosk/settings/settings.ts';
import { expect } from '../fixtures.ts';
import { GLASSES, type Glass, isTakenOver, startKiosk } from './kiosk.ts';

// A screen of a kiosk on a glass of a size, on a Tuesday at an hour that is told, with its time stopped.

export const second = 1000;

export const glassOf = (inches: string, way: string) => {
  const glass = GLASSES.find((it) => it.inches === inches && it.way === way);
  if (!glass) throw new Error(`No glass of ${inches} inches ${way}`);
  return glass;
};
export const nameOf = ({ inches, way }: Glass) => `${inches} ${way}`;
export const BOTH_WAYS = ['lying', 'upright'];

/** Opens a screen on a glass, on a Tuesday at an hour, with its time stopped. */
export async function openOn(
  context: BrowserContext,
  { width, height, pxPerMm }: Glass,
  path: string,
  hour = 10,
  settings: Partial<KioskSettings> = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  // The device's clock too, so that no screen is drawn at the time of this machine before the server has told another.
  await page.clock.install({ time: tuesdayAt(hour) });
  await tellTime(page, hour);
  await startKiosk(page, { ...settings, pxPerMm });
  await openNext(page, path, hour);
  return page;
}

/** Opens a screen of a kiosk that has been started, at the hour that it is told, with its time stopped. */
export async function openNext(page: Page, path: string, hour = 10) {
  await page.clock.resume();
  await page.goto(path);
  await isTakenOver(page);
  const figures = [`${hour}:0\\d(?!pm)`, `${hour % 12 || 12}(:0\\d)?${hour < 12 ? 'am' : 'pm'}`];
  await expect(page.locator('header')).toContainText(new RegExp(figures.join('|')));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Its own time, which goes before this machine's once it has been stopped ahead and went on.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5 * second);
}

/** The date of the next Tuesday. */
export function nextTuesday(): string {
  let { date } = cityTime(Date.now());
  while (dayOf(date) !== 'Tuesday') date = addDays(date, 1);
  return date;
}

export const tuesdayAt = (hour: number) =>
  `${nextTuesday()}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** Has the server say that it is the next Tuesday, at an hour. */
export async function tellTime(page: Page, hour: number) {
  const now = tuesdayAt(hour);
  await page.route('**/api/health', async (route) => {
    // The server may just have ended a connection that nobody used for a while.
    const health = await (await route.fetch({ maxRetries: 3 })).json();
    await route.fulfill({ json: { ...health, now } });
  });
}

/** Closes a screen. What the server was still asked for it is nobody's fault. */
export async function closeScreen(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
