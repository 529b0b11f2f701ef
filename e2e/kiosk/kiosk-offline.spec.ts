import type { Page } from '@playwright/test';
import { KIOSK_WORKER, kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { informationFrom } from '../../shared/time/information-time.ts';
import { HOUR } from '../../shared/time/units.ts';
import { expect, test } from '../support/kept.ts';
import { bar, button, scan, startKiosk } from '../support/kiosk/kiosk.ts';
import type { Line } from '../support/site/proxy.ts';
import { originOf, type SiteName } from '../support/site/sites.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

/** Until the browser has all that the kiosk consists of. */
const isKept = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () =>
    Boolean(await caches.match('/kiosk/directory-copy', { cacheName: 'kiosk-directory' })),
  );
};
/** Has the server send the kiosk's worker as another build. */
async function offerNewerBuild(line: Line, site: SiteName) {
  const built = await (await fetch((await originOf(site)) + KIOSK_WORKER)).text();
  line.instead.set(KIOSK_WORKER, {
    headers: { 'content-type': 'text/javascript' },
    body: built.replace(/BUILD="[^"]+"/, 'BUILD="newer"'),
  });
}
const banner = (page: Page) => page.getByText(/^Information from /);
const cannotTell = (page: Page) => page.getByText('We cannot tell what is open now.');
/** The status of a place in a list, at whatever hour and on a bank holiday too. */
const status = (page: Page) =>
  page
    .getByRole('listitem')
    .getByText(/^(Open now|Open 24|Opens|Closes at|Closed now|Check first: )/)
    .first();
const home = (page: Page) => page.getByRole('heading', { name: 'What do you need?' });

test('a network that fails changes nothing but a banner, until after a day nobody can tell what is open', async ({
  page,
  context,
  line,
  cut,
}) => {
  await page.clock.install();
  await startKiosk(page);
  await isKept(page);
  await expect(button(page, /^Open now/)).toBeVisible();
  await expect(banner(page)).toBeHidden();

  const heard = Date.now();
  await cut();
  await expect(banner(page)).toBeVisible();
  const words = [heard, heard - 60_000].map(informationFrom);
  expect(words).toContain(await banner(page).textContent());
  await expect(cannotTell(page)).toBeHidden();

  await button(page, /^Toilets/).tap();
  await expect(status(page)).toBeVisible();
  await page.getByRole('listitem').first().getByRole('link').tap();
  // The list's own code leads to no one place.
  await expect.poll(() => scan(page).catch(() => '')).toContain('/timetable/Toilets#');
  await bar(page, 'Search').tap();
  for (const key of 'SAM') await page.getByRole('button', { name: key, exact: true }).tap();
  await expect(button(page, /^Samaritans/)).toBeVisible();

  await page.clock.fastForward(49 * HOUR);
  await page.touchscreen.tap(500, 900);
  await expect(home(page)).toBeVisible();
  await expect(cannotTell(page)).toBeVisible();
  expect(words).toContain(await banner(page).textContent());
  await expect(page.getByRole('main').getByText(/open now/i)).toHaveCount(0);
  await button(page, /^Toilets/).tap();
  await expect(page.getByRole('main').getByText(/open now|opens|closed now/i)).toHaveCount(0);
  await expect(page.getByText('Check the hours first.').first()).toBeVisible();
  await expect(status(page)).toHaveCount(0);

  await line.restore();
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(status(page)).toBeVisible();
});

