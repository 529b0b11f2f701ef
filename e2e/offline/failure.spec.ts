import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEverything } from '../support/open-everything.ts';

const FAILURES = [
  { path: paths.timetable('Breakfast'), says: messages.servicesFailed },
  { path: paths.helplineType('General'), says: messages.helplinesFailed },
  { path: paths.organisations, says: messages.organisationsFailed },
];

for (const { path, says } of FAILURES) {
  test(`${path} says “${says}” when the connection fails, and leads on`, async ({
    page,
    visit,
  }) => {
    await visit(paths.home);
    await openEverything(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Sorry, this page did not load/);

    await page.unroute('**/api/**');
    await page.getByRole('main').getByRole('link', { name: 'Immediate support' }).click();
    await expect(page).toHaveURL(paths.immediateSupport);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test.describe('with a database that fails', () => {
  test.use({ site: 'broken' });

  test('home does not say that nothing is open when it cannot know', async ({ page, visit }) => {
    await visit(paths.home);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(messages.servicesFailed);
    await expect(main).toContainText('Call 999');
    await expect(main).not.toContainText('0 open');
    await expect(main).not.toContainText('None is known');
  });

  for (const { path, says } of FAILURES) {
    test(`${path} says “${says}” in the server’s HTML`, async ({ page, visit }) => {
      const response = await visit(path);
      expect(response?.status()).toBe(503);
      await expect(page).toHaveTitle(/^Sorry, this page did not load/);
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Immediate support' }),
      ).toBeVisible();
    });
  }

  test('home and immediate support still give the numbers to ring', async ({ page, visit }) => {
    for (const path of [paths.home, paths.immediateSupport]) {
      await visit(path);
      await expect(page.locator('a[href="tel:999"]').first()).toBeVisible();
    }
  });
});
