import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { search } from '../../shared/search/search.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { bringToLife } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

const TEXT = 'he';

test.beforeEach(async ({ page, visit }) => {
  await visit(paths.home);
  await page.getByRole('main').getByRole('combobox').focus();
});

/** What the search should find in this directory. */
async function expected(request: APIRequestContext, text: string) {
  const api = readApi(request);
  const [services, organisations] = await Promise.all([api.allServices(), api.organisations()]);
  return search(text, { serviceTypes: typesPresent(services), organisations });
}

test('typing lists what matches in named groups and says how many there are', async ({
  page,
  request,
}) => {
  const groups = await expected(request, TEXT);
  await page.keyboard.type(TEXT);
  const list = page.getByRole('listbox');
  for (const { heading, results } of groups)
    await expect(list.getByRole('group', { name: heading }).getByRole('option')).toHaveCount(
      results.length,
    );
  const count = groups.flatMap(({ results }) => results).length;
  await expect(page.getByRole('status').filter({ hasText: `${count} results` })).toHaveCount(1);
  await expectAccessible(page);
});

test('Down marks a result and Enter opens it', async ({ page, request }) => {
  const [first, second] = (await expected(request, TEXT)).flatMap(({ results }) => results);
  await page.keyboard.type(TEXT);
  await expect(page.getByRole('listbox')).toBeVisible();
  const marked = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await expect(marked).toContainText(first?.label ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(marked).toContainText(second?.label ?? '');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await marked.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second?.href ?? '');
});

test('Escape closes the list and keeps the text', async ({ page }) => {
  await page.keyboard.type(TEXT);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(TEXT);
});

test('Enter with nothing marked opens the search page', async ({ page }) => {
  await page.keyboard.type('wifi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search());
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Wi-Fi & Computer Access' }),
  ).toBeVisible();
});

test('an everyday word leads to help, in the list and on the search page', async ({ page }) => {
  await page.keyboard.type('night shelter');
  const help = 'Nowhere to sleep, now or soon';
  await expect(page.getByRole('listbox').getByRole('option', { name: help })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search());
  await page.getByRole('main').getByRole('link', { name: help }).press('Enter');
  await expect(page).toHaveURL(paths.tonight);
});

test('a text that nothing matches is said to match nothing', async ({ page }) => {
  await page.keyboard.type('zebra xylophone');
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toHaveCount(1);
});

test('neither the address nor the title tells what was searched for, and Back finds it again', async ({
  page,
}) => {
  await page.keyboard.type('refuge');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  const result = main.getByRole('link', { name: 'Immediate support' });
  await expect(result).toBeVisible();
  await expect(page).toHaveURL(paths.search());
  await expect(page).toHaveTitle(/^Search/);
  await result.press('Enter');
  await expect(page).toHaveURL(paths.immediateSupport);
  await page.goBack();
  await expect(main.getByRole('combobox')).toHaveValue('refuge');
  await expect(result).toBeVisible();
});

test('a link that holds a search is answered, and its address made bare', async ({
  page,
  visit,
}) => {
  await visit(paths.search('shower'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Showers' })).toBeVisible();
  await expect(page).toHaveURL(paths.search());
  await expect(page).toHaveTitle(/^Search/);
});

test('what people in danger type puts numbers above every result', async ({ page }) => {
  await page.keyboard.type('boyfriend hits me');
  const box = page.getByRole('main').getByRole('search');
  await expect(box.getByRole('link', { name: /^Call 999/ })).toHaveAttribute('href', 'tel:999');
  await expect(box.getByRole('status')).toHaveText(/^Numbers to call first\. \d+ results$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search());
  const calls = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(calls.nth(0)).toHaveAttribute('href', 'tel:999');
  await expect(calls.nth(1)).toHaveAttribute('href', /^tel:\+44808/);
  await expectAccessible(page);
});

test('a slip of the hand is read as the word it is near to, and that is said', async ({ page }) => {
  await page.keyboard.type('brekfast');
  await expect(page.getByText('Showing results for breakfast')).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('Breakfast');
});

test('what only a note says is found', async ({ page, request }) => {
  const noted = (await readApi(request).allServices()).find(({ note }) =>
    note.includes('sleeping bags'),
  );
  await page.keyboard.type('ponchos');
  await expect(page.getByRole('option').first()).toContainText(noted?.provider.name ?? '');
});

test.describe('on a phone that does not get', () => {
  test.use({
    viewport: SIZES.phone,
    logged: ['Failed to fetch dynamically imported module', 'ApiError'],
  });

  test('the lists, the search page has numbers to call, and tries again with the next text', async ({
    page,
  }) => {
    const lists = '**/api/services/public';
    await page.route(lists, (route) => route.abort());
    await page.keyboard.type('my boyfriend hits me');
    await page.keyboard.press('Enter');
    await expectNumbers(page);
    await expectAccessible(page);

    await page.unroute(lists);
    const main = page.getByRole('main');
    await main.getByRole('combobox').fill('shower');
    await main.getByRole('combobox').press('Enter');
    await expect(main.getByRole('link', { name: 'Showers' })).toBeVisible();
    await expect(main.getByRole('alert')).toBeHidden();
  });

  test('the search’s own file, the server answers the text on the page', async ({ page }) => {
    await page.route(`**${builtFile('web/search/live-search.tsx')}`, (route) => route.abort());
    const reloaded = page.waitForEvent('load');
    await page.keyboard.type('s');
    await reloaded;
    await bringToLife(page);
    const main = page.getByRole('main');
    await main.getByRole('combobox').fill('shower');
    await main.getByRole('combobox').press('Enter');
    await expectNumbers(page);
    await main.getByRole('link', { name: 'Search again' }).click();
    await expect(page).toHaveURL(paths.search('shower'));
    await expect(main.getByRole('link', { name: 'Showers' })).toBeVisible();
  });
});

/** A search page on which nothing was found out: numbers for who is in danger, and why there is nothing else. */
async function expectNumbers(page: Page) {
  await expect(page).toHaveURL(paths.search());
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The search could not be loaded.');
  const calls = main.locator('a[href^="tel:"]');
  await expect(calls.nth(0)).toHaveAttribute('href', 'tel:999');
  await expect(calls.nth(1)).toHaveAttribute('href', /^tel:\+44808/);
}
