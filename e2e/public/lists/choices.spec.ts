import type { Page } from '@playwright/test';
import { paths } from '../../../shared/paths/paths.ts';
import { addDays, cityTime, dayOf } from '../../../shared/time/city-time.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import { expect, test } from '../../support/fixtures.ts';
import { bringToLife } from '../../support/live.ts';
import { SIZES } from '../../support/sizes.ts';

// A choice on a page takes the place of the one before, so that Back leads to where somebody came from
// (docs/product.md#choices-and-back).

test.use({ viewport: SIZES.phone });

const entries = (page: Page) => page.evaluate(() => history.length);
const inDays = (days: number) => addDays(cityTime(Date.now()).date, days);

for (const path of [paths.timetable('Lunch'), paths.home, paths.need('eat')])
  test(`days chosen one by one on ${path} add nothing to the history, before the app and with it`, async ({
    page,
  }) => {
    await page.goto(paths.organisations);
    await page.goto(path);
    const before = await entries(page);
    const when = page.getByRole('navigation', { name: 'When' });
    await when.getByRole('link', { name: 'Tomorrow' }).click();
    await expect(page).toHaveURL(new RegExp(`when=${inDays(1)}`));
    await page.waitForLoadState();
    await bringToLife(page);
    await when.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL(/when=today/);
    await when.getByRole('button', { name: 'Another day' }).click();
    await page.getByLabel('By date').fill(inDays(9));
    await when.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`when=${inDays(9)}`));
    await expect(
      when.getByRole('link', { name: `${dayOf(inDays(9)).slice(0, 3)} ${shortDate(inDays(9))}` }),
    ).toHaveAttribute('aria-current', 'true');
    expect(await entries(page)).toBe(before);

    // The address is whole: sent to a friend, it opens on that day.
    const sent = await page.context().newPage();
    await sent.goto(page.url());
    await expect(sent.getByRole('main')).toContainText(
      `${dayOf(inDays(9))} ${Number(inDays(9).slice(8))}`,
    );
    await sent.close();
    await page.goBack();
    await expect(page).toHaveURL(paths.organisations);
  });

test('a changed sheet takes the place of the one before', async ({ page }) => {
  await page.goto(paths.print);
  await page.goto(`${paths.print}/today`);
  await page.waitForLoadState('networkidle');
  const before = await entries(page);
  await page.getByLabel('Only one kind of help, if you want that').selectOption('Lunch');
  await page.getByRole('button', { name: 'Change the sheet' }).click();
  await expect(page).toHaveURL(/only=Lunch/);
  await expect(page.getByRole('heading', { level: 2, name: /Lunch/ }).first()).toBeVisible();
  expect(await entries(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(paths.print);
});
