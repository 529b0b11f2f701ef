import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const FIVE = [1, 2, 3, 4, 5].map((number) => `${number} Quay Street, Bristol`);
const [FIRST = '', SECOND = ''] = FIVE;
const ELSEWHERE = '9 Mina Road, Bristol';

const notice = (page: Page) =>
  page.getByText('No addresses found. Please add one in your Organisation profile.');
const choice = (page: Page) => page.getByLabel('Address', { exact: true });
const custom = (page: Page) => page.getByLabel('Custom address');

async function beginLunch(page: Page) {
  await page.goto(dashboardPaths.addService);
  await page.getByLabel('Type', { exact: true }).selectOption('Lunch');
}

async function add(page: Page) {
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service added successfully!')).toBeVisible();
}

const stored = async (page: Page) => {
  const api = await ownApi(page);
  const [{ addresses }, services] = [await api.organisation(), await api.services()];
  return { addresses, at: services.map((it: { serviceAddress: string }) => it.serviceAddress) };
};

test('without an address there is a notice, and the one typed is the profile’s first', async ({
  page,
}) => {
  await asNewOrganisation(page, 'No Address');
  await beginLunch(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Service address is required');
  await page.getByRole('alert').getByRole('link').press('Enter');
  await expect(custom(page)).toBeFocused();
  await custom(page).fill(FIRST);
  await add(page);
  expect(await stored(page)).toEqual({ addresses: [FIRST], at: [FIRST] });
});

test('a single address is fixed, and another can be given', async ({ page }) => {
  await asNewOrganisation(page, 'One Address', [FIRST]);
  await beginLunch(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(choice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(FIRST);
  await page.getByRole('button', { name: 'Add Custom Address If Needed' }).click();
  await expect(custom(page)).toBeFocused();
  await page.getByRole('button', { name: `Use ${FIRST}` }).click();
  await expect(custom(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Custom Address If Needed' }).click();
  await custom(page).fill(ELSEWHERE);
  await add(page);
  expect(await stored(page)).toEqual({ addresses: [FIRST, ELSEWHERE], at: [ELSEWHERE] });
});

test('of several addresses one has to be chosen', async ({ page }) => {
  await asNewOrganisation(page, 'Two Addresses', [FIRST, SECOND]);
  await beginLunch(page);
  await page.getByRole('button', { name: 'Add Service' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'Service address is required' })
    .press('Enter');
  await expect(choice(page)).toBeFocused();
  await choice(page).selectOption(SECOND);
  await add(page);
  expect(await stored(page)).toEqual({ addresses: [FIRST, SECOND], at: [SECOND] });
});

test('beside five addresses a sixth stays with its service alone', async ({ page }) => {
  await asNewOrganisation(page, 'Five Addresses', FIVE);
  await beginLunch(page);
  await expect(choice(page).getByRole('option')).toHaveText([
    'Choose an address',
    ...FIVE,
    'Add Custom Address If Needed',
  ]);
  await choice(page).selectOption('Add Custom Address If Needed');
  await expect(custom(page)).toBeFocused();
  await expect(custom(page)).toHaveAccessibleDescription(/this one stays with the service/);
  await custom(page).fill(ELSEWHERE);
  await add(page);
  expect(await stored(page)).toEqual({ addresses: FIVE, at: [ELSEWHERE] });

  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(choice(page)).toHaveValue(ELSEWHERE);
  await expect(choice(page).getByRole('option', { name: ELSEWHERE })).toHaveCount(1);
});
