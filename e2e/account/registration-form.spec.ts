import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { PEOPLE } from '../support/api/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillIn, register } from '../support/registering.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true });

test('faults stand in the order of the page, at their fields, and lead there', async ({
  page,
  visit,
}) => {
  await visit(paths.register);
  await page.getByLabel('Organisation name').fill('x');
  await page.getByRole('button', { name: 'Add another address' }).click();
  await page.getByLabel('Additional Address 1').fill('abc');
  await page.getByLabel('Emergency Phone').fill('12');
  await page.getByLabel('Website').fill('not a website');
  await register(page).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading')).toHaveText('Please fix the highlighted errors.');
  await expect(summary.locator('..')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Description must be at least 5 characters.',
    'Address must be at least 5 characters',
    'Invalid email address',
    'Invalid URL',
    'Password must be at least 6 characters',
    'Phone number must be at least 6 characters',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Address must be' }).press('Enter');
  const second = page.getByLabel('Additional Address 1');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(second).toHaveAccessibleDescription(/Address must be at least 5 characters/);
  await expect(second).toHaveValue('abc');
  await expect(page).toHaveURL(paths.register);
});

test('an email that is taken says how to sign in or reset', async ({ page, visit }) => {
  await visit(paths.register);
  await fillIn(page, 'The Open Door again', PEOPLE.organisation.email);
  await register(page).click();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription(/already registered/);
  for (const name of ['Log in', 'Reset your password'])
    await expect(page.getByRole('link', { name, exact: true }).last()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Hot food and company.');
});

test('there are five addresses at most, and all but the first can go', async ({ page, visit }) => {
  await visit(paths.register);
  const add = page.getByRole('button', { name: 'Add another address' });
  await page.getByLabel('Main Address').fill('Main Street');
  for (const number of [1, 2, 3, 4]) {
    await add.click();
    await page.getByLabel(`Additional Address ${number}`).fill(`Street ${number}`);
  }
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove additional address 2' }).click();
  await expect(page.getByLabel('Additional Address 1')).toBeFocused();
  await expect(page.getByLabel('Additional Address 2')).toHaveValue('Street 3');
  await expect(page.getByLabel('Additional Address 3')).toHaveValue('Street 4');
  await expect(page.getByLabel('Additional Address 4')).toHaveCount(0);
  await add.click();
  await expect(page.getByLabel('Additional Address 4')).toHaveValue('');
});

test('a phone’s country is found by keyboard, and fifteen digits are the most', async ({
  page,
  visit,
}) => {
  await visit(paths.register);
  const sent = page.waitForRequest('**/api/auth/register');
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 422, json: { error: 'No.' } }),
  );
  const country = page.getByRole('button', { name: /^Primary Phone, country/ });
  await expect(country).toHaveText(/United Kingdom \+44/);
  await country.press('Enter');
  const search = page.getByRole('combobox', { name: 'Search for a country' });
  await expect(search).toBeFocused();
  await page.keyboard.type('zebra');
  await expect(page.getByText('No entries to show')).toBeVisible();
  await search.fill('fran');
  await expect(page.getByRole('option', { name: /France/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(country).toBeFocused();
  await country.press('Enter');
  await page.keyboard.type('fran');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(country).toBeFocused();
  await expect(country).toHaveText(/France \+33/);

  const mobile = page.getByLabel('Mobile (Out of Hours)');
  await mobile.pressSequentially('01234 56789 01234567');
  await expect(mobile).toHaveValue('01234 56789 01234');
  await page.getByLabel('Primary Phone').fill('01 44 71 12 12');
  await expect(page.getByText(/^Is 01234 567 890 123 4 right\?/)).toBeVisible();
  await fillIn(page, 'Somewhere', 'somewhere@handbook.test');
  await register(page).click();
  expect((await sent).postDataJSON().phone).toEqual(['+33144711212', '012345678901234']);
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`a form full of faults on a ${size} can be used by everyone`, async ({ page, visit }) => {
    await page.setViewportSize(viewport);
    await visit(paths.register);
    await register(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
