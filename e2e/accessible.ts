import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands: nothing. Of the dark scheme only the colours are looked at anew. */
export async function expectAccessible(page: Page) {
  await unroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingFound(axe(page).withTags(RULES), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(axe(page).withRules(['color-contrast']), 'dark');
}

/** Names only what is wrong, and in the page itself rather than by way of a second one, which only frames need. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNothingFound(builder: AxeBuilder, scheme: string) {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(found, `axe, ${scheme}`).toEqual([]);
}

/** As tall as the page is long, so that what sticks to the screen's edges covers nothing that could be scrolled free. */
async function unroll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
}
