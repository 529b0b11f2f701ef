import type { Page } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import {
  type NeedGlance,
  needGlances,
  needGlancesOn,
} from '../../shared/services/board/need-pages.ts';
import { NEEDS } from '../../shared/services/board/needs.ts';
import { addDays, dayDateWords, dayOf } from '../../shared/time/city-time.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { GLASSES } from '../support/kiosk/kiosk.ts';
import {
  BOTH_WAYS,
  closeScreen,
  glassOf,
  nameOf,
  nextTuesday,
  openNext,
  openOn,
  tellTime,
  tuesdayAt,
} from '../support/kiosk/stopped-screen.ts';

// What is open, on two screens at most of any glass (docs/product.md#kiosk).

test.use({ hasTouch: true });

for (const way of BOTH_WAYS)
  test(`what is open takes two screens at most on every glass ${way}, with a printer, and says which one is shown`, async ({
    context,
    request,
  }) => {
    test.slow();
    const services = await readApi(request).allServices();
    const own = services.find(({ type }) => type === 'Day Centre')?.provider._id ?? '';
    for (const glass of GLASSES.filter((it) => it.way === way)) {
      // Most is open at one of these hours, and the other one has the longest lines.
      const page = await openOn(context, glass, kioskPaths.open, 10, { own, printer: true });
      await expectTwoScreens(page, `${glass.inches} ${way} at 10`);
      await expectPlaces(page, needGlances(services, Date.parse(tuesdayAt(10)), 3), nameOf(glass));
      await tellTime(page, 23);
      await openNext(page, kioskPaths.open, 23);
      await expectTwoScreens(page, `${glass.inches} ${way} at 23`);
      await expectPlaces(page, needGlances(services, Date.parse(tuesdayAt(23)), 3), nameOf(glass));
      await closeScreen(page);
    }
  });

for (const way of BOTH_WAYS)
  test(`what is open on a day takes two screens at most on every glass ${way}, parted by need`, async ({
    context,
    request,
  }) => {
    test.slow();
    const services = await readApi(request).allServices();
    const today = nextTuesday();
    const week = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
    // One on which most is open, and one on which least is.
    const days = week.filter((date) => ['Wednesday', 'Sunday'].includes(dayOf(date)));
    for (const glass of GLASSES.filter((it) => it.way === way)) {
      const page = await openOn(context, glass, kioskPaths.open, 10, { printer: true });
      for (const date of days) {
        await openNext(page, kioskPaths.openOn(date));
        const heading = `Open on ${dayDateWords(date)}`;
        await expectTwoScreens(page, `${glass.inches} ${way} on ${date}`, heading);
        await expect(page.getByRole('main').getByRole('region')).toHaveCount(NEEDS.length);
        const known = needGlancesOn(services, date, Date.parse(tuesdayAt(10)), 3);
        await expectPlaces(
          page,
          known.filter(({ lines }) => lines.length > 0),
          `${nameOf(glass)} on ${date}`,
        );
      }
      await closeScreen(page);
    }
  });

test.describe('in a city ten times as large', () => {
  test.use({ site: 'large' });

  test('what is open takes two screens at most too: where and then what is one touch away', async ({
    context,
  }) => {
    test.slow();
    for (const inches of ['10', '15.6'])
      for (const way of BOTH_WAYS) {
        const page = await openOn(context, glassOf(inches, way), kioskPaths.open, 10, {
          printer: true,
        });
        await expectTwoScreens(page, `${inches} ${way}`);
        await closeScreen(page);
      }
  });
});

/** What is open takes two screens at most, each but the last full, and the bar says how many. */
async function expectTwoScreens(page: Page, of: string, heading = 'What is open') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('button', { name: 'Print a pocket guide' })).toBeVisible();
  // How far it is from here comes by itself, and is part of how long a screen is.
  const isLong = (await screensOf(page)) > 1;
  const { hidden, glassHigh } = await page.evaluate(() => {
    const scroller = document.querySelector('main')?.parentElement;
    const { scrollHeight = 0, clientHeight = 0 } = scroller ?? {};
    return { hidden: scrollHeight - clientHeight, glassHigh: clientHeight };
  });
  expect(await screensOf(page), of).toBeLessThanOrEqual(2);
  expect(hidden, of).toBeLessThanOrEqual(0.85 * glassHigh + 2);
  expect(isLong, of).toBe(hidden > 2);
}

/** Each need names one of its first places, with a printer's buttons beside all of them. */
async function expectPlaces(page: Page, glances: readonly NeedGlance[], of: string) {
  for (const { name, lines } of glances) {
    const region = page.getByRole('region', { name, exact: true });
    // The hour that the screen was told may be in its heading before it is in its lists.
    await expect
      .poll(
        async () => {
          const words = dense(await region.innerText());
          return lines.filter(({ row: { place } }) => words.includes(dense(place))).length;
        },
        { message: `${name} on ${of}` },
      )
      .toBeGreaterThan(0);
  }
}

const dense = (text: string) => text.replace(/\s+/g, ' ');

/** How many pieces the bar says that a screen has. */
const screensOf = async (page: Page) =>
  Number(/\d of (\d+)/.exec(await page.getByRole('navigation').innerText())?.[1] ?? 1);
