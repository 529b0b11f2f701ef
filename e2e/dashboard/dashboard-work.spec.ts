import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const name = (page: Page) => page.getByLabel('Organisation name');
const description = (page: Page) => page.getByLabel('Description');
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Saving\.\.\.)$/ });
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved work' });
const logout = (page: Page, bar: 'Dashboard' | 'Main') =>
  page.getByRole('navigation', { name: bar }).getByRole('button', { name: 'Logout' });

test('a token that runs out in the middle of a form is renewed unseen', async ({ page }) => {
  await asNewOrganisation(page, 'Renewed Unseen');
  await page.goto(dashboardPaths.editOrganisation);
  await description(page).fill('Typed for half an hour.');
  await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
  await save(page).click();
  await expect(page).toHaveURL(dashboardPaths.viewOrganisation);
  await expect(page.getByRole('main')).toContainText('Typed for half an hour.');
});

test('nobody else who signs in at this browser is shown unsaved work', async ({
  page,
  context,
}) => {
  await asNewOrganisation(page, 'Left the Room');
  await page.goto(dashboardPaths.addHelpline);
  await page.getByLabel('Name').fill('Not for others');
  await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(paths.login);
  await asNewOrganisation(page, 'Came In Next');
  await expect(page.getByText('Total Services')).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  await page.goto(dashboardPaths.addHelpline);
  await expect(page.getByLabel('Name')).toHaveValue('');
});

for (const [bar, to] of [
  ['Dashboard', paths.login],
  ['Main', paths.home],
] as const)
  test(`a logout in the bar “${bar}” asks before it gives up unsaved work, then leaves none`, async ({
    page,
  }) => {
    await asNewOrganisation(page, `Shared Computer ${bar}`);
    await page.goto(dashboardPaths.editOrganisation);
    await name(page).fill('Half a na');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.dismiss();
    });
    await logout(page, bar).click();
    expect(asked).toEqual(['Log out without saving? What you have not saved will be lost.']);
    await expect(name(page)).toHaveValue('Half a na');
    await expect(page).toHaveURL(dashboardPaths.editOrganisation);
    page.once('dialog', (dialog) => dialog.accept());
    await logout(page, bar).click();
    await expect(page).toHaveURL(to);
    const left = await page.evaluate(() => Object.values(sessionStorage).join());
    expect(left).not.toContain('Half a na');
  });

test('a logout with nothing unsaved does not ask', async ({ page }) => {
  await asNewOrganisation(page, 'Quickly Gone');
  page.on('dialog', () => {
    throw new Error('asked');
  });
  await logout(page, 'Dashboard').click();
  await expect(page).toHaveURL(paths.login);
});

test('a save that is refused keeps the work and says what is wrong where', async ({ page }) => {
  await asNewOrganisation(page, 'Not Like That');
  await page.goto(dashboardPaths.editOrganisation);
  await description(page).fill('Kept all the same.');
  await page.route('**/api/organisations/*', (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'Invalid.', fields: { website: 'No such website.' } },
    }),
  );
  await save(page).click();
  await page.getByRole('alert').getByRole('link', { name: 'No such website.' }).press('Enter');
  await expect(page.getByLabel('Website')).toBeFocused();
  await expect(description(page)).toHaveValue('Kept all the same.');
  await page.unrouteAll();
  await save(page).click();
  await expect(page.getByRole('main')).toContainText('Kept all the same.');
});

test('a save without a connection keeps the work for when there is one', async ({
  page,
  context,
}) => {
  await asNewOrganisation(page, 'In the Cellar');
  await page.goto(dashboardPaths.editOrganisation);
  await description(page).fill('Typed underground.');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update organisation.We could not reach the handbook. Check your connection, then try again. What you typed is still here.',
  );
  await expect(description(page)).toHaveValue('Typed underground.');
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByRole('main')).toContainText('Typed underground.');
});

test('a form that is left on purpose leaves nothing behind', async ({ page }) => {
  await asNewOrganisation(page, 'Changed My Mind');
  await page.goto(dashboardPaths.editOrganisation);
  await name(page).fill('Changed');
  const back = page.getByRole('main').getByRole('link', { name: 'Your profile' });
  await back.click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(name(page)).toHaveValue('Changed');
  await back.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewOrganisation);
  await page.goto(dashboardPaths.home);
  await expect(page.getByText('Total Services')).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
});

test('what was typed about something deleted meanwhile goes into a new one, or is given up', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Gone Meanwhile');
  const api = await ownApi(page);
  const service = await api.addService();
  await page.goto(dashboardPaths.editService(service));
  await page.getByLabel('Note').fill('Ring the side bell.');
  await api.remove(`services/${service}`);
  await page.goto(dashboardPaths.home);
  await unsaved(page).getByRole('link', { name: 'Edit Breakfast' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such service.');
  await unsaved(page).getByRole('button', { name: 'Add it as new' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Ring the side bell.');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service added successfully!')).toBeVisible();

  const helpline = await api.addHelpline();
  await page.goto(dashboardPaths.editHelpline(helpline));
  await page.getByLabel('Name').fill('Another line');
  await api.remove(`helplines/${helpline}`);
  await page.reload();
  await unsaved(page).getByRole('button', { name: 'Give it up' }).click();
  await expect(unsaved(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Add Helpline' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.getByLabel('Name').fill('A third line');
  await page.goto(dashboardPaths.home);
  page.once('dialog', (dialog) => dialog.accept());
  await unsaved(page)
    .getByRole('button', { name: /^Give up/ })
    .click();
  await expect(unsaved(page)).toHaveCount(0);
});

test('of two tabs that save one profile, neither loses what it changed', async ({
  page,
  context,
}) => {
  await asNewOrganisation(page, 'Two Profiles');
  await page.goto(dashboardPaths.editOrganisation);
  await expect(name(page)).toHaveValue('Two Profiles');
  const other = await context.newPage();
  await other.goto(dashboardPaths.editOrganisation);
  await name(other).fill('Two Profiles, One Name');
  await save(other).click();
  await expect(other).toHaveURL(dashboardPaths.viewOrganisation);

  await description(page).fill('From the first tab.');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This was changed by someone else.');
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewOrganisation);
  await expect(page.getByText('Welcome back, Two Profiles, One Name')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('From the first tab.');
});

test('of two tabs with one helpline, each may take the other’s version', async ({
  page,
  context,
}) => {
  await asNewOrganisation(page, 'Two Lines');
  const path = dashboardPaths.editHelpline(await (await ownApi(page)).addHelpline());
  await page.goto(path);
  await expect(page.getByLabel('Name')).toHaveValue('Quay line');
  const other = await context.newPage();
  await other.goto(path);
  await other.getByLabel('Name').fill('Their line');
  await save(other).click();
  await expect(other.getByText('Helpline updated successfully!')).toBeVisible();

  await page.getByLabel('Name').fill('My line');
  await save(page).click();
  await page.getByRole('radio', { name: /Take theirs.*Their line/s }).check();
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByRole('heading', { name: 'Their line' })).toBeVisible();
});
