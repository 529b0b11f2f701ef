import { expectForEveryone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openEverything } from './open-everything.ts';
import { PUBLIC_PAGES } from './pages.ts';
import { SIZES } from './sizes.ts';

test.use({ viewport: SIZES.phone });

for (const { name, path, site, status } of PUBLIC_PAGES) {
  test.describe(name, () => {
    test.use({ site });

    test('can be used by everyone, with all that opens standing open', async ({ page, visit }) => {
      test.slow();
      const response = await visit(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expectForEveryone(page, openEverything);
    });
  });
}
