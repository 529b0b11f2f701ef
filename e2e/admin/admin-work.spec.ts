import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RegistrationsPage } from '../../shared/account/registrations.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { FIRST_OF_ALL_SETTINGS } from '../../worker/edited/first-settings.ts';
import { expectAccessible } from '../support/accessible.ts';
import { PASSWORD, signIn } from '../support/api/accounts.ts';
import { addOrganisation, asAdmin, register } from '../support/api/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { headingsSeen } from '../support/headings-seen.ts';

test.use({ site: 'accounts', signsIn: true });

const { organisations, services, password } = adminMessages;
const { service, helpline } = areaMessages;
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

test('an organisation is found, edited, and deleted with all it has', async ({ page }) => {
  const call = await asAdmin(page);
  const { _id, name, service: lunch } = await addOrganisation(call, 'Short Lived');
  await page.goto(adminPaths.organisations);
  await page.getByLabel('Search by name').fill(name.toUpperCase());
  await expect(page).toHaveURL(/\?q=SHORT/);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Edit Organisation' }).click();
  await page.getByLabel('Organisation name').fill(`${name} edited`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(adminPaths.viewOrganisation(_id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} edited`);
  // Another's name is not the admin's.
  await expect(page.getByText('Welcome back, The Charity')).toBeVisible();

  await page.getByRole('link', { name: 'Delete Organisation' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(adminPaths.viewOrganisation(_id));
  await page.getByRole('link', { name: 'Delete Organisation' }).click();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(adminPaths.deleteOrganisation(_id));
  // Pasted whole: what is too long is said, and neither cut nor sent.
  const reason = page.getByLabel('Reason');
  await reason.fill('x'.repeat(LIMITS.deletionReason.value + 12));
  await expect(reason).toHaveValue(/^x{512}$/);
  await expect(page.getByText('You have 12 characters too many.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Reason cannot exceed 500 characters. This one has 512.',
  );
  await reason.fill('It has closed.');
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(organisations.confirmDelete(`${name} edited`));
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(adminPaths.organisations);
  await expect(page.getByText(organisations.deleted)).toBeVisible();
  expect(await call('GET', `/services/${lunch}`)).toEqual({ error: 'There is no such service.' });
  await page.getByRole('link', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: `Restore ${name} edited` }).click();
  await expect(page.getByRole('heading', { name: `Restored: ${name} edited` })).toBeVisible();
  expect(await call('GET', `/services/${lunch}`)).toMatchObject({ _id: lunch });
});

test('a service is added for an organisation, edited and deleted', async ({ page }) => {
  test.slow();
  const call = await asAdmin(page);
  const { _id, name } = await addOrganisation(call, 'Provider');
  await page.goto(adminPaths.addService());
  await expect(page.getByText(services.chooseFirst)).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveCount(0);
  const provider = page.getByLabel('Provider organisation');
  await expect(provider.getByRole('option', { name: 'The Charity' })).toHaveCount(0);

  await page.route(`**/api/organisations/${_id}`, (route) => route.abort());
  // The sample has more organisations than are offered at once: part of the name finds this one.
  const find = page.getByLabel('Find an organisation by name');
  await find.fill(name.toUpperCase());
  await expect(page.getByText('1 organisation. It can be chosen below.')).toBeVisible();
  await find.press('Enter');
  await provider.selectOption(name);
  await expect(page.getByRole('alert')).toContainText(services.addressesFailed);
  await page.unroute(`**/api/organisations/${_id}`);
  await page.getByRole('button', { name: 'Try again' }).click();

  // What is chosen stays, whatever is searched for and after the page was loaded anew.
  await find.fill('');
  await expect(page.getByText(LIMITS.providersOffered.message)).toBeVisible();
  await find.fill('nobody is called this');
  await expect(page.getByText('No organisation has this in its name.')).toBeVisible();
  await expect(provider.locator('option:checked')).toHaveText(name);
  await page.reload();
  await expect(provider.locator('option:checked')).toHaveText(name);

  const address = page.getByLabel('Address', { exact: true });
  await expect(address.getByRole('option')).toHaveText([
    ...['Choose an address', '1 High Street, Bristol', 'Add Custom Address If Needed'],
  ]);
  await page.getByLabel('Type', { exact: true }).selectOption('Showers');
  await address.selectOption('Add Custom Address If Needed');
  await page.getByLabel('Custom address').fill('2 Low Street, Bristol');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText(service.added)).toBeVisible();
  await expect(page).toHaveURL(adminPaths.manageServices);
  const { addresses, services: made } = await call('GET', `/organisations/${_id}`);
  expect(addresses).toEqual(['1 High Street, Bristol', '2 Low Street, Bristol']);
  const { _id: showers } = made.find(({ type }: { type: string }) => type === 'Showers');

  await page.goto(adminPaths.editService(showers));
  await expect(main(page).getByText(name).first()).toBeVisible();
  await page.getByLabel('Note').fill('Bring a towel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(service.updated)).toBeVisible();
  await expect(page).toHaveURL(adminPaths.manageServices);

  await page.goto(adminPaths.deleteService(showers));
  await expect(main(page).getByText(name)).toBeVisible();
  await page.route('**/api/services/*', (route) => route.abort());
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(service.deleteFailed);
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('alert')).toContainText(service.deleteFailed);
  await page.unroute('**/api/services/*');
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(adminPaths.viewServices('Showers'));
});

test('a helpline of nobody is added, edited and deleted', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.addHelpline());
  await expect(page.getByLabel('Provider organisation')).toHaveValue('');
  const name = `Night Line ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Someone to talk to.');
  await page.getByLabel('Email').fill('night@line.example');
  await page.getByRole('button', { name: 'Add Helpline' }).click();
  await expect(page.getByText(helpline.created)).toBeVisible();
  await expect(page).toHaveURL(adminPaths.allHelplines);

  await page.getByLabel('Search by helpline name').fill(name.toLowerCase());
  await expect(page.getByText('1 helpline', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByLabel('Online working time').fill('Every night');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(helpline.updated)).toBeVisible();
  await expect(page).toHaveURL(adminPaths.allHelplines);

  await page.getByRole('link', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Delete ${name}?`);
  await page.route('**/api/helplines/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('alert')).toContainText(helpline.deleteFailed);
  await page.unroute('**/api/helplines/*');
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(adminPaths.allHelplines);
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
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
