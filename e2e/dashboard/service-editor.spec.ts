import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible, expectNoSidewaysScroll, nextFrames } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true });

const QUAY = '1 Quay Street, Bristol BS1 2JP';

const opens = (page: Page) => page.getByLabel('Opens', { exact: true });
const closes = (page: Page) => page.getByLabel('Closes', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Service|Save|Saving)/ });

/** Types a breakfast from Monday to Friday. */
async function fillBreakfast(page: Page, note: string) {
  await page.getByLabel('Type', { exact: true }).selectOption('Breakfast');
  await page.getByRole('button', { name: 'Monday to Friday' }).click();
  await closes(page).selectOption('10:30');
  await page.getByRole('button', { name: 'Add 8am to 10:30am, Monday to Friday' }).click();
  await page.getByLabel('Note').fill(note);
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('a breakfast with its own Saturday takes 13 taps and is public at once', async ({
    page,
  }) => {
    await asNewOrganisation(page, 'Thirteen Taps', [QUAY]);
    await page.goto(dashboardPaths.addService);
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    /** One tap opens the phone's own list, one chooses. */
    const choose = async (select: Locator, option: string) => {
      await select.selectOption(option);
      taps += 2;
    };
    await choose(page.getByLabel('Type', { exact: true }), 'Breakfast');
    await tap(page.getByRole('button', { name: 'Monday to Friday' }));
    await choose(closes(page), '10:30');
    await tap(page.getByRole('button', { name: 'Add 8am to 10:30am, Monday to Friday' }));
    await tap(page.locator('label', { hasText: 'Saturday' }));
    await choose(opens(page), '09:00');
    await choose(closes(page), '11:00');
    await tap(page.getByRole('button', { name: 'Add 9am to 11am, Saturday' }));
    await tap(save(page));
    await expect(page.getByRole('heading', { name: 'Service added successfully!' })).toBeFocused();
    expect(taps).toBe(13);

    await page.goto(paths.timetable('Breakfast'));
    const row = page.getByRole('row').filter({ hasText: 'Thirteen Taps' });
    await row.getByRole('button', { name: /Show the whole week/ }).tap();
    await expect(row).toContainText('Friday 08:00–10:30');
    await expect(row).toContainText('Saturday 09:00–11:00');
    await expect(row).toContainText('Sunday Closed');
  });
});

test('with text half as large again nothing runs off a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ ...SIZES.phone });
  await asNewOrganisation(page, 'Large Letters', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await fillBreakfast(page, 'Tea too');
  await page.getByRole('button', { name: 'Copy Friday to other days' }).click();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  await nextFrames(page);
  await expectNoSidewaysScroll(page);
  for (const control of await page
    .getByRole('main')
    .locator('button:visible, select:visible')
    .all()) {
    const box = await control.boundingBox();
    expect(box && box.x + box.width, await control.innerText()).toBeLessThanOrEqual(360);
  }
});

