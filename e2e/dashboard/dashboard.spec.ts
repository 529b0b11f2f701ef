import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const QUAY = '1 Quay Street, Bristol BS1 2JP';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('the home page counts the services and leads everywhere', async ({ page }) => {
  await asNewOrganisation(page, 'At Home', [QUAY]);
  await expect(page.getByText('Welcome back, At Home')).toBeVisible();
  // Only a card leads on: a service that is on today stands here too, with its one tap.
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(cards).toContainText([/Total Services\s*0/, 'Add new service', 'Add new helpline']);
  const api = await ownApi(page);
  await api.addService();
  await api.addService({ type: 'Lunch' });
  await page.reload();
  await expect(cards.first()).toContainText(/Total Services\s*2/);
  await expect(page.getByRole('link', { name: 'Help & Feedback' })).toHaveAttribute(
    'href',
    site().feedbackForm,
  );
  for (const [card, path] of [
    ['Total Services', dashboardPaths.viewServices],
    ['Add new service', dashboardPaths.addService],
    ['Add new helpline', dashboardPaths.addHelpline],
  ] as const) {
    await page.getByRole('link', { name: card }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await api.addHelpline();
  await page.reload();
  await expect(cards).toContainText([/Total Services/, 'Add new service', 'Add new helpline']);
  await page.getByRole('link', { name: 'Add new helpline' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewHelplines);
});

test('the sidebar holds every page of the area', async ({ page }) => {
  await asNewOrganisation(page, 'Beside Everything');
  await expect(menu(page).getByRole('listitem')).toHaveText([
    'Dashboard Home',
    'Profile',
    'View Your Services',
    'Closed Days',
    'Add Service',
    'Add Helpline',
    'Account Settings',
    'Logout',
  ]);
  for (const [label, path, heading] of [
    ['Profile', dashboardPaths.viewOrganisation, 'Your profile'],
    ['View Your Services', dashboardPaths.viewServices, 'Your services'],
    ['Closed Days', dashboardPaths.dates, 'Closed days and other times'],
    ['Add Service', dashboardPaths.addService, 'Add a service'],
    ['Add Helpline', dashboardPaths.addHelpline, 'Add your helpline'],
    ['Account Settings', dashboardPaths.settings, 'Account Settings'],
    ['Dashboard Home', dashboardPaths.home, 'Dashboard Home'],
  ] as const) {
    const link = menu(page).getByRole('link', { name: label });
    await link.click();
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('a profile that is edited is shown, and the header follows its name', async ({ page }) => {
  await asNewOrganisation(page, 'Old Name');
  await page.goto(dashboardPaths.viewOrganisation);
  await expect(page.getByText('No addresses found.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Organisation' }).click();
  await page.getByLabel('Organisation name').fill('N');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Name must be at least 2 characters');
  await page.getByLabel('Organisation name').fill('New Name');
  await page.getByLabel('Main Address').fill(QUAY);
  await page.getByLabel('Website').fill('quay.example');
  await page.getByLabel('Animals').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewOrganisation);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Welcome back, New Name')).toBeVisible();
  for (const text of [QUAY, 'quay.example', 'Animals'])
    await expect(page.getByRole('main')).toContainText(text);
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await expect(page.getByRole('heading', { name: 'New Name' })).toBeFocused();
});

test('an organisation that says how one gets a bed stands on the page for tonight, with whom to ring', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Harbour House', [QUAY]);
  await page.goto(dashboardPaths.editOrganisation);
  await page.getByLabel('Beds for the night').selectOption('Ring first');
  await page.getByLabel(/^Who the beds are for/).fill('Women over 18');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewOrganisation);
  await expect(page.getByRole('main')).toContainText('Ring first. Women over 18');

  await page.goto(paths.tonight);
  const beds = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Beds' }) });
  for (const text of [
    'Harbour House',
    'Ring before you go',
    'Women over 18',
    'Hours not known',
    QUAY,
  ])
    await expect(beds).toContainText(text);
  await beds.getByRole('link', { name: 'Harbour House' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Beds for the night: ring first' });
  await expect(card.getByRole('heading', { name: 'Harbour House' })).toBeVisible();
});

test('services stand by type; deleting one asks, and Cancel keeps it', async ({ page }) => {
  await asNewOrganisation(page, 'Many Services', [QUAY]);
  await page.goto(dashboardPaths.viewServices);
  await expect(page.getByText('No services found.')).toBeVisible();
  const api = await ownApi(page);
  for (const type of ['Laundry', 'Lunch', 'Breakfast']) await api.addService({ type });
  await page.reload();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toContainText(['Service Type', 'Breakfast', 'Lunch', 'Laundry']);

  const drop = rows.nth(2).getByRole('link', { name: /^Delete/ });
  await drop.click();
  await expect(title(page)).toHaveText('Delete Lunch?');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewServices);
  await drop.click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewServices);
  await expect(rows).toContainText(['Service Type', 'Breakfast', 'Laundry']);

  await page.getByRole('link', { name: 'Bring it back', exact: true }).click();
  await page.getByRole('button', { name: /^Bring it back Lunch/ }).click();
  await expect(page.getByRole('main').getByText(/^Lunch.* is back\.$/)).toBeVisible();
  await page.goto(dashboardPaths.viewServices);
  await expect(rows).toContainText(['Service Type', 'Breakfast', 'Lunch', 'Laundry']);
});

test('a service that is edited says so and goes back to the list', async ({ page }) => {
  await asNewOrganisation(page, 'Better Hours', [QUAY]);
  await (await ownApi(page)).addService();
  await page.goto(dashboardPaths.viewServices);
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(
    page.getByRole('main').getByText('Better Hours', { exact: true }).first(),
  ).toBeVisible();
  await page.getByLabel('Monday closes').selectOption('11:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Service updated successfully!' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'See it as visitors do' })).toBeVisible();
  await expect(page).toHaveURL(dashboardPaths.viewServices);
  await expect(page.getByRole('table')).toContainText('Monday 08:00–11:00');
});

test('another organisation’s service is nobody else’s to open', async ({ page }) => {
  await asNewOrganisation(page, 'Mine Alone');
  const id = await (await ownApi(page)).addService();
  await asNewOrganisation(page, 'Too Curious');
  for (const path of [dashboardPaths.editService(id), dashboardPaths.deleteService(id)]) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
  }
});

