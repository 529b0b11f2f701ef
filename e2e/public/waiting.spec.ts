import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { describeStatus, statusAt } from '../../shared/services/status.ts';
import { site } from '../../shared/site/site.ts';
import { readApi } from '../support/api/read-api.ts';
import { builtFile } from '../support/built-file.ts';
import { deferred } from '../support/deferred.ts';
import { expect, test } from '../support/fixtures.ts';
import { bePatient, bringToLife, growPatient, isLive, touch, untilLive } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

// Pages wait for the app until somebody touches what needs it (docs/decisions/047-the-app-waits.md). These journeys open them
// without a touch.

const ENTRY = builtFile('web/index.html');
const APP = builtFile('web/entry/browser.tsx');
const MINUTE = 60_000;

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
    await page.getByRole('link', { name: 'Timetables', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Showers \(/ })).toBeVisible();
  });

  test('opens the ways to send a place to somebody', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.timetable('Breakfast'));
    await page.getByRole('link', { name: 'Send this' }).first().click();
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
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

/** The first instant from now on at which another status stands beside a service, and the service. */
function nextTurn(services: PublicService[], from: number) {
  const words = (service: PublicService, at: number) =>
    describeStatus(statusAt(service, service.changes, at));
  for (let at = from + MINUTE; at < from + 24 * 60 * MINUTE; at += MINUTE)
    for (const service of services)
      if (words(service, at) !== words(service, from))
        return { at, service, now: words(service, at) };
  throw new Error('No status turns within a day.');
}

test.describe('a status that turns', () => {
  /** Opens a timetable on a device whose clock then shows the minute in which a status has turned, as the server's does. */
  async function openAndTurn(page: Page, services: PublicService[]) {
    await page.clock.install();
    await page.goto(paths.timetable('Day Centre'));
    const { data } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
    const from = Date.parse(data.loaderData.root.now);
    const turn = nextTurn(services, from);
    await page.route('**/api/health', (route) =>
      route.fulfill({
        json: { ...data.loaderData.root, now: new Date(turn.at).toISOString(), ok: true },
      }),
    );
    return { ...turn, row: page.locator(`[id="${turn.service._id}"]`), wait: turn.at - from };
  }

  test('is right a minute later on a page that nobody has touched', async ({ page, request }) => {
    const services = await readApi(request).services('Day Centre');
    const { row, now, wait } = await openAndTurn(page, services);
    await expect(row).not.toContainText(now);
    await page.clock.fastForward(wait + MINUTE);
    await expect(row).toContainText(now);
  });

  test('is right when the page comes back, by Back or from behind another', async ({
    page,
    request,
  }) => {
    const services = await readApi(request).services('Day Centre');
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const { row, now, at } = await openAndTurn(page, services);
    await comeBack();
    expect(await isLive(page)).toBe(false);
    await page.clock.setFixedTime(at);
    await comeBack();
    await expect(row).toContainText(now);
  });

  test('is asked of the server at once where the device’s clock is wrong', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() - 24 * 60 * MINUTE);
    await page.goto(paths.timetable('Breakfast'));
    await untilLive(page);
  });
});

test('a notice that was made since stands on an open page at its next contact, and ends by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(paths.organisations);
  const { data } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  const { root } = data.loaderData;
  const after = (minutes: number) =>
    new Date(Date.parse(root.now) + minutes * MINUTE).toISOString();
  const made = {
    _id: 'made-since',
    words: 'Cold weather beds open tonight.',
    link: paths.tonight,
    severity: 'Urgent',
    place: 'all',
    from: after(0),
    until: after(90),
    ends: 'until 9am',
  };
  await page.route('**/api/health', (route) =>
    route.fulfill({ json: { ...root, now: after(62), ok: true, notices: [made] } }),
  );
  const notice = page.getByRole('complementary', { name: 'Notices' });
  await bringToLife(page);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(62 * MINUTE);
  await expect(notice).toHaveText(/Urgent: Cold weather beds open tonight\./);
  await page.clock.fastForward(30 * MINUTE);
  await expect(notice).toHaveCount(0);
});

test.describe('a page that the browser has translated', () => {
  /** As browsers' translators do: each text in an element of theirs, in other words. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        /\S/.test(node.nodeValue ?? '') && !node.parentElement?.closest('script, style')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(`${text.nodeValue} (traduit)`);
      }
    });

  test('opens its menu at the first tap, and leads on', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.home);
    await translate(page);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page
      .getByRole('link', { name: /^Organisations/ })
      .first()
      .click();
    await expect(page).toHaveURL(paths.organisations);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisations');
  });

  test('keeps what is typed, the focus and the place', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.timetable('Toilets'));
    await translate(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await touch(page);
    await untilLive(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);

    await page.goto(paths.home);
    await translate(page);
    await page.getByRole('textbox').first().pressSequentially('shower');
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toHaveValue('shower');
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.search());
    await expect(page.getByText(/results? for “shower”/)).toBeVisible();
  });
});
