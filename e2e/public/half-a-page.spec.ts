import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { WAITED } from '../../web/ui/hydration/live-mark.ts';
import { deferred } from '../support/deferred.ts';
import { expect, test } from '../support/kept.ts';
import { bePatient, isLive } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

// Where the network is slow the first script, which a phone may have from before, comes before a page's end.

const NEW_TAB = new URL(site().leaveNewTab).href;
const THIS_TAB = new URL(site().leaveThisTab).href;

test.use({ viewport: SIZES.phone, outside: [NEW_TAB, THIS_TAB] });

for (const way of ['a tap', 'Shift three times'])
  test(`a page of which half has come is left by ${way}`, async ({ page, context, line }) => {
    const end = deferred();
    line.halves.set(paths.immediateSupport, end.isReleased);
    await page.goto(paths.immediateSupport, { waitUntil: 'commit' });
    await page.locator('html[data-top]').waitFor();
    await expect(page.locator('main')).toHaveCount(0);
    const opened = context.waitForEvent('page');
    if (way === 'a tap') await page.getByRole('link', { name: 'Leave this site' }).click();
    else for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
    await expect(await opened).toHaveURL(NEW_TAB);
    await expect(page).toHaveURL(THIS_TAB);
    end.release();
  });

test('a page whose end comes after its first script opens its menu with the first tap', async ({
  page,
  line,
}) => {
  const end = deferred();
  line.halves.set(paths.home, end.isReleased);
  await bePatient(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.locator('html[data-top]').waitFor();
  await expect(page.locator('main')).toHaveCount(0);
  await expect(page.locator(`html[${WAITED}]`)).toHaveCount(0);
  end.release();
  await page.locator(`html[${WAITED}]`).waitFor();
  expect(await isLive(page)).toBe(false);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
});
