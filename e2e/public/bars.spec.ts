import type { Page } from '@playwright/test';
import { joinPostcode } from '../../shared/contact/postcode.ts';
import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { LEAVE_NOTE } from '../../shared/site/site.ts';
import { nextFrames } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

/** A laptop's screen at 200% and 400%, the narrowest that WCAG asks for, and phones on their side. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  { width: 320, height: 200 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];

/** The share of the screen's height that stays covered where the page is scrolled. */
async function coveredShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 400));
  await nextFrames(page);
  return page.evaluate(() => {
    const middle = document.documentElement.clientWidth / 2;
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    let covered = 0;
    for (let y = 0; y < innerHeight; y++)
      if (isFixed(document.elementFromPoint(middle, y + 0.5))) covered++;
    return covered / innerHeight;
  });
}

for (const viewport of ZOOMED)
  test.describe(`zoomed to ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('what stays on the screen takes a fifth of it at most', async ({ page, visit }) => {
      for (const path of [paths.home, paths.organisations, paths.timetable('Breakfast')]) {
        await visit(path);
        expect(await coveredShare(page), path).toBeLessThanOrEqual(0.2);
      }
      const leave = page.getByRole('link', { name: 'Leave this site' });
      await expect(leave).toBeInViewport({ ratio: 1 });
    });
  });

for (const viewport of [SIZES.tablet, SIZES.desktop])
  test.describe(`on a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('the way out is in reach wherever somebody has read to, and hides nothing for good', async ({
      page,
      visit,
    }) => {
      await visit(paths.immediateSupport);
      const leave = page.getByRole('link', { name: 'Leave this site' });
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect(leave).toBeInViewport({ ratio: 1 });
      await last.scrollIntoViewIfNeeded();
      await expect(leave).toBeInViewport({ ratio: 1 });
      await last.click({ trial: true });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  for (const size of ['100%', '200%'])
    test(`with text at ${size} the bars take a fifth of the screen at most`, async ({
      page,
      visit,
      viewport,
    }) => {
      for (const path of [paths.home, paths.timetable('Breakfast')]) {
        await visit(path);
        await page.evaluate(
          (it) => document.documentElement.style.setProperty('font-size', it),
          size,
        );
        expect(await coveredShare(page), path).toBeLessThanOrEqual(0.2);
        await expect(page.getByRole('link', { name: 'Leave this site' })).toBeInViewport({
          ratio: 1,
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport?.width,
        );
        const note = page.getByRole('contentinfo').getByText(LEAVE_NOTE);
        await note.scrollIntoViewIfNeeded();
        await expect(note).toBeInViewport();
      }
    });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens over the page, closes, and never pushes 999 down', async ({ page }) => {
      await page.goto(paths.home);
      const call = page.getByRole('link', { name: /999/ }).first();
      await expect(call).toBeInViewport({ ratio: 1 });
      const before = await call.boundingBox();
      const links = page.getByRole('navigation', { name: 'Main' });
      await expect(links).toBeHidden();
      await page.getByRole('link', { name: 'Menu' }).click();
      await expect(links.getByRole('link', { name: 'Join Us' })).toBeVisible();
      const pageTop = await page.locator('#main').boundingBox();
      expect((await call.boundingBox())?.y).toBeCloseTo((before?.y ?? 0) + 0, 0);
      expect(pageTop?.y).toBeLessThan(200);
      await links.getByRole('link', { name: 'Close menu' }).click();
      await expect(links).toBeHidden();
    });
  });
});

/** How many lines a text takes that should take one. */
const linesOf = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0 || node.parentElement?.closest('script, .visually-hidden')) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const rects = [...range.getClientRects()];
      // What a kiosk shows only while it rests has none.
      if (rects.length > 0) lines.push(new Set(rects.map(({ top }) => Math.round(top))).size);
    }
    return lines;
  }, text);

const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\u00a0\d[A-Z]{2}/;

/** The emergency cards of a phone and of a kiosk, and a list of places on each. */
for (const [path, width] of [
  [paths.immediateSupport, 320],
  [paths.immediateSupport, 360],
  [paths.timetable('Breakfast'), 360],
  [kioskPaths.emergency, 1080],
  [kioskPaths.services('Breakfast'), 1080],
] as const)
  test.describe(`${path} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 1400 } });

    test('breaks no postcode', async ({ page, request }) => {
      const services = await readApi(request).services('Breakfast');
      const addresses = path.includes('Breakfast')
        ? services.map(({ serviceAddress }) => serviceAddress)
        : [emergencyContacts().council.address, emergencyContacts().outreach.address];
      const postcodes = addresses.flatMap((address) => POSTCODE.exec(joinPostcode(address)) ?? []);
      expect(postcodes.length).toBeGreaterThan(1);
      await page.goto(path);
      const shown = page.getByText(postcodes[0] ?? '').filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      for (const postcode of postcodes)
        expect(new Set(await linesOf(page, postcode)), postcode).toEqual(new Set([1]));
    });
  });

for (const width of [320, 360, 820, 900, 1024, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('postcodes and the words of an email address stay whole', async ({
      page,
      visit,
      request,
    }) => {
      const organisations = await readApi(request).organisations();
      await visit(paths.organisations);
      const postcodes = organisations.flatMap(({ addresses }) =>
        addresses.flatMap((address) => POSTCODE.exec(joinPostcode(address)) ?? []),
      );
      expect(postcodes.length).toBeGreaterThan(20);
      for (const postcode of new Set(postcodes))
        expect(new Set(await linesOf(page, postcode)), postcode).toEqual(new Set([1]));
      const words = organisations.flatMap(({ email }) => email.split(/(?=[.@])/).filter(Boolean));
      expect(words.length).toBeGreaterThan(60);
      for (const word of new Set(words.filter((it) => it.startsWith('@'))))
        expect(new Set(await linesOf(page, word)), word).toEqual(new Set([1]));
    });
  });

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: SIZES.phone });

  for (const path of [paths.home, paths.immediateSupport, paths.organisations, paths.print])
    test(`nothing on ${path} is left below the way out`, async ({ page }) => {
      await page.goto(path);
      const leave = page.getByRole('link', { name: 'Leave this site' });
      const top = (await leave.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(500);
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press('Tab');
        const below = await page.evaluate((top) => {
          const it = document.activeElement;
          if (!it || it === document.body) return null;
          const { y, height } = it.getBoundingClientRect();
          const isFixed = (at: Element | null): boolean =>
            at !== null && (getComputedStyle(at).position === 'fixed' || isFixed(at.parentElement));
          return !isFixed(it) && height < 300 && y + height > top + 1 ? it.textContent : null;
        }, top);
        expect(below, `after ${press + 1} presses`).toBeNull();
      }
    });
});
