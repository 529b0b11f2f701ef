import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { markForColours, NO_COLOURS } from './alike-texts.ts';
import { SIZES } from './sizes.ts';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = 'color-contrast';

/** The narrowest screen of WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

/**
 * The page as it stands, on every screen: one visit that is laid out anew, as where a phone is turned. Every rule is asked
 * on each, for what one hides another shows. `prepare` brings out what a screen folds away.
 */
export async function expectForEveryone(page: Page, prepare?: (page: Page) => Promise<void>) {
  for (const [name, size] of Object.entries(SIZES)) {
    await layOut(page, size);
    await expectNoSidewaysScroll(page, name);
    if (prepare) {
      await prepare(page);
      await expectNoSidewaysScroll(page, name);
    }
    await expectAccessible(page, size === SIZES.phone);
  }
  await layOut(page, NARROWEST);
  await expectNoSidewaysScroll(page, 'narrowest');
}

/**
 * What axe finds on the page as it stands: nothing. Of the dark scheme only the colours are looked at anew. They cost most by
 * far: seen once on every text, they are looked at again on texts of every kind.
 */
export async function expectAccessible(page: Page, isFirstLook = true) {
  await unroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page, { runOnly: EVERYTHING }, !isFirstLook)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, { runOnly: [COLOURS] }, true)).toEqual([]);
}

/** Minified it is half as long; what says so is a line of its own. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Axe with the private fields of its colours on the objects themselves: it is written for browsers without such fields
 * and keeps them in maps, ten thousands of entries that are dear to make and to clear away.
 */
const AXE_WITH_FIELDS = `{
  const { WeakMap: ItsMap, WeakSet: ItsSet } = window;
  window.WeakMap = window.WeakSet = class {
    name = Symbol();
    get(of) { return of[this.name]; }
    set(of, value) { of[this.name] = value; return this; }
    add(of) { of[this.name] = true; return this; }
    has(of) { return this.name in of; }
  };
  ${AXE};
  Object.assign(window, { WeakMap: ItsMap, WeakSet: ItsSet });
}`;

/**
 * What axe finds by these rules, and where: of colours on every text, or on some of each kind. It is brought into each
 * document once.
 */
export async function findings(page: Page, rules: RunOptions, isOneOfAKindEnough = false) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE_WITH_FIELDS);
    await page.evaluate(readColoursOnce);
  }
  // Names only what is wrong; no page of ours has a frame. Of sheets no rule of these reads what was fetched anew.
  const options: RunOptions = {
    ...rules,
    resultTypes: ['violations'],
    iframes: false,
    preload: { assets: ['media'] },
  };
  await page.evaluate(markForColours(isOneOfAKindEnough));
  const { violations } = await page.evaluate(
    ([asked, colours, selector]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      here.configure({ noHtml: true, rules: colours.map((id) => ({ id, selector })) });
      // One run for all rules: each reads the whole page anew.
      return here.run(document, asked);
    },
    [options, [COLOURS, `${COLOURS}-enhanced`], `*:not([${NO_COLOURS}])`] as const,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
}

type Colour = { r: number; g: number; b: number; alpha: number };

/** A page has a dozen colours, and axe works each out for every element again: a third of what it takes. */
function readColoursOnce() {
  const { prototype } = (
    window as unknown as {
      axe: { commons: { color: { Color: { prototype: { parseString(text: string): Colour } } } } };
    }
  ).axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (this: Colour, text: string) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

type Size = { width: number; height: number };

/** Gives the page a screen, and the frames that script needs to follow it. */
async function layOut(page: Page, size: Size) {
  await page.setViewportSize(size);
  await nextFrames(page);
}

/** Until what the page has just drawn has had its effects. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * As tall as the page is long, so that what sticks to the screen's edges covers nothing that could be scrolled free. What is
 * laid out once it comes near has its own height first, or the page would be longer than the screen once that is done.
 */
export async function unroll(page: Page) {
  const height = await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    return document.documentElement.scrollHeight;
  });
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, screen = 'this screen') {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `pixels to scroll sideways, ${screen}`).toBeLessThanOrEqual(0);
}
