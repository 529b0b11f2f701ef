import type { Locator } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { addDays, cityTime, dayOf } from '../../shared/time/city-time.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { sortForScreen } from '../../web/kiosk/state/order.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  bar,
  button,
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
      // That a page was printed is the device's to know, and not whose it was.
      const local = [...start.local, 'kiosk-printed'];
      expect(await traces(page)).toEqual({ ...start, local, session: [], typed: '' });
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
