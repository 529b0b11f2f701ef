import { expect, type Page } from '@playwright/test';

/** Opens every disclosure of the content that stands closed. */
export async function openEverything(page: Page) {
  const closed = page.locator('main button[aria-expanded="false"]:not([aria-haspopup]):visible');
  for (let left = await closed.count(); left > 0; left--) await closed.first().click();
  await expect(closed).toHaveCount(0);
}
