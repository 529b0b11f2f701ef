import { expectForEveryone, expectNoSidewaysScroll, nextFrames } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { markupFaults } from '../support/markup.ts';
import { openEverything } from '../support/open-everything.ts';
import { PUBLIC_PAGES } from '../support/pages.ts';
import { expectPrintsItsFacts } from '../support/print/printed-facts.ts';
import { SIZES, ZOOMED_PHONE } from '../support/sizes.ts';

test.use({ viewport: SIZES.phone });

for (const { name, path, site, status } of PUBLIC_PAGES) {
  test.describe(name, () => {
    test.use({ site });

    // One visit for all that is asked of every page: most of a test's time is the page's own start.
    test('prints its facts, is markup without an error and can be used by everyone, with all that opens standing open', async ({
      page,
      visit,
    }) => {
      test.slow();
      const response = await visit(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      expect(await markupFaults(page)).toEqual([]);
      await page.setViewportSize(ZOOMED_PHONE);
      await nextFrames(page);
      await expectNoSidewaysScroll(page, 'a phone at 200% zoom');
      for (const size of Object.values(SIZES)) {
        await page.setViewportSize(size);
        await nextFrames(page);
        await expectPrintsItsFacts(page);
      }
      await expectForEveryone(page, openEverything);
    });
  });
}
