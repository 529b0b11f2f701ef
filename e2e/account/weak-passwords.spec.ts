import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { PASSWORD, PEOPLE, signIn } from '../support/api/accounts.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { expect, test } from '../support/guarded.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ signsIn: true, viewport: SIZES.phone });

const WARNING =
  /^Error: This password is easy to guess. It is digits alone. Choose another, or press/;
const update = (page: Page) => page.getByRole('button', { name: 'Update Password' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a weak password is said to be one with all fields as they were, and taken at the next press', async ({
  page,
}) => {
  await signIn(page, 'organisation');
  await page.goto(dashboardPaths.settings);
  await field(page, 'Current Password').fill(PASSWORD);
  await field(page, 'New Password').fill('918273');
  await field(page, 'Confirm New Password').fill('918273');
  await update(page).click();
  await expect(page.getByText(WARNING)).toBeVisible();
  await expect(field(page, 'New Password')).toBeFocused();
  await expect(field(page, 'Current Password')).toHaveValue(PASSWORD);
  await expect(field(page, 'Confirm New Password')).toHaveValue('918273');
  await expectForEveryone(page);
  await update(page).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed.' })).toBeVisible();
});

test('the same where a password is set by a link', async ({ page, guarded }) => {
  await page.request.post('/api/auth/forgot-password', { data: { email: PEOPLE.forgetful.email } });
  const reset = `${guarded.origin}${mailedPaths.resetPassword('')}`;
  const link = await newestLink(reset, PEOPLE.forgetful.email);
  await page.goto(link);
  await field(page, 'New Password').fill('918273');
  await field(page, 'Confirm New Password').fill('918273');
  await update(page).click();
  await expect(page.getByText(WARNING)).toBeVisible();
  await expect(field(page, 'New Password')).toBeFocused();
  await expect(field(page, 'New Password')).toHaveValue('918273');
  await expect(field(page, 'Confirm New Password')).toHaveValue('918273');
  await expectForEveryone(page);
  await update(page).click();
  await expect(page.getByRole('heading', { name: /^Your password was changed/ })).toBeFocused();
});