test('what is not there is said in the server’s words, and an address without an id in the page’s own', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Looking for It');
  for (const [path, words] of [
    [dashboardPaths.editService('no-such-id'), 'There is no such service.'],
    [dashboardPaths.deleteService('no-such-id'), 'There is no such service.'],
    [dashboardPaths.editHelpline('no-such-id'), 'There is no such helpline.'],
    [dashboardPaths.deleteHelpline('no-such-id'), 'There is no such helpline.'],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(words);
    await expect(page).toHaveTitle(new RegExp(`^${words}`));
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
  for (const [path, words] of [
    ['edit', 'No token or service ID found.'],
    ['delete-helpline', 'No token or helpline ID found.'],
  ]) {
    await page.goto(`${dashboardPaths.home}/${path}`);
    await expect(page.getByRole('alert')).toContainText(words ?? '');
  }
});

test('what the charity has taken down says so, and can still be changed', async ({ page }) => {
  await asNewOrganisation(page, 'Out of Sight', [QUAY]);
  const api = await ownApi(page);
  const service = await api.addService();
  await api.addHelpline();
  await api.takeDown(`services/${service}`);
  await page.goto(dashboardPaths.viewServices);
  const words = page.getByText('Taken down by the charity', { exact: true });
  const table = page.getByRole('table');
  await expect(table).toContainText('Taken down by the charity');
  await expect(table.getByRole('link', { name: /^See it/ })).toHaveCount(0);
  await table.getByRole('link', { name: /^Edit/ }).click();
  await expect(title(page)).toHaveText('Edit Breakfast');
  await expect(words).toHaveCount(1);

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Edit Organisation' }).click();
  await page.getByLabel('Organisation name').fill('Out of Sight Still');
  await expect(words).toHaveCount(0);
  await api.takeDown();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Two versions' })).toBeVisible();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByText('Welcome back, Out of Sight Still')).toBeVisible();
  await expect(words).toBeVisible();
  await page.getByRole('link', { name: 'View Your Services' }).click();
  await expect(words).toHaveCount(2);
  await api.putBack();
  await page.getByRole('link', { name: 'Dashboard Home' }).click();
  await expect(title(page)).toHaveText('Dashboard Home');
  await expect(words).toHaveCount(0);
  await api.takeDown();
  await page.goto(paths.organisations);
  await expect(page.getByRole('heading', { name: /^Out of Sight/ })).toHaveCount(0);
});

test('by keyboard alone a service is found, changed and saved', async ({ page }) => {
  await asNewOrganisation(page, 'Only Keys', [QUAY]);
  await (await ownApi(page)).addService();
  await page.reload();
  await press(page, 'View Your Services');
  await expect(title(page)).toHaveText('Your services');
  await press(page, /^Edit Breakfast/);
  await expect(title(page)).toHaveText('Edit Breakfast');
  await tabTo(page, page.getByLabel('Note'));
  await page.keyboard.type('Ring the bell');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Service updated successfully!' })).toBeFocused();
  await expect(page.getByRole('table')).toContainText('Ring the bell');
  await press(page, /^Delete Breakfast/);
  await expect(title(page)).toHaveText('Delete Breakfast?');
  await tabTo(page, page.getByRole('button', { name: 'Confirm Delete' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('No services found.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'is deleted.' })).toContainText(
    'Bring it back, for 30 days',
  );
});

/** Goes to a link with Tab and follows it with Enter. */
async function press(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('link', { name }));
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  await target.waitFor();
  for (let steps = 0; steps < 100; steps++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way by Tab to ${target}`);
}
