import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  closeForChristmas,
  closeLunchToday,
  createHand,
  endClosing,
  savedHeading,
} from '../support/own-tasks.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true });

const today = () => cityTime(Date.now()).date;

/** An organisation with these services, on its dashboard. */
async function harbour(page: Page, name: string, types = ['Breakfast', 'Lunch', 'Showers']) {
  await asNewOrganisation(page, name);
  const api = await ownApi(page);
  for (const type of types) await api.addService({ type });
  await page.goto(dashboardPaths.home);
  return api;
}

const saved = savedHeading;
const publicChanges = async (page: Page, name: string) => {
  const services = await (await page.request.get('/api/services/public')).json();
  return services
    .filter(({ provider }: { provider: { name: string } }) => provider.name === name)
    .map(({ changes = [] }: { changes?: { kind: string }[] }) => changes.map(({ kind }) => kind));
};

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('closing today takes at most 4 taps, ending it 2, and bringing it back 1', async ({
    page,
  }) => {
    await harbour(page, 'Four Taps');
    const close = createHand(page);
    await closeLunchToday(close);
    expect(close.taps()).toBeLessThanOrEqual(4);
    expect(await publicChanges(page, 'Four Taps')).toEqual([[], ['closed'], []]);

    await page.goto(dashboardPaths.home);
    const end = createHand(page);
    await endClosing(end);
    expect(end.taps()).toBe(2);
    expect(await publicChanges(page, 'Four Taps')).toEqual([[], [], []]);

    await page.getByRole('button', { name: /^Bring it back/ }).tap();
    await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible();
    expect(await publicChanges(page, 'Four Taps')).toEqual([[], ['closed'], []]);
  });

  test('closing until further notice takes 2 taps from the list of services', async ({ page }) => {
    await harbour(page, 'Two Taps');
    await page.goto(dashboardPaths.viewServices);
    const { tap, taps } = createHand(page);
    await tap(page.getByRole('link', { name: /^Closed\? Lunch/ }));
    await tap(page.getByRole('button', { name: 'Closed until further notice' }));
    await expect(saved(page)).toBeFocused();
    expect(taps()).toBe(2);
    await page.waitForURL(dashboardPaths.dates);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Closed until further' }),
    ).toBeVisible();
  });

  test('Christmas for three services takes at most 15 taps', async ({ page }) => {
    await harbour(page, 'Fifteen Taps', ['Breakfast', 'Lunch', 'Showers', 'Laundry']);
    const hand = createHand(page);
    await closeForChristmas(hand);
    expect(hand.taps()).toBeLessThanOrEqual(15);
  });

  test('Save stays in reach of the thumb', async ({ page }) => {
    await harbour(page, 'A Thumb');
    await page.goto(dashboardPaths.addDate());
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
    await page.goto(dashboardPaths.addService);
    await expect(page.getByRole('button', { name: 'Add Service' })).toBeInViewport();
  });
});

test('every page of dates is for everyone', async ({ page }) => {
  const api = await harbour(page, 'For Everyone Too');
  await page.goto(dashboardPaths.addDate());
  await page.getByRole('radio', { name: /^Other times/ }).check();
  await page.getByRole('button', { name: 'Add more times' }).click();
  await page.getByRole('checkbox', { name: 'All of them' }).check();
  await page.getByLabel('Reason').fill('Staff training');
  await expectForEveryone(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeFocused();
  await page.goto(dashboardPaths.dates);
  await expectForEveryone(page);
  expect(await api.services()).toHaveLength(3);
});

test('what stands in the way is shown, asked about, and nothing typed is lost', async ({
  page,
}) => {
  await harbour(page, 'In The Way', ['Lunch']);
  await page.goto(dashboardPaths.addDate());
  await page.getByRole('button', { name: 'Closed today' }).click();
  await expect(saved(page)).toBeFocused();

  await page.goto(dashboardPaths.addDate());
  await page.getByLabel('Last day').fill(addDays(today(), 3));
  await page.getByLabel('Reason').fill('Flood');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Already there on these dates' })).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('Flood');
  await page.getByRole('radio', { name: 'End it' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeFocused();
  expect(await publicChanges(page, 'In The Way')).toEqual([['closed']]);
});

test('a fault stands at its field, and by keyboard one comes to it', async ({ page }) => {
  await harbour(page, 'At Its Field');
  await page.goto(dashboardPaths.addDate());
  await page.getByLabel('Last day').fill(addDays(today(), 400));
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(
    page.getByRole('link', { name: 'Please choose at least one service.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^A change can last up to 366 days/ }).press('Enter');
  await expect(page.getByLabel('Last day')).toBeFocused();
});

test('a note that speaks of dates offers to be a dated change, already filled in', async ({
  page,
  context,
}) => {
  await harbour(page, 'Noted', ['Lunch']);
  await page.goto(dashboardPaths.viewServices);
  await page.getByRole('link', { name: /^Edit Lunch/ }).click();
  await page.getByLabel('Note').fill('Closed 24 December to 2 January');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Shall this be a dated change\?/ }).click();
  const added = await opening;
  await expect(added.getByLabel('First day')).toHaveValue(/-12-24$/);
  await expect(added.getByLabel('Last day')).toHaveValue(/-01-02$/);
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(saved(added)).toBeFocused();
  expect(await publicChanges(page, 'Noted')).toEqual([['closed']]);
  await expect(page.getByLabel('Note')).toHaveValue('Closed 24 December to 2 January');

  await page.goto(dashboardPaths.viewServices);
  await page.getByRole('link', { name: /^Edit Lunch/ }).click();
  const dates = page.getByRole('region', { name: 'Closed or other times on some dates' });
  await expect(dates.getByRole('listitem')).toContainText(/^Closed .*24 December to .*2 January/);

  await page.goto(dashboardPaths.editOrganisation);
  await page.getByLabel('Description').fill('We cook for all. We are closed on 24 December.');
  const question = page.getByRole('link', { name: /^Shall this be a dated change\?/ });
  await expect(question).toHaveAttribute('href', /-12-24/);
});