for (const [name, viewport] of Object.entries(SIZES))
  test(`the form is for everyone, with all that it may say: ${name}`, async ({ page }) => {
    // The longest form of the site, looked at in both schemes.
    test.slow();
    await page.setViewportSize(viewport);
    await asNewOrganisation(page, `For Everyone ${name}`);
    await page.goto(dashboardPaths.addService);
    await expect(
      page.getByText('No addresses found. Please add one in your Organisation profile.'),
    ).toBeVisible();
    await fillBreakfast(page, '');
    await page.getByRole('button', { name: 'Add times on Monday' }).click();
    await page.getByLabel('Monday opens, 2 of 2').selectOption('10:00');
    await page.getByLabel('Tuesday closes').selectOption('02:00');
    await page.getByRole('button', { name: 'Copy Friday to other days' }).click();
    await page.locator('label', { hasText: 'Sunday' }).first().click();
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('Please fix the highlighted errors.');
    await expect(page.getByText('Until 02:00 the next day, Wednesday.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('a fault shows at its slot as one types, and the summary leads there', async ({ page }) => {
  await asNewOrganisation(page, 'Twice on Monday', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await fillBreakfast(page, '');
  await page.getByRole('button', { name: 'Add times on Monday' }).click();
  await expect(page.getByLabel('Monday opens, 2 of 2')).toBeFocused();
  const overlap = page.getByText('Overlapping intervals detected for Monday.');
  await expect(overlap).toHaveCount(0);
  await page.getByLabel('Monday opens, 2 of 2').selectOption('10:00');
  await expect(overlap).toHaveCount(2);
  await page.getByLabel('Tuesday closes').selectOption('08:00');
  await expect(
    page.getByText('Start and end times cannot be the same (cross-midnight is allowed).'),
  ).toHaveCount(1);
  await save(page).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Overlapping/ })
    .press('Enter');
  await expect(page.getByRole('group', { name: 'Monday' })).toBeFocused();
});

test('taking times away keeps the focus and can be undone', async ({ page }) => {
  await asNewOrganisation(page, 'Second Thoughts', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await fillBreakfast(page, '');
  await page.getByRole('button', { name: 'Remove Monday 08:00 to 10:30' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add times on Monday' })).toBeFocused();
  await expect(
    page.getByText('Removed 8am to 10:30am from Monday, which is closed now.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The week' })).toBeFocused();
  await expect(page.getByLabel('Monday opens')).toHaveValue('08:00');
  await page.getByRole('button', { name: 'Copy Monday to other days' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy Monday to other days' })).toBeFocused();
});

test('days that were chosen and not added are not lost in a save', async ({ page }) => {
  await asNewOrganisation(page, 'Nearly Done', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await fillBreakfast(page, '');
  await page.locator('label', { hasText: 'Saturday' }).click();
  await save(page).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /not in the week yet/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Add 8am to 10:30am, Saturday' })).toBeFocused();
});

test('leaving a changed form asks first', async ({ page }) => {
  await asNewOrganisation(page, 'Not Yet', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Add Service' }).click();
  await fillBreakfast(page, 'Tea too');
  const profile = page.getByRole('link', { name: 'Profile' });
  await profile.click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeFocused();
  await expect(page.getByLabel('Note')).toHaveValue('Tea too');
  await profile.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewOrganisation);
});

test('no connection, and a session that ends, leave the work as it was', async ({
  page,
  context,
}) => {
  const { login } = await asNewOrganisation(page, 'In a Tunnel', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await fillBreakfast(page, 'Ring the side bell');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to add service.We could not reach the handbook. Check your connection, then try again. What you typed is still here.',
  );
  await expect(page.getByLabel('Note')).toHaveValue('Ring the side bell');
  await context.setOffline(false);

  await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
  await context.clearCookies();
  await save(page).click();
  await expect(page).toHaveURL(paths.login);
  await login(undefined, dashboardPaths.addService);
  await expect(page.getByText('Here it is as you left it.')).toBeVisible();
  await expect(page.getByLabel('Friday closes')).toHaveValue('10:30');
  await save(page).click();
  await expect(page.getByText('Service added successfully!')).toBeVisible();
});

test('of two tabs that save one service, neither loses what it changed', async ({
  page,
  context,
}) => {
  await asNewOrganisation(page, 'Two Tabs', [QUAY]);
  await page.goto(dashboardPaths.addService);
  await fillBreakfast(page, 'One tab');
  await save(page).click();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Note')).toHaveValue('One tab');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Note').fill('The other tab');
  await save(other).click();
  await expect(other.getByText('Service updated successfully!')).toBeVisible();

  await page.getByLabel('Friday closes').selectOption('11:00');
  await save(page).click();
  const choice = page.locator('form').filter({ hasText: 'Two versions' });
  await expect(choice.getByRole('radio', { name: /Keep mine.*Friday 08:00–11:00/s })).toBeChecked();
  await expect(choice.getByRole('radio', { name: /Take theirs.*The other tab/s })).toBeChecked();
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByText('Service updated successfully!')).toBeVisible();
  await page.goto(paths.timetable('Breakfast'));
  const row = page.getByRole('row').filter({ hasText: 'Two Tabs' });
  await expect(row).toContainText('The other tab');
  await expect(row).toContainText('08:00–11:00');
});