test('a kiosk that was once here starts without a network, and says how old it is', async ({
  page,
  context,
  cut,
}) => {
  await startKiosk(page, { place: 'The Wild Goose', postcode: 'BS1 3NU' });
  await isKept(page);
  await page.waitForFunction(() => caches.match('/kiosk/places-copy'));
  await page.close();
  await cut();

  const boot = async (later: number, path: string = kioskPaths.home) => {
    const next = await context.newPage();
    await next.clock.install({ time: Date.now() + later });
    await next.goto(path);
    await expect(next).toHaveURL(new RegExp(`${kioskPaths.home}$`));
    await expect(next.getByText('You are at The Wild Goose')).toBeVisible();
    await expect(banner(next)).toBeVisible();
    return next;
  };
  const soon = await boot(0.1 * HOUR, kioskPaths.emergency);
  await expect(button(soon, /^Open now/)).toBeVisible();
  await expect(cannotTell(soon)).toBeHidden();
  await button(soon, /^Helplines/).tap();
  await button(soon, /^Samaritans/).tap();
  await expect(soon.getByText('116 123').first()).toBeVisible();
  await bar(soon, 'Home').tap();
  await button(soon, /^Toilets/).tap();
  await soon.getByRole('button', { name: 'Nearest first' }).tap();
  await expect(soon.getByText('Minutes on foot are rough')).toBeVisible();
  // Of the first that is open nobody may know how far it is.
  await expect(
    soon
      .getByRole('listitem')
      .filter({ hasText: / walk|next door/ })
      .first(),
  ).toBeVisible();
  await soon.close();

  for (const later of [49 * HOUR, -1 * HOUR]) {
    const other = await boot(later);
    await expect(cannotTell(other)).toBeVisible();
    await expect(other.getByRole('main').getByText(/open now/i)).toHaveCount(0);
    await other.close();
  }
});

test('a screen on a wall starts without a network, and is right again by itself after an outage', async ({
  page,
  context,
  line,
  cut,
}) => {
  const wall = `${kioskPaths.board}?need=wash&place=The+Wild+Goose`;
  const board = (of: Page) => of.getByRole('heading', { name: /^Open now/ });
  await page.goto(wall);
  await isKept(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Wash/ })).toBeVisible();
  await page.close();
  await cut();

  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + HOUR });
  await later.goto(wall);
  await expect(later).toHaveURL(new RegExp(`${kioskPaths.board}$`));
  await expect(banner(later)).toBeVisible();
  await expect(board(later)).toBeVisible();
  // Nobody's touch does anything.
  await later.touchscreen.tap(500, 900);
  await expect(board(later)).toBeVisible();

  await later.clock.fastForward(49 * HOUR);
  await expect(cannotTell(later)).toBeVisible();
  await expect(later.getByText('Nowhere to sleep tonight? Ring:')).toBeVisible();
  await expect(board(later)).toHaveCount(0);

  await line.restore();
  await context.setOffline(false);
  await expect(banner(later)).toBeHidden();
  await expect(board(later)).toBeVisible();
});

test('a newer build on a wall begins at its board again', async ({ page, line, site }) => {
  await page.clock.install();
  await page.goto(`${kioskPaths.board}?need=wash&place=The+Wild+Goose`);
  await isKept(page);
  await offerNewerBuild(line, site);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  // A build is asked for every five minutes, and taken at one of the next looks, a minute apart.
  await page.clock.fastForward(5 * 60_000);
  await page.waitForFunction(() =>
    navigator.serviceWorker.getRegistration().then((it) => it?.waiting !== null),
  );
  await expect(async () => {
    await page.clock.fastForward(60_000);
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`${kioskPaths.board}$`));
  await expect(page.getByRole('heading', { level: 1, name: /^Wash/ })).toBeVisible();
});

test('a newer build is taken while nobody is there, and not before', async ({
  page,
  line,
  site,
}) => {
  // Seven minutes of the page's clock, each of its timers run.
  test.slow();
  await page.clock.install();
  await startKiosk(page);
  await isKept(page);
  await offerNewerBuild(line, site);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await button(page, /^Helplines/).tap();
  await page.clock.fastForward(89_000);
  for (let minute = 0; minute < 5; minute++) {
    await page.getByRole('heading', { level: 1 }).tap();
    await page.clock.runFor(60_000);
  }
  await page.waitForFunction(() =>
    navigator.serviceWorker.getRegistration().then((it) => it?.waiting !== null),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helplines');
  expect(await page.evaluate('window.isFirst')).toBe(true);

  await page.clock.runFor(120_000);
  await page.waitForFunction(() => !('isFirst' in window));
  await expect(home(page)).toBeVisible();
});
