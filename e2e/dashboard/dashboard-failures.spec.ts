import type { Page, Route } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { deferred } from '../support/deferred.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const QUAY = '1 Quay Street, Bristol BS1 2JP';

type Ids = { service: string; helpline: string };

/** Without a word of the server's: an error, an overload, no connection. */
const FAILURES: ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 500, body: '' }),
  (route) => route.fulfill({ status: 503, body: '<html>' }),
  (route) => route.abort(),
];

/** docs/product.md#wording: what each page says when a call that it needs fails. */
const LOADS: [path: (ids: Ids) => string, call: RegExp, words: string][] = [
  [
    () => dashboardPaths.viewOrganisation,
    /^\/organisations\/[^/]+$/,
    'Error fetching organisation.',
  ],
  [
    () => dashboardPaths.editOrganisation,
    /^\/organisations\/[^/]+$/,
    'Error loading organisation data.',
  ],
  [() => dashboardPaths.viewServices, /^\/services$/, 'Failed to fetch services.'],
  [() => dashboardPaths.addService, /^\/organisations\/[^/]+$/, 'Error loading organisation data.'],
  [
    ({ service }) => dashboardPaths.editService(service),
    /^\/services\/[^/]+$/,
    'Failed to load service.',
  ],
  [
    ({ service }) => dashboardPaths.deleteService(service),
    /^\/services\/[^/]+$/,
    'Failed to load service details.',
  ],
  [
    () => dashboardPaths.people,
    /^\/organisations\/[^/]+\/accounts$/,
    'Failed to load who signs in.',
  ],
  [() => dashboardPaths.viewHelplines, /^\/helplines$/, 'Failed to fetch helpline.'],
  [() => dashboardPaths.addHelpline, /^\/helplines$/, 'Failed to fetch helpline.'],
  [
    ({ helpline }) => dashboardPaths.editHelpline(helpline),
    /^\/helplines\/[^/]+$/,
    'Failed to load helpline.',
  ],
  [
    ({ helpline }) => dashboardPaths.deleteHelpline(helpline),
    /^\/helplines\/[^/]+$/,
    'Failed to load helpline details.',
  ],
];

/** docs/product.md#wording: what each page says when the session is gone between the guard and its own calls. */
const MISSING: [path: (ids: Ids) => string, words: string][] = [
  [() => dashboardPaths.viewOrganisation, 'No token or organisation ID found.'],
  [() => dashboardPaths.editOrganisation, 'No token or organisation ID found.'],
  [() => dashboardPaths.viewServices, 'No token or organisation ID found.'],
  [() => dashboardPaths.addService, 'No token or organisation ID found.'],
  [({ service }) => dashboardPaths.editService(service), 'No token or service ID found.'],
  [({ service }) => dashboardPaths.deleteService(service), 'No token or service ID found.'],
  [() => dashboardPaths.viewHelplines, 'No token or organisation ID found.'],
  [() => dashboardPaths.addHelpline, 'No token or organisation ID found.'],
  [({ helpline }) => dashboardPaths.editHelpline(helpline), 'No token or helpline ID found.'],
  [({ helpline }) => dashboardPaths.deleteHelpline(helpline), 'No token or helpline ID found.'],
  [() => dashboardPaths.settings, 'No token found.'],
  [() => dashboardPaths.changeEmail, 'No token found.'],
  [() => dashboardPaths.people, 'No token or organisation ID found.'],
];

/** docs/product.md#wording: what a save or a deletion says when its call fails; nothing typed is lost by that. */
const WRITES: [path: (ids: Ids) => string, call: string, press: string, words: string][] = [
  [() => dashboardPaths.editOrganisation, 'PUT', 'Save', 'Failed to update organisation.'],
  [() => dashboardPaths.addService, 'POST', 'Add Service', 'Failed to add service.'],
  [
    ({ service }) => dashboardPaths.editService(service),
    'PUT',
    'Save',
    'Failed to update service.',
  ],
  [
    ({ service }) => dashboardPaths.deleteService(service),
    'DELETE',
    'Confirm Delete',
    'Failed to delete service.',
  ],
  [
    ({ helpline }) => dashboardPaths.editHelpline(helpline),
    'PUT',
    'Save',
    'Failed to update helpline.',
  ],
  [
    ({ helpline }) => dashboardPaths.deleteHelpline(helpline),
    'DELETE',
    'Confirm Delete',
    'Failed to delete helpline.',
  ],
];

