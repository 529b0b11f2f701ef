import { paths } from '../../shared/paths/paths.ts';
import { createPlaceNames } from '../../shared/services/board/places.ts';
import { statusAt } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { dateOfDay } from '../../shared/services/weeks/shown-week.ts';
import { cityTime, dateWords, dayDateWords } from '../../shared/time/city-time.ts';
import { isTimed } from '../../shared/time/hours-on.ts';
import { DAYS, formatDay, slotTime } from '../../shared/time/schedule.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/pages.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ javaScriptEnabled: false });

for (const { name, path, site, status } of PUBLIC_PAGES) {
  test.describe(name, () => {
    test.use({ site });

    test('stands complete', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      for (const viewport of Object.values(SIZES)) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toHaveText(/\S/);
        await expect(
          page.getByRole('link', { name: 'IMMEDIATE SUPPORT', exact: true }),
        ).toBeVisible();
      }
      await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
    });
  });
}

test('every status is the one that the rules give for the instant the page names', async ({
  page,
  request,
}) => {
  const services = await readApi(request).services('Day Centre');
  await page.goto(paths.timetable('Day Centre'));
  const { data } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  const now = Date.parse(data.loaderData.root.now);
  for (const service of services)
    await expect(page.locator(`[id="${service._id}"]`)).toContainText(
      describeStatus(statusAt(service, [], now), slotTime),
    );
});

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const type of ['Breakfast', 'Toilets', 'Laundry'] as const) {
      test(`the timetable of ${type} shows every place, address, phone and slot`, async ({
        page,
        request,
      }) => {
        const services = await readApi(request).services(type);
        const placeOf = createPlaceNames(services);
        await page.goto(paths.timetable(type));
        for (const service of services) {
          const row = page.locator(`[id="${service._id}"]`);
          await expect(row.getByText(service.provider.name).first()).toBeVisible();
          await expect(row.getByRole('heading')).toHaveText(placeOf(service).name);
          await expect(row.getByText(service.serviceAddress).first()).toBeVisible();
          if (service.phone)
            await expect(row.getByText(service.phoneDisplay).first()).toBeVisible();
          if (!isTimed(service)) await expect(row).toContainText('Hours not known');
          for (const day of DAYS)
            if (service.schedule[day].length > 0)
              await expect(row).toContainText(formatDay(service.schedule[day]));
        }
      });
    }

    test('every organisation stands with its ways of contact', async ({ page, request }) => {
      const organisations = await readApi(request).organisations();
      await page.goto(paths.organisations);
      for (const { _id, name, phoneDisplay, addresses, email } of organisations) {
        const card = page.locator(`[id="${_id}"]`);
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        for (const text of [...phoneDisplay, ...addresses, email])
          if (text) await expect(card.getByText(text).first()).toBeVisible();
      }
    });

    test('every helpline stands with its number', async ({ page, request }) => {
      const helplines = await readApi(request).helplines();
      for (const type of new Set(helplines.map((helpline) => helpline.type))) {
        await page.goto(paths.helplineType(type));
        for (const helpline of helplines.filter((it) => it.type === type)) {
          await expect(page.getByRole('heading', { name: helpline.name })).toBeVisible();
          if (helpline.phoneHref)
            await expect(page.getByText(helpline.phoneDisplay).first()).toBeVisible();
        }
      }
    });

    test('a date says who is open then, who may be and who is closed: nobody is left out', async ({
      page,
      request,
    }) => {
      const services = await readApi(request).services('Breakfast');
      const { date } = cityTime(Date.now() + 30 * 24 * 60 * 60_000);
      await page.goto(paths.timetable('Breakfast'));
      const field = page.getByLabel('By date');
      await expect(field).toBeHidden();
      await page.getByRole('link', { name: 'Another day' }).click();
      await field.fill(date);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(field).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`\\?when=${date}$`));
      await expect(page.getByRole('heading', { name: /^Open on / })).toContainText(
        dayDateWords(date),
      );
      for (const { _id } of services) await expect(page.locator(`[id="${_id}"]`)).toHaveCount(1);
    });

    test('an old weekday’s address means the coming such day', async ({ page }) => {
      const date = dateOfDay('Tuesday', cityTime(Date.now()).date);
      await page.goto(`${paths.home}?when=Tuesday`);
      await expect(page.getByText(`Tuesday ${dateWords(date)}`).first()).toBeVisible();
    });

    test('the search answers, and says what to do when nothing matches', async ({ page }) => {
      await page.goto(paths.search());
      const search = page.getByRole('main').getByRole('search');
      await search.getByRole('textbox').fill('wifi');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=wifi$/);
      await expect(
        page.getByRole('main').getByRole('link', { name: /Wi-Fi & Computer Access/ }),
      ).toBeVisible();

      await search.getByRole('textbox').fill('zebra xylophone');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('main')).toContainText('Nothing found for “zebra xylophone”');
    });

    test('other services can be reached from a timetable', async ({ page }) => {
      await page.goto(paths.timetable('Breakfast'));
      await page.getByRole('link', { name: 'Other Services' }).click();
      await page.getByRole('link', { name: 'Showers', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showers');
    });
  });
