import { paths } from '../../shared/paths/paths.ts';
import { NEEDS, needOf } from '../../shared/services/board/needs.ts';
import { addDays, cityTime, dayOf } from '../../shared/time/city-time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { FIRST_SCREENS } from '../support/site/hours.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ viewport: SIZES.phone });

for (const { title, javaScriptEnabled, site, at } of FIRST_SCREENS)
  test.describe(title, () => {
    test.use({ javaScriptEnabled, site });
    test.beforeEach(({ page }) => at(page));

    test('home’s first screen answers danger, tonight, what is open and search, in this order', async ({
      page,
    }) => {
      await page.goto(paths.home);
      const main = page.getByRole('main');
      const answers = [
        main.getByRole('link', { name: 'In danger? Call 999' }),
        main.getByRole('link', { name: 'Nowhere to sleep tonight?' }),
        main.getByRole('heading', { name: /^Open now/ }),
        main.locator('[aria-labelledby="board"] li').first(),
        main.getByRole('textbox').or(main.getByRole('combobox')).first(),
      ];
      const ends = [];
      for (const answer of answers) {
        const box = await answer.boundingBox();
        ends.push(box ? box.y + box.height : Number.NaN);
      }
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      const leave = await page.getByRole('link', { name: 'Leave this site' }).boundingBox();
      // A city's own data has no banner over it that says it is a sample.
      const banner = await page
        .getByRole('complementary', { name: 'About this data' })
        .boundingBox();
      const last = (ends.at(-1) ?? Number.NaN) - (banner?.height ?? 0);
      expect(last).toBeLessThanOrEqual(leave?.y ?? 0);
      // One line is enough only where one of the first two has more to say than where it is.
      const lines = main.locator('[aria-labelledby="board"] li');
      const saying = lines.filter({ has: page.locator('> p:last-child > strong') });
      const [all, limits] = [await lines.count(), await saying.count()];
      if (all > 1 && limits === 0) await expect(lines.filter({ visible: true })).toHaveCount(2);
    });
  });

test('where one can eat on Sunday is two taps from home, and nothing is left out', async ({
  page,
  visit,
  request,
}) => {
  const { types } = needOf('eat') ?? NEEDS[0] ?? { types: [] };
  const services = await readApi(request).allServices();
  const meals = services.filter(({ type }) => types.some((it) => it === type));
  await visit(paths.home);
  await page.getByRole('navigation', { name: 'What do you need?' }).getByText('Eat').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eat' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Open now/ })).toBeVisible();
  await expectAccessible(page);

  const today = dayOf(cityTime(Date.now()).date);
  const near: Record<string, string> = { Sunday: 'Today', Saturday: 'Tomorrow' };
  const days = page.getByRole('navigation', { name: 'When' });
  await days.getByRole('link', { name: near[today] ?? 'Sun', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Open (on|today,) Sunday/ })).toBeVisible();
  const board = page.getByRole('main').locator('[data-kind] > li');
  const closed = await page.getByText(/^Closed that day: \d+/).allInnerTexts();
  const count = Number(/\d+/.exec(closed[0] ?? '0')?.[0]);
  await expect(board).toHaveCount(meals.length - count);
  await expectAccessible(page);
});

test('where it is warm by day leads to the libraries too, on the day that is asked for', async ({
  page,
  visit,
}) => {
  await visit(paths.need('warm'));
  const also = page.getByRole('main').getByRole('link', { name: 'Libraries are warm too' });
  const list = paths.timetable('Wi-Fi & Computer Access');
  await expect(also).toHaveAttribute('href', `${list}?when=now`);
  const tomorrow = addDays(cityTime(Date.now()).date, 1);
  await visit(`${paths.need('warm')}?when=tomorrow`);
  await expect(also).toHaveAttribute('href', `${list}?when=${tomorrow}`);
  await also.click();
  await expect(page.getByRole('heading', { name: /^Open on / })).toBeVisible();
  await page.goto(paths.need('eat'));
  await expect(also).toHaveCount(0);
});
