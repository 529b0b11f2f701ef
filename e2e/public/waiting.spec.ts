import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { addDays, cityTime, dateWords } from '../../shared/time/city-time.ts';
import { unroll } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { builtFile } from '../support/built-file.ts';
import { deferred } from '../support/deferred.ts';
import { expect, test } from '../support/fixtures.ts';
import { bePatient, growPatient, isLive } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

// Pages wait for the app until somebody touches what needs it (docs/decisions/047-the-app-waits.md). These journeys open them
// without a touch.

const ENTRY = builtFile('web/index.html');
const APP = builtFile('web/entry/browser.tsx');

test.use({ viewport: SIZES.phone });

/** Has the app's file wait until the test lets it come. */
async function holdApp(page: Page) {
  const { isReleased, release } = deferred();
  await page.route(`**${APP}`, (route) => isReleased.then(() => route.fallback()));
  return { letCome: release };
}

test.describe('before a touch', () => {
  for (const path of [
    paths.home,
    paths.timetable('Breakfast'),
    paths.immediateSupport,
    paths.organisations,
    paths.helplineType('General'),
    paths.orgCategory('Housing Advice'),
    paths.termsOfService,
  ])
    test(`${path} fetches its first script and nothing else`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === 'script' || pathname.startsWith('/api'))
          asked.push(pathname);
      });
      await page.goto(path);
      await page.mouse.wheel(0, 400);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([ENTRY]);
      expect(await isLive(page)).toBe(false);
    });

  test('a link is followed to a page that waits as well', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('link', { name: 'IMMEDIATE SUPPORT' }).click();
    await expect(page).toHaveURL(paths.immediateSupport);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isLive(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  });

  test('the way between danger at home and the numbers adds nothing to the history', async ({
    page,
  }) => {
    await page.goto(paths.home);
    await page.goto(paths.immediateSupport);
    const kept = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Helplines for victims of a crime' }).click();
    await expect(page).toHaveURL(paths.helplineType('Victim of a crime'));
    // The first script is what replaces the entry; whoever is quicker than it has a link.
    await page.waitForLoadState();
    await page.getByRole('link', { name: 'IMMEDIATE SUPPORT', exact: true }).click();
    await expect(page).toHaveURL(paths.immediateSupport);
    expect(await page.evaluate(() => history.length)).toBe(kept);
    expect(await isLive(page)).toBe(false);
  });

  test('a place that is chosen has the focus on its name, and the page that names it waits', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const place = page.locator('main a[href^="/timetable/"][href*="#"]').first();
    const name = (await place.textContent()) ?? '';
    await place.click();
    // Where a provider has many places, the place leads, and the name that has the focus is beside it.
    await expect(page.locator(':target')).toContainText(name);
    await expect(page.locator(':target [data-service-name]')).toBeFocused();
    expect(await isLive(page)).toBe(false);
  });

  test('an organisation that the address names is marked for three seconds, and gives its focus up to a touch', async ({
    page,
    request,
  }) => {
    const organisation = (await readApi(request).organisations())[3];
    await page.clock.install();
    await page.goto(paths.organisation(organisation?._id ?? ''));
    const card = page.locator('li:target');
    const unmarked = await page
      .locator('main li[id]')
      .first()
      .evaluate((it) => getComputedStyle(it).outlineStyle);
    await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(card).not.toHaveCSS('outline-style', unmarked);
    await page.clock.fastForward(3_000);
    await expect(card).toHaveCSS('outline-style', unmarked);
    expect(await isLive(page)).toBe(false);
    await growPatient(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    await page.clock.fastForward(100);
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  });

  test('cards of a tablet have their tabs', async ({ page }) => {
    await page.setViewportSize(SIZES.tablet);
    await page.goto(paths.timetable('Breakfast'));
    await expect(page.getByRole('tablist').first()).toBeVisible();
  });

  test('a phone that is turned to a tablet’s width gets the tabs', async ({ page }) => {
    await page.goto(paths.timetable('Breakfast'));
    expect(await isLive(page)).toBe(false);
    await page.setViewportSize(SIZES.tablet);
    await expect(page.getByRole('tablist').first()).toBeVisible();
  });
});

