import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { expect, test } from '../support/fixtures.ts';

const NEW_TAB = new URL(site().leaveNewTab).href;
const THIS_TAB = new URL(site().leaveThisTab).href;

test.use({ outside: [NEW_TAB, THIS_TAB] });

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  '“Leave this site”': (page) => page.getByRole('link', { name: 'Leave this site' }).press('Enter'),
  'Shift three times': async (page) => {
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
  },
};

for (const [way, leave] of Object.entries(WAYS)) {
  test(`${way} opens a neutral page and puts another in place of this one`, async ({
    page,
    visit,
    context,
  }) => {
    await visit(paths.home);
    await page.getByRole('link', { name: 'IMMEDIATE SUPPORT' }).click();
    await expect(page).toHaveURL(paths.immediateSupport);
    // The new page takes the focus, and keys pressed before that are nobody's.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.evaluate(() => sessionStorage.setItem('trace', '1'));

    const opened = context.waitForEvent('page');
    await leave(page);
    await expect(await opened).toHaveURL(NEW_TAB);
    await expect(page).toHaveURL(THIS_TAB);

    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    expect(await page.evaluate(() => sessionStorage.getItem('trace'))).toBeNull();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('“Leave this site” is a plain link', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('link', { name: 'Leave this site' }).click();
    await expect(page).toHaveURL(THIS_TAB);
  });
});
