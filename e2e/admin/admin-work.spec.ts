import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RegistrationsPage } from '../../shared/account/registrations.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { FIRST_OF_ALL_SETTINGS } from '../../worker/edited/first-settings.ts';
import { expectAccessible } from '../support/accessible.ts';
import { PASSWORD, signIn } from '../support/api/accounts.ts';
import { asAdmin, register } from '../support/api/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { headingsSeen } from '../support/headings-seen.ts';

test.use({ site: 'accounts', signsIn: true });

const { organisations, password } = adminMessages;
const main = (page: Page) => page.getByRole('main');

test('an organisation sees no admin page, however briefly, and asks nothing for one', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'organisation');
  const seen = await headingsSeen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { home, profile, settings, pending, organisations: overview } = adminPaths;
  const { manageServices, allServices, allHelplines } = adminPaths;
  const plain = [home, profile, settings, pending, overview, manageServices, allServices];
  const routes = [...plain, allHelplines, adminPaths.addService(), adminPaths.addHelpline()];
  const record = ['The Charity', 'Lunch'].flatMap((id) => [
    adminPaths.viewOrganisation(id),
    adminPaths.deleteOrganisation(id),
    adminPaths.viewServices(id),
    adminPaths.editService(id),
    adminPaths.editHelpline(id),
  ]);
  for (const path of [...routes, ...record]) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Dashboard Home');
  }
  const titles = [...new Set(seen)].sort();
  expect(titles).toEqual(['Dashboard Home', 'Your area']);
  expect(asked.filter((path) => /^\/api\/(admin|organisations$)/.test(path))).toEqual([]);
});

test('an admin goes from every page of the dashboard to /admin', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of ['/dashboard', '/dashboard/add-service', '/dashboard/view-helplines']) {
    await page.goto(path);
    await expect(page).toHaveURL(adminPaths.home);
  }
});

test('the admin’s own organisation cannot be deleted, by page or by API', async ({ page }) => {
  const call = await asAdmin(page);
  await page.goto(adminPaths.viewOrganisation('The Charity'));
  await expect(page.getByRole('link', { name: 'Edit Organisation' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Delete/ })).toHaveCount(0);
  await page.goto(adminPaths.deleteOrganisation('The Charity'));
  await expect(main(page).getByText('it cannot be deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Delete' })).toHaveCount(0);
  expect(await call('DELETE', '/organisations/The%20Charity')).toEqual({
    error: 'You are not allowed to do this.',
  });
});

test('two that wait are approved by keyboard, the focus going from one to the next', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const first = await register(call, 'First Kettle', ['01174960777']);
  const second = await register(call, 'Second Kettle', ['01174960777']);
  await onlyThese(page, [first._id, second._id]);
  // Neither has confirmed its address: approving one asks.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.accept();
  });
  await page.goto(adminPaths.pending);
  const card = ({ _id }: { _id: string }) => page.locator(`[id="${_id}"]`);
  await card(first).getByRole('button', { name: first.name }).click();
  await expect(card(first)).toContainText('0117 496 0777');
  await expect(card(first).getByRole('link', { name: second.name })).toBeVisible();
  await expectAccessible(page);
  await card(first).getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(organisations.approved)).toBeVisible();
  const folded = card(second).getByRole('button', { name: second.name, expanded: false });
  await expect(folded).toBeFocused();
  await page.keyboard.press('Enter');
  // The first one is here now: it is named still, and waits no more.
  await expect(card(second)).toContainText('May be here already');
  await expect(card(second).getByRole('link', { name: first.name })).toBeVisible();
  await expect(card(second)).not.toContainText('(waits too)');
  // Past the links of the card to its button.
  const approve = card(second).getByRole('button', { name: 'Approve' });
  for (let tabs = 0; tabs < 9; tabs++) {
    if (await approve.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(approve).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: second.name })).toHaveCount(0);
  expect(asked).toEqual([first, second].map(({ name }) => organisations.approveUnconfirmed(name)));
  for (const { _id } of [first, second])
    expect(await call('GET', `/organisations/${_id}`)).toMatchObject({ approved: true });
});

/** One page with these alone, whoever else registers meanwhile. */
const onlyThese = (page: Page, ids: string[]) =>
  page.route('**/api/registrations?*', async (route) => {
    const all: RegistrationsPage['registrations'] = [];
    let read: RegistrationsPage;
    let number = 0;
    do {
      const url = route
        .request()
        .url()
        .replace(/page=\d+/, `page=${++number}`);
      read = await (await route.fetch({ url })).json();
      all.push(...read.registrations);
    } while (number < read.pages);
    const registrations = all.filter(({ organisation }) => ids.includes(organisation._id));
    await route.fulfill({ json: { ...read, registrations, page: 1, pages: 1 } });
  });

test('one that waits is deleted after a question, and a failure is said in an alert', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const { _id, name } = await register(call, 'Unwanted');
  await onlyThese(page, [_id]);
  await page.goto(adminPaths.pending);
  const card = page.getByRole('listitem').filter({ hasText: name }).first();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await card.getByRole('button', { name }).click();
  await page.route('**/api/organisations/**', (route) => route.abort());
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('alert')).toContainText(organisations.approveFailed);
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card.getByRole('alert')).toContainText(organisations.deleteFailed);
  await page.unroute('**/api/organisations/**');
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(organisations.deleted)).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  const asks = organisations.confirmDelete(name);
  const approves = organisations.approveUnconfirmed(name);
  expect(said).toEqual([approves, asks, organisations.deleteFailed, asks]);
  expect(await call('GET', `/organisations/${_id}`)).toEqual({
    error: 'There is no such organisation.',
  });
});

test('the admin’s password changes, and one goes on to /admin', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/api/admin/change-password', (route) =>
    route.fulfill({ json: { message: 'Your password was changed.' } }),
  );
  await page.goto(adminPaths.settings);
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill('another password');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(password.updated)).toBeVisible();
  await expect(page).toHaveURL(adminPaths.home);
});

test('no file that visitors may load says where the answers are', async () => {
  const folder = join('dist', 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|html|json|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts)
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain(
      FIRST_OF_ALL_SETTINGS.responseSpreadsheet,
    );
});
