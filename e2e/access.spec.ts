import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openEverything } from './open-everything.ts';
import { PUBLIC_PAGES } from './pages.ts';

const NARROWEST = 320;

for (const { name, path, site, status } of PUBLIC_PAGES) {
  test.describe(name, () => {
    test.use({ site });

    test('can be used by everyone, with all that opens standing open', async ({
      page,
      visit,
      viewport,
    }) => {
      const response = await visit(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expectNoSidewaysScroll(page);

      await openEverything(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.setViewportSize({ width: NARROWEST, height: viewport?.height ?? 0 });
      await expectNoSidewaysScroll(page);
    });
  });
}
