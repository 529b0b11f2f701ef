import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('the one helpline is added, shown to visitors, edited and deleted', async ({ page }) => {
  await asNewOrganisation(page, 'On the Line');
  await page.goto(dashboardPaths.viewHelplines);
  await expect(page).toHaveURL(dashboardPaths.addHelpline);
  await expect(page.getByText('No helpline available. You can add one.')).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('General');

  await page.getByLabel('Name').fill('On the Line at night');
  await page.getByLabel('Description').fill('Somebody to talk to.');
  await page.getByRole('button', { name: 'Add Helpline' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    'At least one contact method (phone, email, or website) is required',
  );
  await page.getByRole('alert').getByRole('link').press('Enter');
  await expect(page.locator('[id="phone"]')).toBeFocused();
  await page.keyboard.type('0117 496 0101');
  await page.getByRole('button', { name: 'Add Helpline' }).click();
  await expect(page.getByRole('heading', { name: 'Helpline created successfully!' })).toBeFocused();
  await expect(page).toHaveURL(dashboardPaths.viewHelplines);
  await expect(page.getByRole('main')).toContainText('0117 496 0101');
  await expect(menu(page).getByRole('link', { name: 'View Helpline' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Add Helpline' })).toHaveCount(0);

  await page.goto(dashboardPaths.addHelpline);
  await expect(page).toHaveURL(dashboardPaths.viewHelplines);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Online working time').fill('Every night');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Helpline updated successfully!' })).toBeFocused();
  await expect(page).toHaveURL(dashboardPaths.viewHelplines);
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await expect(page).toHaveURL(paths.helplineType('General'));
  await expect(page.getByRole('heading', { name: 'On the Line at night' })).toBeVisible();

  await page.goto(dashboardPaths.viewHelplines);
  const drop = page.getByRole('link', { name: 'Delete', exact: true });
  await drop.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewHelplines);
  await drop.click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(dashboardPaths.home);
  await expect(menu(page).getByRole('link', { name: 'Add Helpline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add new helpline' })).toBeVisible();
});

test('a second helpline, begun before the first was made elsewhere, is refused and kept', async ({
  page,
}) => {
  await asNewOrganisation(page, 'One at Most');
  await page.goto(dashboardPaths.addHelpline);
  await page.getByLabel('Name').fill('The second');
  await page.getByLabel('Description').fill('Somebody to talk to.');
  await page.getByLabel('Email').fill('second@one.example');
  await (await ownApi(page)).addHelpline();
  await page.getByRole('button', { name: 'Add Helpline' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('The second');
});
