import type { Locator } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { addDays, cityTime, dayOf } from '../../shared/time/city-time.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { KIOSK_LIMITS } from '../../web/kiosk/settings/settings.ts';
import { sortForScreen } from '../../web/kiosk/state/order.ts';
import { NOT_SENT } from '../../web/kiosk/state/send-report.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  bar,
  button,
  GLASSES,
  isTakenOver,
  KIOSK_SCREENS,
  scan,
  startKiosk,
  startStopped,
  traces,
} from '../support/kiosk/kiosk.ts';
import { heldBy, visitOf } from '../support/kiosk/kiosk-touch.ts';

const second = 1000;

test.use({ hasTouch: true });

for (const [name, viewport] of Object.entries(KIOSK_SCREENS))
  test.describe(`on a screen standing ${name}`, () => {
    test.use({ viewport });

    test('somebody finds breakfast, reads the week, takes it along, prints it, and leaves nothing behind', async ({
      page,
      request,
    }) => {
      await page.addInitScript(() => {
        // What the printer would get: silent printing needs a flag that a test does not set.
        window.print = () => {
          const text = document.body.innerText;
          (window.top ?? window).dispatchEvent(new CustomEvent('printed', { detail: text }));
        };
        addEventListener('printed', (event) =>
          Object.assign(window, { onPaper: (event as CustomEvent).detail }),
        );
      });
      const [ours] = await readApi(request).services('Breakfast');
      const own = ours?.provider._id ?? '';
      const before = Date.now();
      await startStopped(page, { place: 'The Wild Goose', own, printer: true });
      await expect(page.getByText('You are at The Wild Goose')).toBeVisible();
      const start = await traces(page);

      await button(page, /^Breakfast/).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakfast');
      const services = await readApi(request).services('Breakfast');
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(services.length);
      const shown = await cards.allInnerTexts();
      // The list's own time: a page may be a minute old, and the kiosk's clock was put forward as it was stopped.
      const times = [before - 60 * second, before, Date.now(), Date.now() + 5 * second];
      const orders = times.map((now) => sortForScreen(services, now, own));
      expect(
        orders.some((order) => order.every((it, at) => shown[at]?.includes(it.provider.name))),
        'in the order of the rules',
      ).toBe(true);

      await cards
        .filter({ has: page.getByText('Here', { exact: true }) })
        .first()
        .getByRole('link')
        .tap();
      const week = page.getByRole('table', { name: 'The week' });
      const { date: today } = cityTime(Date.now());
      await expect(week.getByRole('rowheader')).toHaveText(
        DAYS.map((_, at) => new RegExp(dayOf(addDays(today, at)))),
      );
      await expect(week.getByText('today')).toHaveCount(1);
      await expect(page.getByText(ours?.phoneDisplay ?? '').first()).toBeVisible();

      const scanned = await scan(page);
      expect(scanned).toBe(
        new URL(page.url()).origin + paths.service('Breakfast', page.url().split('/').pop() ?? ''),
      );
      const publicPage = await request.get(scanned);
      expect(await publicPage.text()).toContain(ours?.provider.name.replaceAll("'", '&#x27;'));

      await page.getByRole('button', { name: 'Print this' }).tap();
      await expect(page.getByRole('button', { name: 'Printing' })).toBeDisabled();
      // The sheet loads in its own time; what waits for it then goes by the kiosk's clock.
      const paper = async () => {
        await page.clock.runFor(second);
        return String(await page.evaluate('window.onPaper'));
      };
      await expect.poll(paper).toContain('Call before you travel');
      const onPaper = String(await page.evaluate('window.onPaper'));
      expect(onPaper).toContain(ours?.provider.name);
      expect(onPaper).toMatch(/Correct on \w+ \d+ \w+ \d{4}/);
      expect(onPaper).not.toContain('Back');

      await bar(page, 'Bigger').tap();
      await page.clock.runFor(180 * second);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.clock.runFor(30 * second);
      const rest = page.getByRole('heading', { name: 'Touch the screen' });
      await expect(rest).toBeVisible();
      expect(await traces(page)).toEqual({ ...start, session: [], typed: '' });
      // Where a button of Home is, under the words that say to touch.
      await page.touchscreen.tap(viewport.width / 2, viewport.height / 3);
      await expect(rest).toBeHidden();
      await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
      await expect(bar(page, 'Bigger')).toBeVisible();
      await bar(page, 'Back').tap();
      await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();

      // All that the browser's own Back has is what was there before the kiosk.
      await page.goBack();
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${kioskPaths.home}$`));
      await expect(week).toHaveCount(0);
    });
  });

test('somebody says by touch what is wrong; in an outage nobody has it, and the next person reads none of it', async ({
  page,
  context,
}) => {
  await page.setViewportSize(KIOSK_SCREENS.upright);
  await startStopped(page);
  const touch = (name: string | RegExp) => page.getByRole('button', { name }).tap();
  await button(page, /^Helplines/).tap();
  await button(page, /^Samaritans/).tap();
  await button(page, 'Something wrong?').tap();
  await expect(page.getByText('Nobody reads this tonight. In danger: 999.')).toBeVisible();
  await touch('The phone number is wrong');
  await context.setOffline(true);
  await touch(/^Send/);
  await expect(page.getByText(NOT_SENT)).toBeVisible();
  await context.setOffline(false);
  await touch('Say more');
  for (const key of ['N', 'O']) await page.getByRole('button', { name: key, exact: true }).tap();
  const sent = page.waitForRequest((it) => it.url().endsWith('/api/reports'));
  await touch(/^Send/);
  expect((await sent).postDataJSON()).toMatchObject({
    what: 'phone',
    words: 'No',
    isFromKiosk: true,
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await bar(page, 'Back').tap();
  await button(page, 'Something wrong?').tap();
  await touch('Something else');
  await page.getByRole('button', { name: 'X', exact: true }).tap();
  await page.clock.runFor(90 * second);
  await page.clock.runFor(30 * second);
  await expect(page.getByRole('heading', { name: 'Touch the screen' })).toBeVisible();
  expect((await traces(page)).path).toBe(kioskPaths.home);
  await expect(page.getByText('What is wrong?')).toHaveCount(0);
});

test('somebody finds a helpline by the keyboard on the screen, and it forgets what was typed', async ({
  page,
  request,
}) => {
  const helplines = await readApi(request).helplines();
  const samaritans = helplines.find(({ name }) => name === 'Samaritans');
  await startStopped(page);
  await bar(page, 'Search').tap();
  const field = page.getByRole('textbox');
  for (const key of 'SAMW') await page.getByRole('button', { name: key, exact: true }).tap();
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try fewer letters.');
  await expect(button(page, 'What is open')).toBeVisible();
  await expect(button(page, 'Helplines')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the last letter' }).tap();
  await expect(field).toHaveValue('Sam');
  await field.tap();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('Sam');

  await button(page, /^Samaritans/).tap();
  await expect(page.getByText(samaritans?.phoneDisplay ?? '').first()).toBeVisible();
  expect(await scan(page)).toBe(
    new URL(page.url()).origin + paths.helpline('General', samaritans?._id ?? ''),
  );

  await bar(page, 'Back').tap();
  await expect(field).toHaveValue('Sam');
  await bar(page, 'Bigger').tap();
  await page.clock.runFor(120 * second);
  await page.touchscreen.tap(500, 500);
  await bar(page, 'Search').tap();
  await expect(field).toHaveValue('');
  await expect(bar(page, 'Bigger')).toBeVisible();
  expect((await traces(page)).session).toEqual([]);
});

test('a search that finds nothing has 999 whole above the keys, on 10 inches both ways up', async ({
  page,
}) => {
  for (const { width, height, pxPerMm } of GLASSES.filter(({ inches }) => inches === '10')) {
    await page.setViewportSize({ width, height });
    await startKiosk(page, { pxPerMm });
    await isTakenOver(page);
    await bar(page, 'Search').tap();
    for (const key of 'ZZXQ') await page.getByRole('button', { name: key, exact: true }).tap();
    await expect(page.getByRole('status')).toHaveText('Nothing found. Try fewer letters.');
    const call = await button(page, /^Call 999/).boundingBox();
    const keys = await page.getByRole('button', { name: 'A', exact: true }).boundingBox();
    expect((call?.y ?? height) + (call?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  }
});

test('gives no menu, no selection and no zoom, which every other page leaves alone', async ({
  page,
  visit,
}) => {
  await startKiosk(page);
  const looks = () =>
    page.evaluate(() => {
      const { userSelect, touchAction } = getComputedStyle(document.documentElement);
      const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      document.body.dispatchEvent(menu);
      const viewport = document.querySelector('meta[name="viewport"]')?.getAttribute('content');
      return { userSelect, touchAction, menu: !menu.defaultPrevented, viewport };
    });
  for (const how of [
    { button: 'middle' },
    { modifiers: ['Control'] },
    { modifiers: ['Shift'] },
  ] as const)
    await button(page, /^Helplines/).click(how as Parameters<Locator['click']>[0]);
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(await looks()).toEqual({
    userSelect: 'none',
    touchAction: 'manipulation',
    menu: false,
    viewport: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
  });
  await visit(paths.home);
  expect(await looks()).toEqual({
    userSelect: 'auto',
    touchAction: 'auto',
    menu: true,
    viewport: 'width=device-width, initial-scale=1',
  });
});

test('is not started with a name of its place that is cut off', async ({ page }) => {
  await page.goto(kioskPaths.setup);
  const place = page.getByLabel('Name of the place');
  await place.fill('x'.repeat(KIOSK_LIMITS.place + 12));
  await expect(page.getByRole('alert')).toHaveText(
    'The name of the place cannot exceed 60 characters. This one has 72.',
  );
  await expect(place).toHaveValue(/^x{72}$/);
  await expect(page.getByText('The address of this kiosk')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start this kiosk' }).click();
  await expect(page).toHaveURL(kioskPaths.setup);
  await place.fill('The Wild Goose');
  await expect(page.getByText('The address of this kiosk')).toBeVisible();
  await page.getByRole('button', { name: 'Start this kiosk' }).click();
  await expect(page.getByText('You are at The Wild Goose')).toBeVisible();
});

test('judges what was typed into its set-up before script came', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(kioskPaths.setup, { waitUntil: 'commit' });
  await page.getByLabel('Name of the place').fill('x'.repeat(KIOSK_LIMITS.place + 1));
  await expect(page.getByRole('alert')).toHaveCount(0);
  come();
  await expect(page.getByRole('alert')).toContainText('This one has 61.');
});

test('holds on to nothing of the people who were there', async ({ page }) => {
  await startStopped(page);
  // What the engine learns of the code is not the kiosk's to give back.
  for (let person = 0; person < 2; person++) await visitOf(page);
  const before = await heldBy(page);
  for (let person = 0; person < 2; person++) await visitOf(page);
  const after = await heldBy(page);
  expect(after.heap).toBeLessThan(before.heap * 1.1);
  // A few are those of a status that has changed meanwhile; a screen left behind is more than a hundred.
  expect(after.nodes).toBeLessThan(before.nodes + 20);
  // A single one left by each person would tell.
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});

test('while a page is on its way no button of any screen prints another', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await startStopped(page, { printer: true });
  const heading = page.getByRole('heading', { level: 1 });
  await button(page, /^Breakfast/).tap();
  await expect(heading).toHaveText('Breakfast');
  await page.getByRole('button', { name: 'Print this' }).tap();
  await bar(page, 'Home').tap();
  await button(page, /^Lunch/).tap();
  await expect(heading).toHaveText('Lunch');
  await expect(page.getByRole('button', { name: 'Printing' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Print this' })).toHaveCount(0);
  await page.clock.runFor(20 * second);
  await expect(page.getByRole('button', { name: 'Print this' })).toBeEnabled();
});