test.describe('leaving, while the app does not come', () => {
  const NEW_TAB = new URL(site().leaveNewTab).href;
  const THIS_TAB = new URL(site().leaveThisTab).href;
  test.use({ outside: [NEW_TAB, THIS_TAB] });

  for (const way of ['a tap', 'Shift three times'])
    test(`works by ${way}`, async ({ page, context }) => {
      await holdApp(page);
      await page.goto(paths.home);
      await page.goto(paths.immediateSupport);
      const opened = context.waitForEvent('page');
      if (way === 'a tap') await page.getByRole('link', { name: 'Leave this site' }).click();
      else for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
      await expect(await opened).toHaveURL(NEW_TAB);
      await expect(page).toHaveURL(THIS_TAB);
      await page.goBack();
      await expect(page).toHaveURL(paths.home);
    });
});

test.describe('the first tap', () => {
  test('opens the menu', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.home);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeVisible();
    await expect(page).toHaveURL(paths.home);
  });

  test('opens the menu by keyboard, whose focus stays', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.home);
    await page.getByRole('link', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeFocused();
  });

  test('opens the search of the bar, with the focus in it', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.organisations);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    await expect(page).toHaveURL(paths.organisations);
  });

  test('opens a whole week', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.timetable('Breakfast'));
    await page.getByRole('link', { name: 'Show the whole week' }).first().click();
    await expect(page.getByRole('button', { name: 'Show one day only' })).toHaveCount(1);
  });

  test('opens what a card folds away', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.home);
    await unroll(page);
    await page.getByRole('link', { name: 'Timetables', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Showers \(/ })).toBeVisible();
  });

  test('opens what a card folds away where the app comes before the mouse is up', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await page.goto(paths.home);
    await unroll(page);
    await page.getByRole('link', { name: 'Timetables', exact: true }).hover();
    await page.mouse.down();
    app.letCome();
    await expect(page.getByRole('button', { name: 'Timetables', exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('link', { name: /^Showers \(/ })).toBeVisible();
  });

  test('opens the ways to send a place to somebody', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.timetable('Breakfast'));
    await page.getByRole('link', { name: 'Send this' }).first().click();
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
  });

  test('opens the field for a date as without script where the app does not come, and it keeps its date once it comes', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await page.goto(paths.timetable('Breakfast'));
    await page.getByRole('link', { name: 'Another day' }).click();
    const date = addDays(cityTime(Date.now()).date, 30);
    await page.getByLabel('By date').fill(date);
    app.letCome();
    await expect(page.getByRole('button', { name: 'Another day', expanded: true })).toBeVisible();
    await expect(page.getByLabel('By date')).toHaveValue(date);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Open on / })).toContainText(dateWords(date));
  });

  test('opens the menu as without script where the app does not come, and it stays open once it comes', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await page.goto(paths.home);
    await page.getByRole('link', { name: 'Menu' }).click();
    const way = page.getByRole('link', { name: 'Join Us' });
    await expect(way).toBeVisible();
    expect(await isLive(page)).toBe(false);
    app.letCome();
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
    await expect(way).toBeVisible();
  });
});

test.describe('a search before the app', () => {
  test('is kept while it is typed', async ({ page }) => {
    await bePatient(page);
    const app = await holdApp(page);
    await page.goto(paths.home);
    await page.getByRole('textbox', { name: 'Search for help' }).fill('show');
    app.letCome();
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toHaveValue('show');
    await expect(box).toBeFocused();
    await page.keyboard.type('er');
    await expect(box).toHaveValue('shower');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('that was sent is answered, and leaves its address bare', async ({ page }) => {
    await bePatient(page);
    const app = await holdApp(page);
    await page.goto(paths.home);
    await page.getByRole('textbox', { name: 'Search for help' }).fill('shower');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.home);
    app.letCome();
    await expect(page).toHaveURL(paths.search());
    await expect(page.getByRole('combobox')).toHaveValue('shower');
    await expect(page.getByText(/results? for “shower”/)).toBeVisible();
  });

  test('is sent as without script where nothing comes', async ({ page }) => {
    await holdApp(page);
    await page.goto(paths.home);
    await page.getByRole('textbox', { name: 'Search for help' }).fill('shower');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.search('shower'));
    await expect(page.getByText(/results? for “shower”/)).toBeVisible();
  });

  test.describe('of a build that is gone', () => {
    test.use({ logged: ['Failed to fetch dynamically imported module'] });

    test('is sent as without script', async ({ page }) => {
      await page.route(`**${APP}`, (route) => route.abort());
      await page.goto(paths.home);
      await page.getByRole('textbox', { name: 'Search for help' }).fill('shower');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.search('shower'));
      await expect(page.getByText(/results? for “shower”/)).toBeVisible();
    });
  });
});
