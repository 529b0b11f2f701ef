import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

for (const path of [paths.home, paths.organisations]) {
  test(`the first Tab on ${path} offers to skip to the content`, async ({ page, visit }) => {
    await visit(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('another page takes the focus to its heading and changes the title', async ({
  page,
  visit,
}) => {
  await visit(paths.home);
  const title = await page.title();
  const heading = page.getByRole('heading', { level: 1 });

  await page.getByRole('link', { name: 'IMMEDIATE SUPPORT' }).press('Enter');
  await expect(page).toHaveURL(paths.immediateSupport);
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(title);

  await page.getByRole('link', { name: 'Back to Home' }).press('Enter');
  await expect(page).toHaveURL(paths.home);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(title);
});

test('the way to a bed tonight takes the focus to whom to ring', async ({ page, visit }) => {
  await visit(paths.home);
  await page.getByRole('link', { name: 'Nowhere to sleep tonight?' }).press('Enter');
  await expect(page).toHaveURL(paths.tonight);
  await expect(page.getByRole('heading', { name: 'Nowhere to sleep tonight?' })).toBeFocused();
});

for (const path of [paths.home, paths.timetable('Breakfast'), paths.organisations]) {
  test(`${path} asks for no data that its HTML has brought`, async ({ page, visit }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}

test('the bar turns solid after 50 pixels', async ({ page, visit }) => {
  await visit(paths.organisations);
  const bar = page.getByRole('banner');
  // What passes below it before that may not be read through its words.
  const nearlySolid = /\/ 0\.9\d\)$/;
  await page.evaluate(() => scrollTo(0, 50));
  await expect(bar).toHaveCSS('background-color', nearlySolid);
  await expect(bar).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(bar).not.toHaveCSS('background-color', nearlySolid);
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
});

test('an address that names an organisation marks its card for three seconds', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(paths.timetable('Breakfast'));
  const provider = page.locator('[role="row"][id]').getByRole('link').first();
  const name = (await provider.textContent()) ?? '';
  await provider.press('Enter');
  await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  const marked = page.locator('li[data-highlighted]');
  await expect(marked).toContainText(name);
  await page.clock.fastForward(3000);
  await expect(marked).toHaveCount(0);
});

test('a hash that is no name at all does no harm', async ({ page, visit }) => {
  for (const path of [paths.timetable('Breakfast'), paths.organisations]) {
    await visit(`${path}#%`);
    await expect(page.getByRole('heading', { name: 'Sorry' })).toHaveCount(0);
  }
});

test('home’s cards open by keyboard and lead on', async ({ page, visit }) => {
  await visit(paths.home);
  await page.getByRole('button', { name: 'Timetables' }).press('Enter');
  await page.getByRole('link', { name: /^Showers \(/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showers');
});

test.describe('the mobile menu', () => {
  test.use({ viewport: SIZES.phone });

  test.beforeEach(async ({ page, visit }) => {
    await visit(paths.home);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeVisible();
  });

  test('can be used by everyone', async ({ page }) => {
    await expectAccessible(page);
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('closes on a click outside', async ({ page }) => {
    const menu = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    await page.mouse.click(5, (menu?.y ?? 0) + (menu?.height ?? 0) + 10);
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeHidden();
  });

  test('closes when another page is chosen', async ({ page }) => {
    await page.getByRole('link', { name: 'Join Us' }).press('Enter');
    await expect(page).toHaveURL(paths.joinUs);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});
