import { paths } from '../../shared/paths/paths.ts';
import { PASSWORD, PEOPLE, signIn } from '../support/api/accounts.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

test('an organisation signs in by keyboard alone', async ({ page, visit }) => {
  await visit(paths.login);
  const { email, name } = PEOPLE.organisation;
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ organisationId: name, organisationName: name });
  expect(Object.keys(stored).sort()).toEqual(['accessToken', 'organisationId', 'organisationName']);
});

test('an admin is taken to the admin area', async ({ page, visit }) => {
  await visit(paths.login);
  await page.getByLabel('Email').fill(PEOPLE.admin.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.admin);
  await expect(page.getByText(`Welcome back, ${PEOPLE.admin.name}`)).toBeVisible();
});

test('a failed login says so, keeps what was typed, and scrolls up after half a second', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await visit(paths.login);
  await page.getByLabel('Email').fill('nobody@handbook.test');
  await page.getByLabel('Password').fill('not the password');
  const button = page.getByRole('button', { name: /^Log/ });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveText('Logging in...');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Logging in...' })).toHaveCount(1);

  await page.evaluate(() => scrollTo(0, 200));
  letThrough();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Incorrect email or password.');
  await expect(alert.locator('..')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@handbook.test');
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
  await expect(button).toHaveText('Login');
});

test('a password can be looked at, and is left to the password manager', async ({
  page,
  visit,
}) => {
  await visit(paths.login);
  const password = page.getByLabel('Password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a login that the server cannot answer shows the page’s own words', async ({
  page,
  visit,
}) => {
  await visit(paths.login);
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: 'no' }));
  await page.getByLabel('Email').fill(PEOPLE.organisation.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Login failed.Something is wrong at our end. Try again in a few minutes.',
  );
});

test('a token that has run out is refreshed once, and nobody notices', async ({ page }) => {
  await signIn(page, 'organisation');
  await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
  });
  await page.goto(paths.dashboard);
  await expect(page.getByText('Welcome back')).toBeVisible();
  expect(refreshes).toBe(1);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).not.toBe('run out');
});

test('a session that cannot be refreshed ends at the login page', async ({ page, context }) => {
  await signIn(page, 'organisation');
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
  await page.goto(paths.dashboard);
  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a server that cannot be reached ends no session', async ({ page }) => {
  await signIn(page, 'organisation');
  await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(paths.dashboard);
  await expect(page.getByRole('alert')).toContainText('We could not check who you are.');
  expect(await page.evaluate(() => localStorage.length)).toBe(3);
});

test('two tabs whose tokens ran out at once both stay signed in', async ({ page, context }) => {
  await signIn(page, 'organisation');
  await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
  const other = await context.newPage();
  await Promise.all([page.goto(paths.dashboard), other.goto(paths.dashboard)]);
  for (const tab of [page, other]) await expect(tab.getByText('Welcome back')).toBeVisible();
});

test('Logout leads to the login page, in every tab, and Back shows nothing', async ({
  page,
  context,
}) => {
  await signIn(page, 'organisation');
  await page.goto(paths.dashboard);
  const welcome = page.getByText('Welcome back');
  await expect(welcome).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.dashboard);
  await expect(other.getByText('Welcome back')).toBeVisible();

  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Logout').click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(paths.login);
    await expect(tab.getByText('Welcome back')).toHaveCount(0);
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Whose browser it is stays known, which signs nobody in.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['known']);

  await page.goto(paths.joinUs);
  for (let step = 0; step < 3; step++) {
    await page.goBack();
    await expect(welcome).toHaveCount(0);
  }
  await page.goto(paths.dashboard);
  await expect(page).toHaveURL(paths.login);
});

test('the bar’s Logout leads home, even when the server cannot be told', async ({ page }) => {
  await signIn(page, 'organisation');
  await page.goto(paths.dashboard);
  await expect(page.getByText('Welcome back')).toBeVisible();
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click();
  await expect(page).toHaveURL(paths.home);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('link', { name: 'Organisation Login' })).toBeVisible();
});

test('the bar keeps its place when script finds someone signed in', async ({ page, visit }) => {
  const searchBox = page.getByRole('combobox');
  await visit(paths.joinUs);
  await expect(page.getByRole('link', { name: 'Organisation Register' })).toBeVisible();
  const visitors = await searchBox.boundingBox();
  await signIn(page, 'organisation');
  await visit(paths.joinUs);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await searchBox.boundingBox()).toEqual(visitors);
});

test('a forgotten password is set anew through the link in the mail, once', async ({
  page,
  visit,
  baseURL,
}) => {
  const { email, name } = PEOPLE.forgetful;
  const fresh = 'a fresh password';
  await visit(paths.login);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('spam');

  const link = await newestLink(`${baseURL}/reset-password/`, email);
  await visit(link);
  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm New Password').fill('another');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('alert')).toContainText('Passwords do not match!');
  await page.getByRole('link', { name: 'Passwords do not match!' }).click();
  await expect(page.getByLabel('Confirm New Password')).toBeFocused();
  for (const label of ['New Password', 'Confirm New Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');

  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm New Password').fill(fresh);
  await page.clock.install();
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('heading', { name: /password was changed/ })).toBeFocused();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(paths.login);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(fresh);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm New Password').fill(fresh);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
