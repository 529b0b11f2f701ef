import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { signIn } from '../support/api/accounts.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

/** More changes than a page of the history has. */
const CHANGES = 52;

test('what one account changed is found by its email and its days, page by page', async ({
  page,
}) => {
  const { repeatEachIndex, retry } = test.info();
  const name = `The Busy Pantry ${repeatEachIndex}`;
  await asNewOrganisation(page, name);
  const api = await ownApi(page);
  const { email } = await api.organisation();
  for (let at = 1; at <= CHANGES; at++)
    await api.edit({ description: `Try ${retry}, text ${at}.` });
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'admin');

  await page.goto(adminPaths.history);
  await page.getByLabel('By (email)').fill(email);
  await page.getByRole('button', { name: 'Show' }).click();
  const entries = page.getByRole('main').locator('ol > li');
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText(`Try ${retry}, text ${CHANGES}.`);
  for (const text of await entries.allInnerTexts()) expect(text).toContain(`by ${email}`);

  await page.getByRole('link', { name: 'Older changes' }).click();
  await expect(entries.first()).not.toContainText(`text ${CHANGES}.`);
  await expect(entries.filter({ hasText: `Try ${retry}, text 1.` }).first()).toBeVisible();
  await expect(page.getByLabel('By (email)')).toHaveValue(email);
  await page.getByRole('link', { name: 'All changes, the latest first' }).click();
  await expect(page.getByLabel('By (email)')).toHaveValue('');

  const tomorrow = addDays(cityTime(Date.now()).date, 1);
  await page.getByLabel('By (email)').fill(email);
  await page.getByLabel('From').fill(tomorrow);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Every change is kept for 12 months.')).toBeVisible();
  await expect(entries).toHaveCount(0);
});
