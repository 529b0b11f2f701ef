import type { APIRequestContext } from '@playwright/test';
import { paths } from '../shared/paths/paths.ts';
import { search } from '../shared/search/search.ts';
import { typesPresent } from '../shared/services/service-types.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { readApi } from './support/read-api.ts';

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
  await expect(page).toHaveURL(paths.search('wifi'));
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Wi-Fi & Computer Access' }),
  ).toBeVisible();
});

test('an everyday word leads to help, in the list and on the search page', async ({ page }) => {
  await page.keyboard.type('night shelter');
  const help = 'Nowhere to sleep, now or soon';
  await expect(page.getByRole('listbox').getByRole('option', { name: help })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search('night shelter'));
  await page.getByRole('main').getByRole('link', { name: help }).press('Enter');
  await expect(page).toHaveURL(paths.tonight);
});

test('a text that nothing matches is said to match nothing', async ({ page }) => {
  await page.keyboard.type('zebra crossing');
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toHaveCount(1);
});
