import { expect, type Page } from '@playwright/test';
import { CALL_BEFORE_YOU_TRAVEL } from '../../../shared/paper/handbook/sections.ts';
import { MM } from '../../../shared/paper/measures.ts';
import { type Look, parsePrintChoice } from '../../../shared/paper/print-choice.ts';
import { cuts, dense, lonelyHeading, textOf } from '../../../worker/pdf/testing/layout-faults.ts';
import { type ReadPage, readPdf } from '../../../worker/pdf/testing/read-pdf.ts';

/** In points, as a PDF counts. */
/** Chromium rounds a margin to whole pixels. */
const MARGIN = 10 * MM - 1;
const SIDES = { A4: [210 * MM, 297 * MM], A3: [297 * MM, 420 * MM] } as const;
const FOOT = /^Page (\d+) of (\d+)$/;
/** Letters that a PDF draws from right to left: in which order they are read back is the reader's choice. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** A paper as the browser's own print makes it, read back page by page. */
export async function printed(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  const bytes = await page.pdf({ preferCSSPageSize: true, tagged: true });
  return (await readPdf(new Uint8Array(bytes))).pages;
}

/** What asks to be on one page each: rows, blocks, cards and the lines of a list. */
const wholesOf = (page: Page) =>
  page
    .locator('article tbody *')
    .evaluateAll((elements) =>
      elements
        .filter((it) => getComputedStyle(it).breakInside === 'avoid')
        .map((it) => (it as HTMLElement).innerText),
    );

/**
 * A print view prints whole: of its size, with its head and number on every page, nothing over an edge or on anything
 * else, no letter smaller than asked for, no row or block in two pages, no heading at a page's end. `tall` are blocks that
 * are longer than a page, which nothing can keep whole.
 */
export async function expectPrintsWhole(page: Page, path: string, tall = /^$/) {
  const pages = await printed(page, path);
  const { pathname, searchParams } = new URL(page.url());
  const look = parsePrintChoice(pathname.replace('/print/', ''), searchParams) as Look;
  const smallest = look.size === 'large' ? 18 : 14;
  pages.forEach((it, at) => {
    const where = `${path}, page ${at + 1}`;
    const sides = [it.width, it.height].sort((a, b) => a - b);
    SIDES[look.paper].forEach((side, n) => {
      expect(Math.abs((sides[n] ?? 0) - side), where).toBeLessThan(1);
    });
    const foot = it.texts.filter(({ text }) => FOOT.test(text));
    expect(
      foot.map(({ text }) => text),
      where,
    ).toEqual([`Page ${at + 1} of ${pages.length}`]);
    const body = { ...it, texts: it.texts.filter(({ text }) => !FOOT.test(text)) };
    expect(textOf(body), where).toContain(dense(`${CALL_BEFORE_YOU_TRAVEL}.`));
    expect(textOf(body), where).toMatch(/Correcton[A-Z][a-z]+day\d/);
    expect(cuts(body, MARGIN), where).toEqual([]);
    const small = it.texts.filter(({ size }) => size < smallest - 0.1);
    expect(small, where).toEqual([]);
    for (const column of columnsOf(body, look)) expect(lonelyHeading(column, smallest)).toBeNull();
  });
  const texts = pages.map((it) => textOf(it));
  const wholes = (await wholesOf(page)).filter((it) => !RIGHT_TO_LEFT.test(it) && !tall.test(it));
  expect(wholes.length, path).toBeGreaterThan(0);
  const torn = wholes.map(dense).filter((it) => !texts.some((text) => text.includes(it)));
  expect(torn, `${path}: not on one page`).toEqual([]);
  return pages;
}

/** Upright A3 is set in two columns, each with an end of its own. */
function columnsOf(it: ReadPage, { paper }: Look): Pick<ReadPage, 'texts'>[] {
  if (paper === 'A4' || it.width > it.height) return [it];
  const middle = it.width / 2;
  return [
    { texts: it.texts.filter(({ x }) => x < middle) },
    { texts: it.texts.filter(({ x }) => x >= middle) },
  ];
}
