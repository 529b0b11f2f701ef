import type { Page } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { PASSWORD, PEOPLE, signIn } from '../support/api/accounts.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You were logged out' });

/** The token says whose it was and is not good any more, nor is the cookie. */
async function endSession(page: Page) {
  await page.evaluate(() => {
    const token = localStorage.getItem('accessToken') ?? '';
    localStorage.setItem('accessToken', `${token.slice(0, -4)}AAAA`);
  });
  await page.context().clearCookies();
}

const FORMS = [
  [dashboardPaths.editOrganisation, 'Description'],
  [dashboardPaths.addHelpline, 'Name'],
  [dashboardPaths.addService, 'Note'],
  [dashboardPaths.people, 'Their email'],
  [dashboardPaths.changeEmail, 'New sign-in email'],
] as const;

test('a session that ends while somebody types leads through the login back to the form', async ({
  page,
}) => {
  test.slow();
  const { login } = await asNewOrganisation(page, 'Long Lunch');
  for (const [path, label] of FORMS)
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByLabel(label).fill('before@lunch.example');
      await endSession(page);
      await page.reload();
      await expect(page).toHaveURL(paths.login);
      await expect(notice(page)).toContainText('Nothing is lost.');
      await login(undefined, path);
      await expect(page.getByLabel(label)).toHaveValue('before@lunch.example');
    });
  await page.goto(dashboardPaths.editOrganisation);
  await expect(page.getByText('Here it is as you left it.')).toBeVisible();
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Nothing is lost.');
  await login(undefined, dashboardPaths.editOrganisation);
  await page.getByLabel('Description').fill('Saved after lunch.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Saved after lunch.');
});

test('the same holds for what somebody says is wrong with another place', async ({
  page,
  request,
}) => {
  const { login } = await asNewOrganisation(page, 'Walks By');
  const [place] = await readApi(request).services('Lunch');
  const path = dashboardPaths.report({ listing: place?._id ?? '' });
  await page.goto(path);
  await page.getByLabel('What happened?').fill('The door was locked at noon.');
  await endSession(page);
  await page.reload();
  await expect(notice(page)).toContainText('Nothing is lost.');
  await login(undefined, path);
  await expect(page.getByLabel('What happened?')).toHaveValue('The door was locked at noon.');
});

test('the same holds for what an admin has pasted', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.transfer);
  await page.getByLabel('Or paste its text').fill('Name,What\nA line,To talk');
  await endSession(page);
  await page.reload();
  await expect(notice(page)).toContainText('Nothing is lost.');
  await page.getByLabel('Email').fill(PEOPLE.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(adminPaths.transfer);
  await expect(page.getByLabel('Or paste its text')).toHaveValue('Name,What\nA line,To talk');
});

test('whoever else signs in in this tab is led home and finds nothing of it', async ({ page }) => {
  await asNewOrganisation(page, 'Went to Lunch');
  await page.goto(dashboardPaths.addHelpline);
  await page.getByLabel('Name').fill('Not for others');
  await endSession(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.getByLabel('Email').fill(PEOPLE.organisation.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.dashboard);
  const left = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(left).not.toContain('Not for others');
});

test('a session that ends with nothing typed says so, and a logout says nothing', async ({
  page,
}) => {
  const { login } = await asNewOrganisation(page, 'Only Looking');
  await page.goto(dashboardPaths.settings);
  await page.getByLabel('Current Password', { exact: true }).fill('never kept');
  await endSession(page);
  await page.reload();
  await expect(notice(page)).toContainText('That happens after some time.');
  const left = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(left).not.toContain('never kept');
  await login(undefined, dashboardPaths.settings);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
