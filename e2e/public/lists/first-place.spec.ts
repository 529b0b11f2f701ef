import type { Page } from '@playwright/test';
import { paths } from '../../../shared/paths/paths.ts';
import { typesPresent } from '../../../shared/services/service-types.ts';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { FIRST_SCREENS } from '../../support/site/hours.ts';
import { SIZES } from '../../support/sizes.ts';

test.use({ viewport: SIZES.phone });

/** How far something of the first place ends above what stands at the bottom of the screen. */
async function roomBelow(page: Page, part: string): Promise<number> {
  const name = await page.locator('[role="row"][id]').first().locator(part).boundingBox();
  const leave = await page.getByRole('link', { name: 'Leave this site' }).boundingBox();
  return name && leave ? leave.y - name.y - name.height : Number.NaN;
}

for (const { title, javaScriptEnabled, site, at } of FIRST_SCREENS)
  test.describe(title, () => {
    test.use({ javaScriptEnabled, site });
    test.beforeEach(({ page }) => at(page));

    test('the first place of every timetable stands on a phone’s first screen, and its status too', async ({
      page,
      request,
    }) => {
      const types = typesPresent(await readApi(request).allServices());
      expect(types.length).toBeGreaterThan(5);
      for (const { type } of types) {
        await page.goto(paths.timetable(type));
        expect(await roomBelow(page, '[data-service-name]'), type).toBeGreaterThan(0);
        // Without script the day of the statuses takes a line or two more above the list.
        if (javaScriptEnabled)
          expect(await roomBelow(page, '[data-kind]'), `${type}: its status`).toBeGreaterThan(0);
      }
    });

    for (const when of ['now', 'today', 'tomorrow'])
      test(`so does its name, where what is open ${when} is asked for`, async ({
        page,
        request,
      }) => {
        let looked = 0;
        for (const { type } of typesPresent(await readApi(request).allServices())) {
          await page.goto(`${paths.timetable(type)}?when=${when}`);
          const first = page.locator('[role="row"][id] [data-service-name]');
          // What is closed that day is folded.
          if ((await first.filter({ visible: true }).count()) === 0) continue;
          expect(await roomBelow(page, '[data-service-name]'), type).toBeGreaterThan(0);
          looked++;
        }
        expect(looked).toBeGreaterThan(5);
      });
  });

test('another day unfolds by keyboard to named days and a date, and the one chosen shows when they are folded', async ({
  page,
  visit,
}) => {
  await visit(paths.timetable('Breakfast'));
  const when = page.getByRole('navigation', { name: 'When' });
  const folded = when.getByRole('button', { name: 'Another day' });
  const days = when.locator('#another-day').getByRole('link');
  await expect(days.first()).toBeHidden();
  await expect(when.getByLabel('By date')).toBeHidden();
  await folded.press('Enter');
  await expect(days).toHaveCount(5);
  await expect(when.getByLabel('By date')).toBeVisible();
  await expectAccessible(page);
  const words = await days.first().innerText();
  await days.first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`when=${addDays(cityTime(Date.now()).date, 2)}$`));
  await folded.press('Enter');
  await expect(when.locator('[aria-current]').filter({ visible: true })).toHaveText(words);
});
