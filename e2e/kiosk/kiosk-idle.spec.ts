import type { Page } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bar, button, KIOSK_SCREENS, startStopped, traces } from '../support/kiosk/kiosk.ts';

const second = 1000;

test.use({ hasTouch: true });

test.describe('a kiosk that nobody touches', () => {
  test.use({ viewport: KIOSK_SCREENS.upright });
  const warning = (page: Page) => page.getByRole('alertdialog');
  const resting = (page: Page) => page.getByRole('heading', { name: 'Touch the screen' });
  const offset = (page: Page) =>
    page.getByRole('main').evaluate((main) => main.parentElement?.scrollTop);

  test('asks after 90 seconds, goes on exactly where it was, and is cleared after 120', async ({
    page,
  }) => {
    await startStopped(page);
    const { entries } = await traces(page);
    // No statuses: a list of services changes as soon as one of them closes.
    await button(page, /^Organisations/).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisations A to Z');
    await bar(page, 'More').tap();
    const down = await offset(page);
    expect(down).toBeGreaterThan(500);

    await page.clock.runFor(89 * second);
    await expect(warning(page)).toBeHidden();
    await page.clock.runFor(1 * second);
    await expect(warning(page)).toContainText('In 30 seconds');
    await page.clock.runFor(29 * second);
    await expect(warning(page)).toContainText('In 1 second');
    // Beside the buttons: perhaps somebody else's hand.
    await page.touchscreen.tap(20, 20);
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'I’m still here' }).tap();
    await expect(warning(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisations A to Z');
    expect(await offset(page)).toBe(down);

    await page.clock.runFor(119 * second);
    await expect(warning(page)).toBeVisible();
    await page.clock.runFor(1 * second);
    await expect(resting(page)).toBeVisible();
    expect(await traces(page)).toEqual({
      local: ['kiosk-settings'],
      session: [],
      entries,
      path: kioskPaths.home,
      typed: '',
    });
    expect(await offset(page)).toBe(0);

    // Meanwhile it works: what is open now or next, and the time.
    const board = page.getByRole('region', { name: 'Resting' });
    await expect(board.getByRole('heading', { name: /^Open now/ })).toBeVisible();
    await expect(board.getByRole('listitem').first()).toBeVisible();
    await expect(board.getByText(/^\d\d:\d\d$/).first()).toBeVisible();

    const place = () => resting(page).boundingBox();
    const first = await place();
    await page.clock.runFor(30 * second);
    expect(await place()).not.toEqual(first);
  });

  test('leaves somebody signed in who looks at it in a browser of their own', async ({ page }) => {
    await page.clock.install();
    await page.goto(kioskPaths.home);
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'a');
      sessionStorage.setItem('typed', 'a');
    });
    await page.clock.pauseAt(Date.now() + 3_000);
    await page.touchscreen.tap(20, 20);
    await page.clock.runFor(180 * second);
    await expect(resting(page)).toBeVisible();
    expect(await traces(page)).toMatchObject({ local: ['accessToken'], session: [] });
  });

  test('waits 180 seconds where somebody reads, and starts again at once for the next in the queue', async ({
    page,
  }) => {
    await startStopped(page);
    await button(page, /^Emergency/).tap();
    await page.clock.runFor(179 * second);
    await expect(warning(page)).toBeHidden();
    await page.clock.runFor(1 * second);
    await page.getByRole('button', { name: 'Start again' }).tap();
    await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
    await bar(page, 'Back').tap();
    await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
  });

  test('takes new information while it rests, never under somebody’s finger', async ({ page }) => {
    await startStopped(page);
    await button(page, /^Organisations/).tap();
    await page.route('**/api/health', async (route) => {
      const health = await (await route.fetch({ maxRetries: 3 })).json();
      await route.fulfill({ json: { ...health, dataVersion: health.dataVersion + 1 } });
    });
    await page.route('**/api/directory', async (route) => {
      const directory = await (await route.fetch({ maxRetries: 3 })).json();
      directory.organisations[0].name = 'A Brand-new Name';
      await route.fulfill({ json: directory });
    });
    const asked = page.waitForResponse('**/api/directory');
    for (let minute = 0; minute < 6; minute++) {
      await page.clock.runFor(60 * second);
      await page.getByRole('heading', { level: 1 }).tap();
    }
    await asked;
    await expect(page.getByText('A Brand-new Name')).toHaveCount(0);
    await page.clock.runFor(120 * second);
    await page.touchscreen.tap(500, 500);
    await button(page, /^Organisations/).tap();
    await expect(page.getByText('A Brand-new Name')).toBeVisible();
  });
});
