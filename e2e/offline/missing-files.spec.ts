import type { Page } from '@playwright/test';
import { nearPath } from '../../shared/paths/near-path.ts';
import { paths } from '../../shared/paths/paths.ts';
import { signIn } from '../support/api/accounts.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { touch } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

/** Takes away what the build made of a source, as a deploy does, for as long as `isGone` says so. */
const lose = (page: Page, source: string, isGone: () => boolean) =>
  page.route(`**${builtFile(source)}`, (route) => (isGone() ? route.abort() : route.fallback()));

/** A page that home has no part of in its own file. */
const TIMETABLE = 'web/services/public/TimetablePage.tsx';

/** How many documents were asked for. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test.use({
  logged: [
    'Failed to fetch dynamically imported module',
    'React Router caught',
    // What a page that no phone keeps says where its file does not come.
    'This page needs internet',
  ],
});

test('a page whose file has gone is loaded from the server instead, once', async ({
  page,
  visit,
}) => {
  await visit(paths.home);
  const loads = countLoads(page);
  await lose(page, TIMETABLE, () => loads.count === 0);
  await page.locator('main a[href^="/timetable/"]').first().click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL(/\/timetable\/.*#/);
  await expect(page.locator('button[aria-controls="menu"]')).toBeVisible({ visible: false });

  await visit(paths.home);
  loads.count = 0;
  let asked = 0;
  await lose(page, 'web/site/JoinUsPage.tsx', () => {
    if (loads.count > 0) asked += 1;
    return true;
  });
  await page.getByRole('link', { name: 'Join Us' }).first().click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL(paths.joinUs);
  // The first script, which hears a touch, is there once the document is.
  await page.waitForLoadState();
  await touch(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(loads.count).toBe(1);
});

test.describe('in a form', () => {
  test.use({ site: 'accounts', signsIn: true });

  test('what was typed is there again after the one reload', async ({ page }) => {
    await signIn(page, 'organisation');
    await page.goto('/dashboard/add-helpline');
    await page.getByLabel('Description').fill('Ring us about a meal tonight.');
    const loads = countLoads(page);
    await lose(page, 'web/forms/phone/CountrySearch.tsx', () => loads.count === 0);
    await page.getByRole('button', { name: /\+44/ }).click();
    await expect.poll(() => loads.count).toBe(1);
    await expect(page.getByLabel('Description')).toHaveValue('Ring us about a meal tonight.');
    await page.getByRole('button', { name: /\+44/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
  });
});

test.describe('where the app does not come', () => {
  test.use({ viewport: SIZES.phone });

  test('“Near me” keeps no room for what only the app can do', async ({ page }) => {
    let isLost = false;
    await page.route(`**${builtFile('web/entry/browser.tsx')}`, (route) => {
      isLost = true;
      return route.abort();
    });
    await page.goto(paths.near);
    // What has a box takes room, though nobody sees it.
    const form = page.locator('form[method="post"]');
    await expect.poll(() => form.boundingBox()).toBeNull();
    expect(isLost).toBe(true);

    await page.goto(nearPath(paths.timetable('Breakfast')));
    await expect.poll(() => page.getByText('Use where I am').boundingBox()).toBeNull();
    await page.getByRole('textbox', { name: 'Postcode' }).fill('BS1 3NU');
    await page.getByRole('button', { name: 'Nearest first' }).click();
    await expect(page.getByText('Nearest first from BS1 3NU.')).toBeVisible();
  });
});
