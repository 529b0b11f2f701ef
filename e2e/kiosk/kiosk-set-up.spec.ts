import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { KIOSK_LIMITS } from '../../web/kiosk/settings/settings.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ hasTouch: true });

test('is not started with a name of its place that is cut off', async ({ page }) => {
  await page.goto(kioskPaths.setup);
  const place = page.getByLabel('Name of the place');
  await place.fill('x'.repeat(KIOSK_LIMITS.place + 12));
  await expect(page.getByRole('alert')).toHaveText(
    'The name of the place cannot exceed 60 characters. This one has 72.',
  );
  await expect(place).toHaveValue(/^x{72}$/);
  await expect(page.getByText('The address of this kiosk')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start this kiosk' }).click();
  await expect(page).toHaveURL(kioskPaths.setup);
  await place.fill('The Wild Goose');
  await expect(page.getByText('The address of this kiosk')).toBeVisible();
  await page.getByRole('button', { name: 'Start this kiosk' }).click();
  await expect(page.getByText('You are at The Wild Goose')).toBeVisible();
});

test('judges what was typed into its set-up before script came', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(kioskPaths.setup, { waitUntil: 'commit' });
  await page.getByLabel('Name of the place').fill('x'.repeat(KIOSK_LIMITS.place + 1));
  await expect(page.getByRole('alert')).toHaveCount(0);
  come();
  await expect(page.getByRole('alert')).toContainText('This one has 61.');
});
