import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { PASSWORD, PEOPLE, signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/guarded.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ signsIn: true, viewport: SIZES.phone });

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Please give your password again' });

test('an invitation asks for the password again after ten minutes, and loses nothing', async ({
  page,
  guarded,
}) => {
  await signIn(page, 'admin');
  await guarded.agePasswords(11);
  await page.goto(adminPaths.people(PEOPLE.admin.name));
  await page.getByLabel('Their email').fill('second.admin@handbook.test');
  await page.getByLabel('Give me the link').check();
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await invite.click();

  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expectForEveryone(page);
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Current password is incorrect.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Please give your password again.');
  await expect(page.getByLabel('Their email')).toHaveValue('second.admin@handbook.test');

  await invite.click();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Here is the link' })).toBeVisible();
  await expect(page.locator('code')).toContainText('/reset-password/');
  await expect(dialog).toBeHidden();

  // Given once, it counts for the next ten minutes.
  await page.getByRole('button', { name: 'Invite someone else' }).click();
  await page.getByLabel('Their email').fill('third.admin@handbook.test');
  await invite.click();
  await expect(page.getByRole('heading', { name: 'The invitation is on its way' })).toBeVisible();
});

test('a file with everything asks for it too', async ({ page, guarded }) => {
  await signIn(page, 'admin');
  await guarded.agePasswords(11);
  await page.goto(adminPaths.transfer);
  await page.getByRole('button', { name: 'Services, as a spreadsheet (CSV)' }).click();
  await dialogOf(page).getByLabel('Your password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^services-.*\.csv$/);
});

test('another session is seen and ended', async ({ page, browser, guarded }) => {
  await signIn(page, 'organisation');
  const elsewhere = await browser.newContext({
    baseURL: guarded.origin,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  await signIn(phone, 'organisation');

  await page.goto(dashboardPaths.settings);
  await page.getByRole('link', { name: 'Where you are signed in' }).click();
  await expect(page).toHaveURL(dashboardPaths.sessions);
  await expect(page.getByText('(this one)')).toHaveCount(1);
  await expectForEveryone(page);
  await page.getByRole('button', { name: 'Sign out there Safari on iPhone' }).click();
  await expect(page.getByText('That device is signed out.')).toBeFocused();
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0);

  await phone.goto(dashboardPaths.home);
  await expect(phone).toHaveURL(paths.login);
  await elsewhere.close();

  await page.goto(dashboardPaths.home);
  await expect(page.getByText('Welcome back')).toBeVisible();
});

/** What an app shows for the next step: the one of now may have been used already. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function logIn(page: Page, code?: string) {
  await page.goto(paths.login);
  await page.getByLabel('Email').fill(PEOPLE.forgetful.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  const field = page.getByLabel('Code from your app');
  await expect(field).toBeFocused();
  if (code === undefined) return field;
  await field.fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  return field;
}

const logOut = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/api/auth/logout', { method: 'POST' });
    localStorage.clear();
  });

test('the sign-in code is turned on, signed in with, and got round by a recovery code', async ({
  page,
  guarded,
}) => {
  test.slow();
  await signIn(page, 'forgetful');
  await guarded.agePasswords(11);
  await page.goto(dashboardPaths.settings);
  await page.getByRole('link', { name: 'A code at sign-in' }).click();
  await page.getByRole('button', { name: 'Turn on the code' }).click();
  await dialogOf(page).getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1. Put it into your app' })).toBeFocused();
  // On the phone that has the app there is nothing to scan with.
  await expect(page.getByRole('link', { name: 'Open it there' })).toHaveAttribute(
    'href',
    /^otpauth:/,
  );
  await expectForEveryone(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const field = page.getByLabel('Code from your app');
  await field.fill('12345');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That is not the code.');
  await field.fill(codeNow(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Keep your recovery codes/ })).toBeFocused();
  await expectForEveryone(page);
  const codes = await page.getByRole('listitem').locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('From now on, signing in asks for the code.')).toBeFocused();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await logOut(page);
  const typed = await logIn(page, '000000');
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await expectForEveryone(page);
  await typed.fill(nextCode(secret));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.dashboard);

  await logOut(page);
  await logIn(page, codes[0]?.toUpperCase());
  await expect(page).toHaveURL(paths.dashboard);

  await page.goto(dashboardPaths.settings);
  const stopped = page.getByRole('cell', { name: /^Right password, but not let in/ });
  await expect(stopped.first()).toBeVisible();
  await expect(page.getByText(/means that the sign-in code was missing or wrong/)).toBeVisible();

  await page.goto(dashboardPaths.secondFactor);
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off the code' }).click();
  await page.getByLabel('Code from your app').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(
    page.getByText('Signing in asks for your password alone from now on.'),
  ).toBeFocused();
});

test('an admin is told that there is a code, and asked no more once it is on', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.home);
  await expect(page.getByRole('heading', { name: 'Make your sign-in safer' })).toBeVisible();
  await page.getByRole('link', { name: 'Turn on a code from your phone' }).click();
  await expect(page).toHaveURL(adminPaths.secondFactor);
  await expectForEveryone(page);
});
