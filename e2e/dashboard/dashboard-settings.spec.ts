import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { deferred } from '../support/deferred.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const FIELDS = ['Current Password', 'New Password', 'Confirm New Password'];
const INCORRECT = 'Incorrect password, please try again.';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, ...values: [current: string, next: string, again: string]) {
  for (const [i, label] of FIELDS.entries()) await field(page, label).fill(values[i] ?? '');
  await page.getByRole('button', { name: 'Update Password' }).click();
}

async function expectCleared(page: Page) {
  for (const label of FIELDS) await expect(field(page, label)).toHaveValue('');
}

test('a wrong current password is said at its field alone, and all three are cleared', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Wrong Key');
  await page.goto(dashboardPaths.settings);
  await fill(page, 'not my password', 'another password', 'another password');
  const current = field(page, 'Current Password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(`Error: ${INCORRECT}`);
  await expect(page.getByText(INCORRECT)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectCleared(page);
});

const ANSWERS: [answer: object, atField: boolean, words: string][] = [
  [{ error: 'Invalid password' }, true, INCORRECT],
  [{ error: 'Your current password is incorrect.' }, true, INCORRECT],
  [{ error: 'Not now.' }, false, 'Not now.'],
  [{}, false, INCORRECT],
];

test('any other failure is said above the form, and all three are cleared', async ({ page }) => {
  await asNewOrganisation(page, 'Another Failure');
  for (const [answer, atField, words] of ANSWERS)
    await test.step(JSON.stringify(answer), async () => {
      await page.route('**/api/organisations/change-password', (route) =>
        route.fulfill({ status: 500, json: answer }),
      );
      await page.goto(dashboardPaths.settings);
      await fill(page, 'my old password', 'another password', 'another password');
      if (atField) await expect(page.getByRole('alert')).toHaveCount(0);
      else await expect(page.getByRole('alert').getByRole('heading')).toHaveText(words);
      await expect(page.getByText(words)).toHaveCount(1);
      await expectCleared(page);
      await page.unrouteAll();
    });
  await page.route('**/api/organisations/change-password', (route) => route.abort());
  await fill(page, 'my old password', 'another password', 'another password');
  await expect(page.getByRole('alert')).toHaveText(
    `${INCORRECT}We could not reach the handbook. Check your connection, then try again.`,
  );
});

test('new passwords that differ, or are too short, are not sent', async ({ page }) => {
  await asNewOrganisation(page, 'Slip of the Pen');
  await page.goto(dashboardPaths.settings);
  await fill(page, 'my old password', 'another password', 'another passwort');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('New passwords do not match.');
  await expectCleared(page);
  await fill(page, '', 'short', 'short');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Current password is required',
    'New password must be at least 6 characters',
    'Confirm new password must be at least 6 characters',
  ]);
  await expectCleared(page);
});

test('a changed password leads home after a second, and is the one to sign in with', async ({
  page,
}) => {
  const { login, password } = await asNewOrganisation(page, 'New Key');
  await page.goto(dashboardPaths.settings);
  const { isReleased, release } = deferred();
  await page.route('**/api/organisations/change-password', async (route) => {
    await isReleased;
    await route.continue();
  });
  await fill(page, password, 'a newer password', 'a newer password');
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeFocused();
  await expect(busy).toBeDisabled();
  release();
  const done = page.getByRole('status').filter({ hasText: 'Your password was changed.' });
  await expect(done.getByRole('link', { name: 'Dashboard Home' })).toBeVisible();
  await expect(page).toHaveURL(dashboardPaths.home);

  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Logout').click();
  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await login('a newer password');
});

test('another sign-in email is asked for on a page of its own', async ({ page }) => {
  const { password } = await asNewOrganisation(page, 'New Letterbox');
  await page.goto(dashboardPaths.settings);
  await page.getByRole('link', { name: 'Change your sign-in email' }).click();
  await expect(page).toHaveURL(dashboardPaths.changeEmail);
  await page.getByLabel('New sign-in email').fill('letterbox@new.example');
  await field(page, 'Current Password').fill(password);
  const send = page.getByRole('button', { name: 'Send a link' });
  await page.route('**/api/account/email', (route) => route.fulfill({ status: 503, body: '' }));
  await send.click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Failed to send request.');
  await page.unrouteAll();
  await send.click();
  await expect(page.getByText(/We have sent a link to letterbox@new\.example/)).toBeVisible();
  await expect(page.getByText('Until then you sign in as before.')).toBeVisible();
});
