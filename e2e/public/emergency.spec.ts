import { EMERGENCY_CONTACTS } from '../../shared/emergency/emergency.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const { hurt } = EMERGENCY_CONTACTS;
const shown = Object.values(EMERGENCY_CONTACTS).filter(({ name }) => name);

for (const path of [paths.immediateSupport, kioskPaths.emergency])
  test(`${path} has the number for who is hurt at home, and says of each card when it was checked`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main).toContainText(hurt.name);
    await expect(main).toContainText(hurt.phoneDisplay);
    await expect(main.getByText(/^(Not checked yet|Checked \d)/)).toHaveCount(shown.length);
    expect(await page.title()).not.toMatch(/abuse|hurt|crime/i);
  });

test('the number for who is hurt at home is dialled by a tap', async ({ visit, page }) => {
  await visit(paths.immediateSupport);
  const call = page.getByRole('link', { name: hurt.phoneDisplay });
  await expect(call).toHaveAttribute('href', hurt.phoneHref);
});

test('the number for who is hurt at home is in the printed handbook', async ({ page }) => {
  await page.goto(`${paths.print}/handbook`);
  const front = page.locator('section, article').filter({ hasText: 'Emergency: who to call' });
  await expect(front.first()).toContainText(hurt.phoneDisplay);
});
