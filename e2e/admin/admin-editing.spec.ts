import type { Page } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { signIn } from '../support/api/accounts.ts';
import { addOrganisation, asAdmin } from '../support/api/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const { organisations, services } = adminMessages;
const { service, helpline } = areaMessages;
const main = (page: Page) => page.getByRole('main');

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
