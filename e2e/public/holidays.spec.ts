import type { Page } from '@playwright/test';
import { shiftClock } from '../../scripts/local/shifted-clock.ts';
import { paths } from '../../shared/paths/paths.ts';
import { boardAt } from '../../shared/services/board/board.ts';
import { ALL_HELP } from '../../shared/services/board/needs.ts';
import { listForDate } from '../../shared/services/lists/dated-list.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { TO_CHRISTMAS } from '../support/site/sites.ts';
import { SIZES } from '../support/sizes.ts';

// What is open at Christmas, as who is out in it asks: docs/product.md#holidays.

test.use({ site: 'christmas', viewport: SIZES.phone });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(shiftClock, TO_CHRISTMAS);
});

const christmas = () => Date.now() + TO_CHRISTMAS;
const today = () => cityTime(christmas()).date;

/** The way from home: the card that has the holidays opens, and leads there. */
async function openHolidays(page: Page) {
  await page.goto(paths.home);
  await page.getByText('Help & Support', { exact: true }).click();
  await page.getByRole('link', { name: 'Bank Holidays' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open on bank holidays');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('on Christmas Day the board leads with what may still be open, and says why to check first', async ({
      page,
      request,
    }) => {
      const services = await readApi(request).allServices();
      const [all] = boardAt(services, christmas(), [ALL_HELP]).needs;
      expect(all?.unsure.length).toBeGreaterThan(0);
      await page.goto(paths.need('all'));
      await expect(
        page.getByRole('heading', { name: 'Open now: nothing sure. Next:' }),
      ).toBeVisible();
      const first = page.getByRole('main').locator('[data-kind] > li').first();
      await expect(first).toContainText(all?.unsure[0]?.place ?? '');
      await expect(first).toContainText('Check first: today is a bank holiday');
      await expect(first).not.toContainText('tomorrow');
    });

    test('home has its search on a phone’s first screen on that day too', async ({ page }) => {
      await page.goto(paths.home);
      const main = page.getByRole('main');
      const first = main.locator('[aria-labelledby="board"] li').first();
      await expect(first).toContainText('Check first: today is a bank holiday');
      const search = main.getByRole('textbox').or(main.getByRole('combobox')).first();
      const [box, leave, banner] = await Promise.all(
        [
          search,
          page.getByRole('link', { name: 'Leave this site' }),
          page.getByRole('complementary', { name: 'About this data' }),
        ].map((it) => it.boundingBox()),
      );
      if (!box || !leave || !banner) throw new Error('Not on the screen.');
      // A city's own data has no banner over it that says it is a sample.
      expect(box.y + box.height - banner.height).toBeLessThanOrEqual(leave.y);
    });

    test('the days of the holiday are chosen one by one, each with who is known to be open', async ({
      page,
      request,
    }) => {
      await openHolidays(page);
      const days = page.getByRole('navigation', { name: /Christmas/ }).getByRole('link');
      await expect(days.first()).toHaveAttribute('aria-current', 'page');
      const boxing = days.nth(1);
      await boxing.click();
      await expect(boxing).toHaveAttribute('aria-current', 'page');
      const date = addDays(today(), 1);
      await expect(page).toHaveURL(`${paths.holidays}?when=${date}`);
      const services = await readApi(request).allServices();
      const { known, unsure } = listForDate(services, date, christmas());
      const shown = page.getByRole('main').locator('section').first();
      await expect(shown.getByRole('heading', { level: 2 })).toContainText(
        '26 December: Boxing Day',
      );
      const listed = shown.locator('li li').filter({ visible: true });
      await expect(listed).toHaveCount(known.length + unsure.length);
      await expect(shown.getByText(/^Closed that day: \d+/)).toBeVisible();
      if (javaScriptEnabled) await expectForEveryone(page);
    });
  });

test('Back leads out of the holidays, however many days were looked at', async ({ page }) => {
  await openHolidays(page);
  const days = page.getByRole('navigation', { name: /Christmas/ }).getByRole('link');
  for (const at of [1, 2]) {
    await days.nth(at).click();
    await expect(days.nth(at)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  // The card that was opened before its script came has left its own place in the address.
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.home);
});

test('all days of the holiday stand on one page to print', async ({ page }) => {
  await openHolidays(page);
  const count = await page
    .getByRole('navigation', { name: /Christmas/ })
    .getByRole('link')
    .count();
  await page.getByRole('link', { name: 'All these days, to print' }).click();
  await expect(page).toHaveURL(`${paths.holidays}/all`);
  expect(count).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main).toContainText('Christmas and New Year');
  await expect(main.getByRole('navigation', { name: 'Paper' })).toHaveCount(0);
});