test('every page says what it waits for and what failed, and loads once that is over', async ({
  page,
}) => {
  test.slow();
  const ids = await withEverything(page, 'Nothing Loads');
  for (const [pathOf, call, words] of LOADS)
    for (const [kind, fail] of FAILURES.entries())
      await test.step(`${pathOf(ids)}, failure ${kind + 1}: ${words}`, async () => {
        const { isReleased, release } = deferred();
        await page.route(
          ({ pathname }) => call.test(pathname.replace('/api', '')),
          async (route) => {
            await isReleased;
            await fail(route);
          },
        );
        await go(page, pathOf(ids));
        await expect(page.getByRole('status').filter({ hasText: /^\s*Loading$/ })).toBeVisible();
        release();
        await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
        await page.unrouteAll();
        await go(page, dashboardPaths.settings);
        await expect(heading(page)).toHaveText('Account Settings');
      });
  await page.route('**/api/services', (route) => route.abort());
  await go(page, dashboardPaths.viewServices);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(page.getByRole('table')).toContainText('Breakfast');
});

test('a page whose session went meanwhile says which credential is missing', async ({ page }) => {
  const ids = await withEverything(page, 'Nobody Any More');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  for (const [pathOf, words] of MISSING)
    await test.step(`${pathOf(ids)}: ${words}`, async () => {
      await page.evaluate(() => localStorage.removeItem('accessToken'));
      await go(page, pathOf(ids));
      await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
      await page.evaluate((it) => localStorage.setItem('accessToken', it ?? ''), token);
      await go(page, dashboardPaths.home);
      await expect(heading(page)).toHaveText('Dashboard Home');
    });
});

test('every save and deletion that fails says so, and keeps what was typed', async ({ page }) => {
  test.slow();
  const ids = await withEverything(page, 'Nothing Saves');
  for (const [pathOf, method, press, words] of WRITES)
    for (const [kind, fail] of FAILURES.entries())
      await test.step(`${pathOf(ids)}, failure ${kind + 1}: ${words}`, async () => {
        await page.goto(pathOf(ids));
        if (pathOf(ids) === dashboardPaths.addService)
          await page.getByLabel('Type', { exact: true }).selectOption('Lunch');
        await page.route('**/api/**', (route) =>
          route.request().method() === method ? fail(route) : route.fallback(),
        );
        const button = page.getByRole('button', { name: press });
        await button.click();
        await expect(page.getByRole('alert')).toContainText(words);
        await expect(button).toBeEnabled();
        await expect(page).toHaveURL(pathOf(ids));
        await page.unrouteAll();
      });
});

test('a helpline that cannot be created stays in its form', async ({ page }) => {
  await asNewOrganisation(page, 'No Line Yet');
  await page.goto(dashboardPaths.addHelpline);
  await page.getByLabel('Name').fill('At night');
  await page.getByLabel('Description').fill('Somebody to talk to.');
  await page.getByLabel('Email').fill('night@line.example');
  for (const fail of FAILURES) {
    await page.route('**/api/helplines', fail);
    await page.getByRole('button', { name: 'Add Helpline' }).click();
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      'Failed to create helpline.',
    );
    await expect(page.getByLabel('Name')).toHaveValue('At night');
    await page.unrouteAll();
    await page.getByLabel('Online working time').fill('At night');
  }
});

test('an address that the profile does not take keeps the service from being made', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Address First');
  await page.goto(dashboardPaths.addService);
  await page.getByLabel('Type', { exact: true }).selectOption('Lunch');
  await page.getByLabel('Custom address').fill(QUAY);
  await page.route('**/api/organisations/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    'Failed to update organisation.',
  );
  expect(await (await ownApi(page)).services()).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service added successfully!')).toBeVisible();
});

test.describe('what is only logged', () => {
  test.use({ logged: ['Failed to fetch services.', 'We could not check who you are.'] });

  test('a count that fails is 0, and a record that fails leaves the name as it was', async ({
    page,
  }) => {
    await withEverything(page, 'Counts for Nothing');
    await page.route(/\/api\/(services|organisations|helplines)/, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.reload();
    await expect(page.getByRole('main')).toContainText(/Total Services\s*0/);
    await expect(page.getByText('Welcome back, Counts for Nothing')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a check of the session that cannot be made is an error, not a logout', async ({ page }) => {
  await asNewOrganisation(page, 'Who Knows');
  await page.route('**/api/auth/verify', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We could not check who you are.');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(page.getByText('Welcome back, Who Knows')).toBeVisible();
  await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(page).toHaveURL(paths.login);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function withEverything(page: Page, name: string): Promise<Ids> {
  await asNewOrganisation(page, name, [QUAY]);
  const api = await ownApi(page);
  const ids = { service: await api.addService(), helpline: await api.addHelpline() };
  await page.reload();
  await expect(heading(page)).toHaveText('Dashboard Home');
  return ids;
}

/** Goes to another page of the area without loading the site anew, as one of its links does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
