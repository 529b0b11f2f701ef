import type { Page } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { addDays } from '../../shared/time/city-time.ts';
import { sortForScreen } from '../../web/kiosk/state/order.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { bar, GLASSES, type Glass } from '../support/kiosk/kiosk.ts';
import { type Letter, leastOf, lettersOf } from '../support/kiosk/letters.ts';
import {
  BOTH_WAYS,
  closeScreen,
  glassOf,
  nextTuesday,
  openNext,
  openOn,
  second,
  tuesdayAt,
} from '../support/kiosk/stopped-screen.ts';

// What docs/product.md#kiosk says in numbers, measured by the ink on the glass.

test.use({ hasTouch: true });

const TURN = 12 * second;
/** A letter's edge may be lost in the picture. */
const PIXEL = 1;

/** The words of the board without the time, which passes by itself. */
const linesShown = async (page: Page) =>
  (await page.locator('[aria-label="Resting"], main:not([inert] main)').innerText()).replace(
    /\d\d:\d\d/,
    '',
  );

/** Capitals of a board at rest (mm): those of two metres, and in proportion on glasses that are read from nearer; and its places. */
const RESTING = {
  '10': { least: 4.5, places: 3 },
  '15.6': { least: 6.4, places: 3 },
  '21.5': { least: 10, places: 3 },
  '32': { least: 10, places: 3 },
};

for (const way of BOTH_WAYS)
  test(`the board at rest is read from two metres on 21.5 inches and more ${way}: capitals of 10 mm, and never one place alone`, async ({
    context,
  }) => {
    test.slow();
    for (const [inches, { least, places: fewest }] of Object.entries(RESTING)) {
      const glass = glassOf(inches, way);
      const page = await openOn(context, glass, kioskPaths.home);
      await page.clock.runFor(120 * second);
      await expect(page.getByRole('heading', { name: 'Touch the screen' })).toBeVisible();
      const places = page.getByLabel('Resting').getByRole('listitem');
      expect(await places.count(), `${inches} ${way}`).toBeGreaterThanOrEqual(fewest);
      for (let turn = 0; turn < 3; turn++) {
        // That the data is a sample is said of no city's own.
        const letters = await lettersOf(page, '[aria-label="Resting"]', {
          except: '[data-sample]',
        });
        expect(letters.length, 'sizes of letters').toBeGreaterThan(2);
        expect(leastOf(letters, glass.pxPerMm), tell(glass, letters)).toBeGreaterThanOrEqual(
          least - PIXEL / glass.pxPerMm,
        );
        await page.clock.runFor(TURN);
      }
      await closeScreen(page);
    }
  });

test('a wall screen is read from four metres on 32 and 21.5 inches, both ways up: capitals of 20 mm', async ({
  context,
  request,
}) => {
  test.slow();
  const glasses = ['32', '21.5'].flatMap((inches) => BOTH_WAYS.map((way) => glassOf(inches, way)));
  const services = await readApi(request).allServices();
  const own = services.find(({ provider }) => provider.name.includes('Wild Goose'))?.provider._id;
  expect(own).toBeTruthy();
  // Of nobody, and of a place that has much on in the day.
  for (const [glass, whose] of glasses.flatMap((it) => [[it, ''] as const, [it, own] as const])) {
    const page = await openOn(
      context,
      glass,
      `${kioskPaths.board}?pxmm=${glass.pxPerMm}&own=${whose}`,
    );
    await expect(page.getByRole('listitem').first()).toBeVisible();
    // All the way to "Wash", of which a line has the most to say.
    for (let turn = 0; turn < (whose ? 14 : 5); turn++) {
      const letters = await lettersOf(page, 'main', { except: '[role="status"]' });
      // A page of a place's own may say no more than how many may be open.
      expect(letters.length, 'sizes of letters').toBeGreaterThan(whose ? 0 : 1);
      expect(leastOf(letters, glass.pxPerMm), tell(glass, letters)).toBeGreaterThanOrEqual(
        20 - PIXEL / glass.pxPerMm,
      );
      await page.clock.runFor(TURN);
    }
    await closeScreen(page);
  }
});

for (const path of [kioskPaths.home, kioskPaths.board])
  test(`what is dimmed at night keeps 7:1 to its ground on ${path}`, async ({ context }) => {
    const page = await openOn(context, glassOf('21.5', 'upright'), path, 23);
    if (path === kioskPaths.home) await page.clock.runFor(120 * second);
    const dimmed = page.locator('[data-night="true"]');
    await expect(dimmed.getByRole('listitem').first()).toBeVisible();
    const { filter, ink, ground } = await dimmed.evaluate((element) => {
      const { filter, color, backgroundColor } = getComputedStyle(element);
      return { filter, ink: color, ground: backgroundColor };
    });
    expect(filter).toBe('none');
    expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(7);
    expect(luminanceOf(ground)).toBeLessThan(0.02);
  });

