import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPrintsItsFacts } from '../support/print/printed-facts.ts';
import { SIZES } from '../support/sizes.ts';

test.describe('a timetable on a tablet', () => {
  test.use({ viewport: SIZES.tablet });

  for (const tab of ['Service Info', 'Schedule'])
    test(`prints hours, addresses and phones while ${tab} is shown`, async ({ page, visit }) => {
      await visit(paths.timetable('Breakfast'));
      await page.getByRole('tab', { name: tab }).first().click();
      await expect(page.getByRole('tab', { name: tab, selected: true }).first()).toBeVisible();
      // Upright, and so wide that the paper has the tablet's layout itself.
      await expectPrintsItsFacts(page);
      await expectPrintsItsFacts(page, { width: '900px', height: '1200px' });
      expect(await expectPrintsItsFacts(page, { landscape: true })).toBeLessThan(6);
    });
});
