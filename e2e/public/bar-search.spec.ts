import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { search } from '../../shared/search/search.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

const TEXT = 'shower';

/** The first thing that the search should find in this directory. */
async function firstResult(request: APIRequestContext) {
  const api = readApi(request);
  const [services, organisations] = await Promise.all([api.allServices(), api.organisations()]);
  const groups = search(TEXT, { serviceTypes: typesPresent(services), organisations });
  return groups.flatMap(({ results }) => results)[0];
}

test.describe('in the bar of a phone', () => {
  test.use({ viewport: SIZES.phone });

  test.beforeEach(async ({ page, visit }) => {
    await visit(paths.organisations);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
  });

  test('the picture opens the live search in place, with the focus in it', async ({
    page,
    request,
  }) => {
    const box = page.getByRole('banner').getByRole('combobox');
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(TEXT);
    const first = await firstResult(request);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText(first?.label ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first?.href ?? '');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden();
  });

  test('Escape closes the list, then the box, and gives the focus back', async ({ page }) => {
    const banner = page.getByRole('banner');
    await page.keyboard.type(TEXT);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(banner.getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('combobox')).toBeHidden();
    const button = banner.getByRole('button', { name: 'Search' });
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('it makes way for the menu, and closes on a touch outside', async ({ page }) => {
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).click();
    await expect(banner.getByRole('combobox')).toBeHidden();
    await banner.getByRole('button', { name: 'Search' }).click();
    await expect(banner.getByRole('combobox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeHidden();
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await expect(banner.getByRole('combobox')).toBeHidden();
  });
});

test.describe('in the middle of a phone’s screen', () => {
  test.use({ viewport: SIZES.phone });

  for (const path of [paths.home, paths.search()])
    test(`what ${path} finds opens above the phone’s keyboard, below the bar`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      await page.getByRole('main').getByRole('combobox').click();
      await page.keyboard.type(TEXT);
      const first = page.getByRole('option').first();
      await expect(first).toBeVisible();
      const bar = await page.getByRole('banner').boundingBox();
      const field = await page.getByRole('main').getByRole('combobox').boundingBox();
      const option = await first.boundingBox();
      expect(field?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      // A keyboard takes the lower half of a phone's screen.
      expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThan(SIZES.phone.height / 2);
    });
});

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a screen has one place to search, and the bar leads to it', async ({ page, visit }) => {
      for (const path of [paths.home, paths.search('food')]) {
        await visit(path);
        await expect(page.getByRole('combobox')).toHaveCount(1);
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
        await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
      }
      await visit(paths.organisations);
      await expect(page.getByRole('combobox')).toHaveCount(size === 'phone' ? 0 : 1);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the bar has the way to search', async ({ page }) => {
        await page.goto(paths.organisations);
        const banner = page.getByRole('banner');
        if (size === 'phone') await banner.getByRole('link', { name: 'Search' }).click();
        else {
          await banner.getByRole('textbox').fill('wifi');
          await banner.getByRole('textbox').press('Enter');
        }
        await expect(page).toHaveURL(/\/search/);
        await page.goto(paths.home);
        await banner.getByRole('link', { name: 'Search' }).click();
        await expect(page.getByRole('main').getByLabel('Search for help')).toBeFocused();
      });
    });
  });
