import { expect, type Page } from '@playwright/test';

const CLOSED = 'main button[aria-expanded="false"]:not([aria-haspopup])';

/** Opens every disclosure of the content that stands closed, those inside others too; in the page, for there are many. */
export async function openEverything(page: Page) {
  const openThose = () =>
    page.evaluate((closed) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(closed)];
      const seen = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
      for (const button of seen) button.click();
      return seen.length;
    }, CLOSED);
  await expect.poll(openThose, 'disclosures that stand closed').toBe(0);
}
