import type { Page } from '@playwright/test';
import { paths } from '../../../shared/paths/paths.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/kept.ts';
import { SIZES } from '../../support/sizes.ts';

const ASK = /^Will they let me in\?/;
const LUNCH = paths.timetable('Lunch');

const known = (page: Page) => page.getByRole('heading', { name: /^Known to fit: \d+$/ });
const notSaid = (page: Page) => page.getByRole('heading', { name: /^Not said, ask first: \d+$/ });

test.use({ viewport: SIZES.phone });

test('a list is narrowed by a tap, asks nobody, and what is chosen stands in a copied link alone', async ({
  page,
  line,
  keep,
  cut,
}) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) =>
      document.documentElement.setAttribute('data-copied', text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await keep(LUNCH);
  line.sent.length = 0;
  await page.getByRole('button', { name: ASK }).click();
  await page.getByLabel('Halal food').check();
  await expect(known(page)).toHaveText('Known to fit: 1');
  await expect(notSaid(page)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Borderlands' })).toContainText(
    'Halal food',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show', exact: true }).first().click();
  await expect(known(page)).toBeFocused();
  await expect(known(page)).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'When' })
    .getByRole('link', { name: 'Tomorrow' })
    .click();
  await expect(known(page)).toHaveText('Known to fit: 1');
  await expect(page).toHaveURL(/\/timetable\/Lunch\?when=[\d-]+$/);
  expect(line.sent.filter((asked) => /fits|halal/i.test(asked))).toEqual([]);

  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\?when=[\d-]+&fits=halal$/);
  await expect(page).toHaveURL(/\/timetable\/Lunch\?when=[\d-]+$/);
  await cut();
  await page.reload();
  await expect(known(page)).toHaveText('Known to fit: 1');
  await expect(page).toHaveURL(/\/timetable\/Lunch\?when=[\d-]+$/);
  await page.getByRole('button', { name: ASK }).click();
  await page.getByLabel('Vegetarian food').check();
  await expect(known(page)).toHaveText('Known to fit: 0');
  await page.getByLabel('Halal food').uncheck();
  await page.getByLabel('Vegetarian food').uncheck();
  await expect(known(page)).toHaveCount(0);
});

test('what the first of many choices comes to is in sight above the way out, with what shows it', async ({
  page,
  visit,
}) => {
  await visit(LUNCH);
  await page.getByRole('button', { name: ASK }).click();
  await page.getByLabel('Without ID').check();
  const counts = page
    .getByRole('status')
    .filter({ hasText: /^Known to fit: \d+\. Not said: \d+\.$/ });
  const way = await page.getByRole('link', { name: 'Leave this site' }).boundingBox();
  for (const its of [counts, page.getByRole('button', { name: 'Show', exact: true }).first()]) {
    const box = await its.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((way?.y ?? 0) + 1);
  }
  await expect(page.getByLabel('Halal food')).not.toBeInViewport({ ratio: 1 });
  await page.getByLabel('Halal food').focus();
  const last = await page.getByLabel('Halal food').boundingBox();
  const row = await counts.boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
});