/** As the guidelines of the web for access work it out, of two colours as rgb(r, g, b). */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([value]) => {
    const share = Number(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const way of BOTH_WAYS)
  test(`no word of the board is parted on any glass ${way}, at rest or on a wall`, async ({
    context,
  }) => {
    test.slow();
    for (const glass of GLASSES.filter((it) => it.way === way)) {
      const page = await openOn(context, glass, kioskPaths.home);
      await page.clock.runFor(120 * second);
      await expect(page.getByRole('heading', { name: 'Touch the screen' })).toBeVisible();
      await expectWholeWords(page, glass);
      await closeScreen(page);
      const wall = await openOn(context, glass, `${kioskPaths.board}?pxmm=${glass.pxPerMm}`);
      await expect(wall.getByRole('listitem').first()).toBeVisible();
      await expectWholeWords(wall, glass);
      await closeScreen(wall);
    }
  });

/** Every word of eight pages stands in one line, and none reaches beyond its column. */
async function expectWholeWords(page: Page, { inches, way }: Glass) {
  for (let turn = 0; turn < 8; turn++) {
    const words = await page.locator('[aria-label="Resting"] li, main ul li').evaluateAll(wordsOf);
    const of = `page ${turn + 1} on ${inches} inches ${way}, ${page.url()}`;
    expect(words.length, of).toBeGreaterThan(2);
    expect(
      words.filter(({ lines, isBeyond }) => lines > 1 || isBeyond),
      of,
    ).toEqual([]);
    await page.clock.runFor(TURN);
  }
}

/** Runs in the page: the words of some lines but their times, in how many lines each stands, and whether it is cut. */
function wordsOf(lines: Element[]) {
  return lines.flatMap((line) => {
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const words: { word: string; lines: number; isBeyond: boolean }[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const paragraph = currentNode.parentElement?.closest('p + p, p:only-of-type');
      if (!paragraph?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/[^\s–/-]+/g)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const { right } = range.getBoundingClientRect();
        const isBeyond = right > paragraph.getBoundingClientRect().right + 1;
        words.push({ word, lines: range.getClientRects().length, isBeyond });
      }
    }
    return words;
  });
}

const tell = ({ inches, way }: Glass, letters: readonly Letter[]) =>
  `${inches} ${way}: ${letters.map(({ text, height }) => `${height} px of "${text}"`).join('; ')}`;

for (const path of [kioskPaths.home, kioskPaths.board])
  test(`a page of the board stands for twelve seconds on ${path}, and its layout changes place every 24`, async ({
    context,
  }) => {
    const page = await openOn(context, glassOf('21.5', 'upright'), path);
    // Once round at rest, by which it knows how many lines have room.
    if (path === kioskPaths.home) await page.clock.runFor(120 * second + 12 * TURN);
    const fixed = page.getByRole('heading', {
      level: 1,
      ...(path === kioskPaths.home && { name: 'Touch the screen' }),
    });
    const place = async () => ((await fixed.boundingBox())?.y ?? 0) < 960;
    // From one turn on: the first may have begun before the clock was stopped.
    const first = await linesShown(page);
    for (let waited = 0; waited < TURN; waited += second) {
      await page.clock.runFor(second);
      const now = await linesShown(page);
      if (now !== first) break;
    }
    const shown = await linesShown(page);
    expect(shown).not.toBe(first);
    await page.clock.runFor(10 * second);
    expect(await linesShown(page), 'after ten seconds').toBe(shown);
    await page.clock.runFor(2 * second);
    expect(await linesShown(page), 'after twelve').not.toBe(shown);

    const moves: boolean[] = [];
    for (let turn = 0; turn < 5; turn++) {
      moves.push(await place());
      await page.clock.runFor(TURN);
    }
    const changes = moves.flatMap((it, at) => (at > 0 && it !== moves[at - 1] ? [at] : []));
    expect(changes).toHaveLength(2);
    expect(((changes[1] ?? 0) - (changes[0] ?? 0)) * TURN).toBe(24 * second);
  });

for (const way of BOTH_WAYS)
  test(`a day and a week have letters twice the body’s on every glass ${way}, each in its place, what is open first`, async ({
    context,
    request,
  }) => {
    const lunches = await readApi(request).services('Lunch');
    const tomorrow = addDays(nextTuesday(), 1);
    for (const glass of GLASSES.filter((it) => it.way === way)) {
      const page = await openOn(context, glass, kioskPaths.servicesOn('Lunch', tomorrow));
      await expectSizesAndPlaces(page, glass);
      await openNext(page, kioskPaths.week('Lunch'));
      const order = sortForScreen(lunches, Date.parse(tuesdayAt(10)), '');
      const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
      expect(await listed.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual(
        order.map(({ _id }) => kioskPaths.service(_id)),
      );
      await expectSizesAndPlaces(page, glass);
      await closeScreen(page);
    }
  });

/** Some letters are twice those of the body, and no time reaches beyond its day. */
async function expectSizesAndPlaces(page: Page, glass: Glass) {
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  const letters = await lettersOf(page, 'main', { except: 'button, h1, h2' });
  const names = letters.map(({ height }) => height);
  expect(Math.max(...names), tell(glass, letters)).toBeGreaterThanOrEqual(
    2 * (Math.min(...names) - PIXEL),
  );
  expect(await cutHours(page), `${glass.inches} ${glass.way}, ${page.url()}`).toEqual([]);
}

/** Times that reach beyond the day that they stand in. */
const cutHours = (page: Page) =>
  page
    .getByRole('main')
    .locator('li [aria-hidden="true"]')
    .evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
        .map((it) => `${it.textContent}: ${it.scrollWidth} of ${it.clientWidth}`),
    );

test('a nought has no stroke, by which 10 looks like 18, and a capital of the body is 4.8 mm high', async ({
  context,
}) => {
  const glass = glassOf('21.5', 'upright');
  const page = await openOn(context, glass, kioskPaths.services('Toilets'));
  const noughts = await lettersOf(page, 'main ul', { which: '0' });
  expect(noughts.length).toBeGreaterThan(0);
  expect(noughts.filter(({ hasMiddle }) => hasMiddle)).toEqual([]);
  const capitals = await lettersOf(page, 'main');
  expect(leastOf(capitals, glass.pxPerMm)).toBeGreaterThanOrEqual(4.8 - PIXEL / glass.pxPerMm);
  await bar(page, 'Bigger').tap();
  expect(leastOf(await lettersOf(page, 'main'), glass.pxPerMm)).toBeGreaterThan(
    1.5 * (4.8 - PIXEL / glass.pxPerMm),
  );
});
