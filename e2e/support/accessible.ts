import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { SIZES } from './sizes.ts';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = 'color-contrast';

/** The narrowest screen of WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

/** The entries of a long list that look like those before them. */
const REPEATED = 'main :is(li, tr, [role="row"]):nth-child(n + 9)';

/**
 * The page as it stands, on every screen: one visit that is laid out anew, as where a phone is turned. Every rule is asked
 * on each, for what one hides another shows. `prepare` brings out what a screen folds away.
 */
export async function expectForEveryone(page: Page, prepare?: (page: Page) => Promise<void>) {
  for (const [name, size] of Object.entries(SIZES)) {
    await layOut(page, size);
    await expectNoSidewaysScroll(page, name);
    if (prepare) {
      await prepare(page);
      await expectNoSidewaysScroll(page, name);
    }
    // Colours cost most by far. Seen once on every row, they are looked at again where the layout is another.
    await expectAccessible(page, size === SIZES.phone ? [] : [REPEATED]);
  }
  await layOut(page, NARROWEST);
  await expectNoSidewaysScroll(page, 'narrowest');
}

/** What axe finds on the page as it stands: nothing. Of the dark scheme only the colours are looked at anew. */
export async function expectAccessible(page: Page, notForColours: string[] = []) {
  const found = async (rules: RunOptions, exclude: string[] = []) =>
    expect(await findings(page, rules, exclude)).toEqual([]);
  await unroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  // Each run of axe reads the whole page anew: two where everything is asked of the same rows.
  if (notForColours.length === 0) await found({ runOnly: EVERYTHING });
  else {
    await found({ runOnly: EVERYTHING, rules: { [COLOURS]: { enabled: false } } });
    await found({ runOnly: [COLOURS] }, notForColours);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await found({ runOnly: [COLOURS] }, notForColours);
}

/** What axe finds by these rules outside of what is excluded, and where. It is brought into each document once. */
export async function findings(page: Page, rules: RunOptions, exclude: string[] = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Names only what is wrong; no page of ours has a frame.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate(
    ([asked, without]) => (window as unknown as { axe: typeof axe }).axe.run(without, asked),
    [options, { exclude }] as const,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
}

type Size = { width: number; height: number };

/** Gives the page a screen, and the frames that script needs to follow it. */
async function layOut(page: Page, size: Size) {
  await page.setViewportSize(size);
  await nextFrames(page);
}

/** Until what the page has just drawn has had its effects. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** As tall as the page is long, so that what sticks to the screen's edges covers nothing that could be scrolled free. */
async function unroll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, screen = 'this screen') {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `pixels to scroll sideways, ${screen}`).toBeLessThanOrEqual(0);
}