test('home’s board leads to all help by who is let in, with its day, and nothing chosen is sent', async ({
  page,
  line,
  keep,
}) => {
  await keep(paths.home);
  const board = page.getByRole('region', { name: /^What is open/ });
  await board.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/\?when=/);
  await board.getByRole('link', { name: ASK }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All help' })).toBeVisible();
  line.sent.length = 0;
  await page.getByLabel('Without ID').check();
  await expect(known(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/open\/all\?when=[\d-]+#let-in$/);
  expect(line.sent.filter((asked) => /fits|noid/i.test(asked))).toEqual([]);
});

test('an address with a choice shows its list, with script as without', async ({ page, visit }) => {
  await visit(`${paths.timetable('Health & Dental Care')}?fits=walkIn`);
  await expect(known(page)).toBeVisible();
  await expect(page.getByText(/^Left out, because they say no: [1-9]\d*\.$/)).toBeVisible();
  await visit(`${paths.need('health')}?when=Monday&fits=walkIn`);
  await expect(known(page)).toBeVisible();
  await expect(page.getByRole('button', { name: ASK })).toHaveText(
    'Will they let me in? Just walk in',
  );
  await expectAccessible(page);
});

test('a link that was kept or sent shows its choice and leaves no trace of it in the address', async ({
  page,
  visit,
}) => {
  const box = page.getByLabel('Halal food');
  await visit(`${LUNCH}?when=Monday&fits=halal`);
  await expect(known(page)).toHaveText('Known to fit: 1');
  await expect(page).toHaveURL(/\/timetable\/Lunch\?when=[\w-]+$/);
  // What somebody came with, and what they chose since, is there after a reload and after the way back.
  await page.reload();
  await expect(known(page)).toHaveText('Known to fit: 1');
  await page.getByRole('button', { name: ASK }).click();
  await expect(box).toBeChecked();
  await page.getByLabel('Vegetarian food').check();
  await expect(known(page)).toHaveText('Known to fit: 0');
  await box.uncheck();
  const left = await known(page).textContent();
  await page.getByRole('link', { name: 'bank holidays' }).click();
  await expect(page).toHaveURL(/\/holidays$/);
  await page.goBack();
  await expect(known(page)).toHaveText(left ?? '');
  await expect(page.getByRole('button', { name: ASK })).toHaveText(
    'Will they let me in? Vegetarian food',
  );
  await expect(page).toHaveURL(/\/timetable\/Lunch\?when=[\w-]+$/);
  await page.getByRole('button', { name: ASK }).click();
  await expect(page.getByLabel('Vegetarian food')).toBeChecked();
  await expect(box).not.toBeChecked();
  // To the list by distance, and back by its own link.
  await page.getByRole('link', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/\/near\?list=\/timetable\/Lunch&when=[\w-]+$/);
  await page.getByRole('link', { name: 'Lunch', exact: true }).first().click();
  await expect(known(page)).toHaveText(left ?? '');
  await expect(page).toHaveURL(/\/timetable\/Lunch\?when=[\w-]+$/);
});

test('a list leaves what the browser keeps of the page before it alone', async ({
  page,
  visit,
}) => {
  const results = page.getByText(/^\d+ results? for “shower”$/);
  await visit(paths.search('shower'));
  await expect(page).toHaveURL(/\/search$/);
  await expect(results).toBeVisible();
  for (let visits = 0; visits < 3; visits++) {
    await page.getByRole('main').getByRole('link', { name: 'Showers' }).first().click();
    await expect(page).toHaveURL(/\/timetable\/Showers/);
    await expect(page.getByRole('button', { name: ASK })).toBeVisible();
    await page.goBack();
    await expect(results).toBeVisible();
    expect(await page.evaluate(() => history.state.usr.text)).toBe('shower');
  }
  await page.reload();
  await expect(results).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form narrows a timetable and a board, and the day keeps it', async ({ page }) => {
    await page.goto(LUNCH);
    await page.getByRole('link', { name: ASK }).click();
    await page.getByLabel('Halal food').check();
    await page.locator('#let-in').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/timetable\/Lunch\?fits=halal$/);
    await expect(known(page)).toHaveText('Known to fit: 1');
    await page
      .getByRole('navigation', { name: 'When' })
      .getByRole('link', { name: 'Today' })
      .click();
    await expect(page).toHaveURL(/when=today&fits=halal$/);
    await expect(known(page)).toHaveText('Known to fit: 1');
    // Home's board leads to all help, with the choices open.
    await page.goto(paths.home);
    await page.getByRole('link', { name: ASK }).first().click();
    await page.getByLabel('Just walk in').check();
    await page.locator('#let-in').getByRole('button', { name: 'Show' }).click();
    await expect(known(page)).toBeVisible();
    await expect(page).toHaveURL(/\/open\/all\?fits=walkIn$/);
  });
});
