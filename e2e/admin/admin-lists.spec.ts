import type { Page } from '@playwright/test';
import type { ListPage } from '../../shared/lists/list-page.ts';
import { PAGE_SIZE } from '../../shared/lists/shown.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { addOrganisation, asAdmin, register } from '../support/api/admin-api.ts';
import { deferred } from '../support/deferred.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

type Answer = { path: string; body: unknown };

/** All that the API answers to this page from now on. */
function answersTo(page: Page): Answer[] {
  const answers: Answer[] = [];
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const body = await response.json().catch(() => null);
    answers.push({ path: pathname + search, body });
  });
  return answers;
}

const isPage = (body: unknown): body is ListPage<unknown> =>
  Array.isArray((body as Partial<ListPage<unknown>> | null)?.items);

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const count = (page: Page) => page.getByText(/ of \d+ services$|^\d+ services?$/);

test('a list brings one page of its records, and the next one is asked for', async ({ page }) => {
  const call = await asAdmin(page);
  // The sample has more than two pages of services, and more than one of organisations.
  expect((await call('GET', '/services')).length).toBeGreaterThan(2 * PAGE_SIZE);
  const answers = answersTo(page);
  for (const [path, first] of [
    [adminPaths.allServices, 'services'],
    [adminPaths.organisations, 'organisations'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(new RegExp(`^1 to ${PAGE_SIZE} of \\d+ ${first}$`))).toBeVisible();
    await expect(rows(page)).toHaveCount(PAGE_SIZE + 1);
  }
  const pages = answers.map(({ body }) => body).filter(isPage);
  expect(pages.map(({ items }) => items.length)).toEqual([PAGE_SIZE, PAGE_SIZE]);
  // Nothing else that the pages ask for is a list of records.
  expect(answers.filter(({ body }) => Array.isArray(body))).toEqual([]);
});

test('pages, search, filter and order stand in the address, and Back leads through them', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const { name } = await addOrganisation(call, 'Found By Search');
  await page.goto(adminPaths.allServices);
  const second = rows(page).nth(1);
  const before = await second.innerText();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(count(page)).toContainText(`${PAGE_SIZE + 1} to ${2 * PAGE_SIZE} of`);
  await expect(second).not.toHaveText(before);

  await page.getByLabel('Sort by').selectOption('Provider');
  // Whatever is asked for anew begins at its first page.
  await expect(page).toHaveURL(/\?sort=provider$/);
  await expect(count(page)).toContainText(`1 to ${PAGE_SIZE} of`);
  const search = page.getByLabel('Search by provider name');
  await search.fill(name);
  await expect(count(page)).toHaveText('1 service');
  await expect(page.getByRole('status').filter({ hasText: '1 service' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'What is wrong' })
    .getByRole('link', { name: /^No hours/ })
    .click();
  await expect(page).toHaveURL(/sort=provider&q=Found.*&wrong=hours$/);
  await expect(page.getByRole('link', { name: /^No hours/ })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/view-organisation/);
  await page.goBack();
  await expect(page).toHaveURL(/wrong=hours$/);
  await expect(search).toHaveValue(name);
  await expect(count(page)).toHaveText('1 service');
  await page.goBack();
  await expect(count(page)).toContainText(`1 to ${PAGE_SIZE} of`);
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(search).toHaveValue(name);
  await expect(count(page)).toHaveText('1 service');
});

test('who types on keeps the focus and the words, and no slow answer takes the place of a newer one', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const { name } = await addOrganisation(call, 'Typed In Full');
  await page.goto(adminPaths.allServices);
  const search = page.getByLabel('Search by provider name');
  await search.focus();
  const slow = deferred();
  const asked = page.waitForRequest(/services\?.*q=Typed(&|$)/);
  await page.route(/services\?.*q=Typed(&|$)/, async (route) => {
    await slow.isReleased;
    // The router may have given it up by then.
    await route.continue().catch(() => {});
  });
  await page.keyboard.type('Typed');
  await asked;
  await page.keyboard.type(name.slice('Typed'.length));
  await expect(search).toHaveValue(name);
  await expect(count(page)).toHaveText('1 service');
  const late = page.waitForResponse(/services\?.*q=Typed(&|$)/);
  slow.release();
  await late;
  await expect(page).toHaveURL(new RegExp(`q=${name.replaceAll(' ', '\\+')}$`));
  await expect(count(page)).toHaveText('1 service');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(name);
});

test('Enter asks at once, and once', async ({ page }) => {
  const call = await asAdmin(page);
  const { name } = await addOrganisation(call, 'Entered');
  await page.goto(adminPaths.organisations);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (/organisations\?.*q=/.test(request.url())) searches.push(request.url());
  });
  const search = page.getByLabel('Search by name');
  await search.fill(name);
  await search.press('Enter');
  await expect(page.getByText('1 organisation', { exact: true })).toBeVisible();
  await search.press('Enter');
  await search.fill('zebra');
  await expect(page.getByRole('heading', { name: 'No organisations found.' })).toBeVisible();
  expect(searches).toHaveLength(2);
});

test('a search that cannot reach the server says so, and is made again with its page', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const { name } = await addOrganisation(call, 'Out Of Reach');
  await page.goto(adminPaths.allServices);
  await expect(rows(page)).toHaveCount(PAGE_SIZE + 1);
  await page.route(/services\?.*q=/, (route) => route.abort());
  await page.getByLabel('Search by provider name').fill(name);
  await expect(page.getByRole('alert')).toContainText(messages.servicesFailed);
  await page.unroute(/services\?.*q=/);
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(count(page)).toHaveText('1 service');
  await expect(page.getByLabel('Search by provider name')).toHaveValue(name);
});

test('whatever somebody says on the phone finds who it is about, in the ways in which people write it', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const { _id, name } = await register(call, 'Saint Brigid Pantry', ['01174960199']);
  await call('PUT', `/organisations/approve/${_id}`);
  const note = `Ask for Wenonah, after noon, of ${_id}`;
  await call('POST', '/calls', { organisation: _id, outcome: 'no answer', note });
  await page.goto(adminPaths.find);
  const found = page.getByRole('table', { name: 'What was found' });
  const findUrl = (sought: string) => `${adminPaths.find}?q=${encodeURIComponent(sought)}`;
  const house = found.getByRole('row').filter({ hasText: '32 Stapleton Road, Bristol BS5 0QY' });
  for (const sought of ['32 stapleton rd', 'bs50qy', 'Stapleton Rd. Bristol BS5 0QY']) {
    await page.getByLabel('Look for').fill(sought);
    await expect(page).toHaveURL(findUrl(sought));
    await expect(house.first()).toBeVisible();
  }
  for (const [sought, by] of [
    ['+44 (0)117 496 0199', '01174960199'],
    ['960199', '01174960199'],
    [note.toUpperCase(), note],
    [name.replace('Saint', 'St.'), 'its name'],
  ] as const) {
    await page.getByLabel('Look for').fill(sought);
    await expect(page).toHaveURL(findUrl(sought));
    const row = found.getByRole('row').filter({ hasText: name }).filter({ hasText: by });
    await expect(row.getByRole('link', { name })).toHaveAttribute(
      'href',
      adminPaths.viewOrganisation(_id),
    );
  }
});
