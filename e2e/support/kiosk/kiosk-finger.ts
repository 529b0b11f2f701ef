import { expect, type Locator, type Page } from '@playwright/test';
import { bar } from './kiosk.ts';

/** Touches what stands on the glass, going on to the next piece of a long screen where it does not, and counts. */
export type Finger = {
  page: Page;
  touch: (it: Locator) => Promise<void>;
  /** Goes on until it is on the glass. */
  see: (it: Locator) => Promise<void>;
  /** On the keyboard of the screen. */
  type: (letters: string) => Promise<void>;
  count: () => { touches: number; letters: number };
};

export function createFinger(page: Page): Finger {
  let touches = 0;
  let letters = 0;
  const see = async (it: Locator) => {
    await expect(it).toBeVisible();
    const wasOnGlass = await isOnGlass(it);
    if (wasOnGlass) return;
    // A swipe would do as well, but not every hand can.
    await bar(page, 'More').tap();
    touches++;
    await see(it);
  };
  return {
    page,
    see,
    async touch(it) {
      await see(it);
      await it.tap();
      touches++;
    },
    async type(words) {
      for (const key of words) {
        await page.getByRole('button', { name: key, exact: true }).tap();
        letters++;
      }
    },
    count: () => ({ touches, letters }),
  };
}

/** Whether somebody sees it above the bar: more than half of it, or of what is long as much as half the glass holds. */
const isOnGlass = (it: Locator): Promise<boolean> =>
  it.evaluate((element) => {
    if (element.closest('nav')) return true;
    const { top, bottom, height } = element.getBoundingClientRect();
    const glass = document.querySelector('nav')?.getBoundingClientRect().top ?? innerHeight;
    return Math.min(bottom, glass) - Math.max(top, 0) >= Math.min(0.6 * height, 0.5 * glass);
  });
