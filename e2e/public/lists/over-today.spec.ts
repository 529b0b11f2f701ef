import { paths } from '../../../shared/paths/paths.ts';
import { listForDate } from '../../../shared/services/lists/dated-list.ts';
import { typesPresent } from '../../../shared/services/service-types.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { expectForEveryone } from '../../support/accessible.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { SATURDAY_NIGHT } from '../../support/site/hours.ts';
import { TO_SATURDAY } from '../../support/site/sites.ts';
import { SIZES } from '../../support/sizes.ts';

// What somebody is told who asks for today at 11 on a Saturday evening: docs/product.md#the-board.

test.use({ site: SATURDAY_NIGHT.site, viewport: SIZES.phone });
test.beforeEach(({ page }) => SATURDAY_NIGHT.at(page));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('late in the evening a list for today has what is over apart, and nothing that is over as open', async ({
      page,
      request,
    }) => {
      const api = readApi(request);
      const present = Date.now() + TO_SATURDAY;
      const { date } = cityTime(present);
      let looked = 0;
      for (const { type } of typesPresent(await api.allServices())) {
        const { known, unsure, over, closed } = listForDate(
          await api.services(type),
          date,
          present,
        );
        if (over.length === 0) continue;
        await page.goto(`${paths.timetable(type)}?when=today`);
        const main = page.getByRole('main');
        await expect(main.getByText(`Known to be open: ${known.length || 'none'}`)).toBeVisible();
        await expect(main.getByRole('heading', { name: 'Over for today' })).toBeVisible();
        const rows = page.locator('[role="row"][id]');
        expect(await rows.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
          [...known, ...unsure, ...over, ...closed].map(({ id }) => id),
        );
        for (const { id } of over)
          await expect(page.locator(`[id="${id}"] [data-kind="open"]`)).toHaveCount(0);
        looked++;
      }
      expect(looked).toBeGreaterThan(3);
      if (javaScriptEnabled) await expectForEveryone(page);
    });

    test('a need’s page for today does so too', async ({ page }) => {
      await page.goto(`${paths.need('eat')}?when=today`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Over for today' })).toBeVisible();
      const first = main.getByRole('heading', { level: 2 }).first();
      await expect(first).toHaveText(/^Open today, Saturday .*: none is known/);
    });
  });
