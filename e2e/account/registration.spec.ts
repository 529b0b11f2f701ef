import type { Page } from '@playwright/test';
import { OFFERED_CATEGORIES } from '../../shared/organisations/organisation.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible, nextFrames } from '../support/accessible.ts';
import { PEOPLE } from '../support/api/accounts.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillIn, register } from '../support/registering.ts';

test.use({ site: 'accounts', signsIn: true });

test('an organisation registers, confirms its email, waits, is approved and signs in', async ({
  page,
  visit,
  baseURL,
}, { retry }) => {
  // A second try would find the first one's email taken.
  const [name, email] = [`The Soup Kettle ${retry + 1}`, `kettle${retry + 1}@handbook.test`];
  await visit(paths.register);
  await fillIn(page, name, email);
  await page.getByLabel('Main Address').fill('1 High Street, Bristol');
  await page.getByRole('button', { name: 'Add another address' }).click();
  await expect(page.getByLabel('Additional Address 1')).toBeFocused();
  await page.getByLabel('Additional Address 1').fill('2 Low Street, Bristol');
  await page.getByLabel('Website').fill('kettle.example');
  await page.getByLabel('Emergency Phone').fill('0117 496 0999');
  await page.getByLabel('Instagram').fill('soupkettle');
  await page.getByLabel('Winter Services').check();
  await page.clock.install();
  await register(page).click();
  await expect(register(page)).toHaveText('Registering...');
  await expect(register(page)).toBeDisabled();
  await page.clock.fastForward(500);
  const done = 'Registration successful, but pending admin approval.';
  await expect(page.getByRole('heading', { name: done })).toBeFocused();
  await expect(page.getByText('we have sent you an email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(paths.home);

  const link = await newestLink(`${baseURL}${mailedPaths.confirmRegistration('')}`, email);
  await visit(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: `${email} is confirmed.` })).toBeFocused();
  await visit(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('all is well');

  await page.goto(paths.login);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a good password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your organisation is awaiting approval.');
  await expect(page.getByText('We will email you when yours is approved.')).toBeVisible();

  const record = await approve(page, name);
  expect(record).toMatchObject({
    addresses: ['1 High Street, Bristol', '2 Low Street, Bristol'],
    phone: ['', '', '01174960999'],
    website: 'https://kettle.example',
    socialMedias: ['', 'soupkettle', ''],
    categorisingOrganisations: ['Winter Services'],
  });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible();
});

/** As an admin does, by API; answers the record as it was. */
async function approve(page: Page, name: string) {
  const login = await page.request.post('/api/auth/login', {
    data: { email: PEOPLE.admin.email, password: 'a password of tests' },
  });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const list = await page.request.get('/api/organisations', { headers });
  const record = (await list.json()).find((it: { name: string }) => it.name === name);
  const answer = await page.request.put(`/api/organisations/approve/${record._id}`, { headers });
  expect(answer.ok()).toBe(true);
  return record;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, site: 'empty' });

  test('the link of the mail confirms with a press, not by being opened', async ({
    page,
    request,
    baseURL,
  }) => {
    const email = 'plain@handbook.test';
    await request.post('/api/auth/register', {
      data: {
        ...{ name: 'The Plain Browser', description: 'Hot food and company.', email },
        password: 'a good password',
      },
    });
    const link = await newestLink(`${baseURL}${mailedPaths.confirmRegistration('')}`, email);
    for (let opened = 0; opened < 2; opened++) await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    await expect(page.getByRole('heading', { name: `${email} is confirmed.` })).toBeVisible();
    await expect(page.getByText('We will email you when it is approved.')).toBeVisible();
    // Pressed again, and with a link that never was one.
    await page.goto(link);
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('all is well');
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    for (const path of [
      mailedPaths.confirmRegistration('no-link'),
      mailedPaths.confirmEmail('no-link'),
    ]) {
      await page.goto(path);
      const [answer] = await Promise.all([page.waitForResponse('**'), confirm.click()]);
      expect(answer.status()).toBe(400);
      expect(answer.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('alert')).toBeVisible();
    }
  });
});

test('whoever touches the page reads what is left to do, and is not taken away', async ({
  page,
  visit,
}) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 201, json: { organisation: {} } }),
  );
  await visit(paths.register);
  await fillIn(page, 'The Slow Reader', 'reader@handbook.test');
  await page.clock.install();
  await register(page).click();
  await page.clock.fastForward(500);
  const heading = page.getByRole('heading', { name: /^Registration successful/ });
  await expect(heading).toBeFocused();
  await page.mouse.wheel(0, 100);
  await nextFrames(page);
  await page.clock.fastForward(3_000);
  await nextFrames(page);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(paths.register);
});

test('who has not got the mail asks for the link again', async ({ page, visit }) => {
  await visit(mailedPaths.confirmRegistration());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fix the highlighted errors.');
  await page.getByLabel('Email').fill('nobody@handbook.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectAccessible(page);
});

test('where too many wait, a registration is refused with a way on, and nothing is lost', async ({
  page,
  visit,
}) => {
  await visit(paths.register);
  await fillIn(page, 'The Late Comer', 'late@handbook.test');
  const error = 'Many registrations are waiting just now. Please email us.';
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 503, json: { error } }),
  );
  await register(page).click();
  await expect(page.getByRole('alert')).toContainText(error);
  // It says what to do: nothing here tells the opposite.
  await expect(page.getByText('Something is wrong at our end.')).toHaveCount(0);
  await expect(page.getByLabel('Description')).toHaveValue('Hot food and company.');
  await expect(page.getByLabel('Password')).toHaveValue('a good password');
});

test.describe('where nobody has to approve', () => {
  test.use({ site: 'welcoming' });

  test('a registration is signed in, and can begin at once', async ({ page, visit }) => {
    await visit(paths.register);
    await fillIn(page, 'The Early Bird', 'bird@handbook.test');
    await register(page).click();
    await expect(page.getByRole('heading', { name: 'Registration successful!' })).toBeFocused();
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText('Welcome back, The Early Bird')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Welcome back, The Early Bird')).toBeVisible();
    await page.goto(paths.organisations);
    await expect(page.getByRole('heading', { name: 'The Early Bird' })).toBeVisible();
  });

  test('whoever ticks only Winter Services is found under it', async ({ page, visit }) => {
    const name = 'The Warm Room';
    await visit(paths.register);
    await fillIn(page, name, 'warm@handbook.test');
    await page.getByLabel('Winter Services').check();
    await register(page).click();
    await expect(page).toHaveURL(paths.dashboard);

    await page.goto(paths.organisations);
    await page.getByRole('link', { name: 'Organisations by category' }).click();
    await page.getByRole('link', { name: 'Winter Services' }).click();
    await expect(page).toHaveURL('/org-category/Winter%20Services');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Select a Category' }).click();
    const offered = page.getByRole('navigation', { name: 'Select a Category' }).getByRole('link');
    await expect(offered).toHaveText([...OFFERED_CATEGORIES]);
    await page.getByRole('link', { name: 'Print this list' }).click();
    await expect(page.getByText(name)).toBeVisible();

    await page.goto(kioskPaths.organisations);
    await page.getByRole('link', { name: 'Winter Services' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    const map = await page.request.get('/sitemap.xml');
    expect(await map.text()).toContain('/org-category/Winter%20Services');
  });
});
