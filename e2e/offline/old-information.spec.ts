import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { paths } from '../../shared/paths/paths.ts';
import { HOUR } from '../../shared/time/units.ts';
import { expectAccessible } from '../support/accessible.ts';
import { confirmedAt, expect, test } from '../support/kept.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ viewport: SIZES.phone });

test('a copy of more than a day says so, and both numbers for tonight stand in the first screen', async ({
  page,
  keep,
  open,
  cut,
}) => {
  const { council, outOfHours } = emergencyContacts();
  await keep(paths.home);
  await cut();
  for (const age of [26 * HOUR, 38 * HOUR]) {
    await confirmedAt(page, Date.now() - age);
    for (const path of [paths.tonight, paths.home]) {
      await open(path);
      await expect(page.getByText(/^Information from /)).toBeVisible();
      await expect(page.getByText('We cannot tell the time')).toHaveCount(0);
      const end = (await page.getByText('Leave this site').boundingBox())?.y ?? 0;
      expect(end).toBeGreaterThan(0);
      for (const { phoneHref } of [council, outOfHours]) {
        const box = await page.locator(`main a[href="${phoneHref}"]`).first().boundingBox();
        expect((box?.y ?? 1e6) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
      }
    }
  }
  await open(paths.tonight);
  await expect(page.getByText('This is more than a day old. Ring first.')).toBeVisible();
  await expectAccessible(page);
});

test('by a clock that is behind the copy its time is called unknown', async ({
  page,
  keep,
  open,
  cut,
}) => {
  await keep(paths.tonight);
  await cut();
  await confirmedAt(page, Date.now() + HOUR);
  await open(paths.tonight);
  await expect(page.getByText('We cannot tell the time of this information.')).toBeVisible();
});
