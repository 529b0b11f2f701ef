import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { expect, test } from '../support/fixtures.ts';
import { addFirstTuesday, createHand } from '../support/own-tasks.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone, hasTouch: true });

const QUAY = '1 Quay Street, Bristol BS1 2JP';

const save = (page: Page) => page.getByRole('button', { name: /^(Add Service|Save|Saving)/ });
const added = (page: Page) => page.getByRole('heading', { name: 'Service added successfully!' });
const type = (page: Page) => page.getByLabel('Type', { exact: true });

/** The row of an organisation on the public timetable. */
async function readRow(page: Page, organisation: string) {
  await page.goto(paths.timetable('Laundry'));
  return page.getByRole('row').filter({ hasText: organisation });
}

test('the first Tuesday of the month, 10 to 12, takes 9 taps and is public with its words', async ({
  page,
}) => {
  await asNewOrganisation(page, 'First Tuesday', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await type(page).selectOption('Laundry');
  const hand = createHand(page);
  await addFirstTuesday(hand);
  expect(hand.taps()).toBeLessThanOrEqual(9);

  const row = await readRow(page, 'First Tuesday');
  await expect(row).toContainText('First Tuesday of the month 10:00–12:00');
  await row.getByRole('button', { name: /Show the whole week/ }).tap();
  await expect(row).toContainText(/Tuesday ?(10:00–12:00.*)?Some weeks/);
});

test('a winter, every other Friday and a day of unknown times can be entered, seen and undone', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Winter Shelter', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await type(page).selectOption('Laundry');
  await page.getByRole('checkbox', { name: 'Sunday: Open, times not known' }).tap();
  await page.locator('label', { hasText: 'Friday' }).first().tap();
  await page.getByLabel('Which weeks?').selectOption('other');
  await page.getByLabel('From which date?').fill('2026-12-04');
  await page.getByRole('button', { name: /^Add 9am to 5pm, every other Friday/ }).tap();
  await page.getByRole('button', { name: 'Open for part of the year only' }).tap();
  await page.getByLabel('First day: month').selectOption('12');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Remove Every other Friday/ }).tap();
  await expect(page.getByLabel('Some weeks only')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Some weeks only')).toContainText('from 4 December 2026');
  await save(page).tap();
  await expect(added(page)).toBeFocused();

  const row = await readRow(page, 'Winter Shelter');
  await expect(row).toContainText('Open only 1 December to 31 March');
  await expect(row).toContainText('Open Sunday, times not known');
  await expect(row).toContainText(/Every other Friday from .+ 09:00–17:00/);
});

test('times that overlap on a date are told at the slot before anything is saved', async ({
  page,
}) => {
  await asNewOrganisation(page, 'Fourth And Last', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await type(page).selectOption('Laundry');
  for (const week of ['fourth', 'last']) {
    await page.locator('label', { hasText: 'Tuesday' }).first().tap();
    await page.getByLabel('Which weeks?').selectOption(week);
    await page.getByRole('button', { name: `Add 9am to 5pm, ${week} Tuesday` }).tap();
  }
  const last = page.getByRole('listitem').filter({ hasText: 'Last Tuesday of the month' });
  await expect(last).toContainText('Overlapping intervals detected for Tuesday.');
  await save(page).tap();
  await expect(page.getByRole('alert')).toContainText('Overlapping intervals detected');
  await last.getByRole('button', { name: /^Remove/ }).tap();
  await save(page).tap();
  await expect(added(page)).toBeFocused();
});

test('a note that speaks of weeks is met with times already filled in', async ({ page }) => {
  await asNewOrganisation(page, 'Only A Note', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await type(page).selectOption('Laundry');
  await page.getByLabel('Note').fill('Last Friday of the month');
  await page.getByRole('button', { name: 'Add times: last Friday' }).tap();
  await expect(page.getByLabel('Which weeks?')).toHaveValue('last');
  await expect(page.locator('#add-start')).toBeFocused();
  await page.getByRole('button', { name: /^Add 9am to 5pm, last Friday of the month/ }).tap();
  await expect(page.getByRole('button', { name: 'Add times: last Friday' })).toHaveCount(0);

  await page.getByLabel('Note').fill('Every evening');
  await page.getByRole('button', { name: /^Say “open, times not known” of/ }).tap();
  await expect(page.getByRole('checkbox', { name: 'Monday: Open, times not known' })).toBeChecked();
  await save(page).tap();
  await expect(added(page)).toBeFocused();
});
