import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { readPdf } from '../../worker/pdf/testing/read-pdf.ts';
import { expect, test } from '../support/fixtures.ts';
import { KIOSK_SCREENS } from '../support/kiosk/kiosk.ts';
import { PAPERS, printPaper } from '../support/print/papers.ts';

// What docs/product.md#paper says of columns and letters, measured on what is printed.

/** The widths of the columns of a sheet's grid in millimetres, as it is printed. */
async function columnsOf(page: Page, path: string): Promise<number[]> {
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  return page
    .locator('article table')
    .first()
    .evaluate((table) => {
      // Without what stands across all columns.
      const row = [...table.querySelectorAll('tr')].find(
        ({ cells }) => cells.length === 8 && [...cells].every(({ colSpan }) => colSpan === 1),
      );
      return [...(row?.cells ?? [])].map(
        (cell) => (cell.getBoundingClientRect().width * 25.4) / 96,
      );
    });
}

for (const [paper, place, day] of [
  ['A4', 63, 30.5],
  ['A3', 92, 44],
] as const)
  test(`a grid of ${paper} has a column of ${place} mm and seven of ${day} mm`, async ({
    page,
  }) => {
    const columns = await columnsOf(page, `${paths.printTimetable('Breakfast')}&paper=${paper}`);
    expect(columns).toHaveLength(8);
    columns.forEach((width, at) => {
      expect(Math.abs(width - (at === 0 ? place : day)), `${at}: ${width}`).toBeLessThan(0.3);
    });
  });

/** What everybody writes in capitals: names of organisations and of treatments, and networks. */
const ACRONYMS = new Set(['BOSH', 'SMART', 'FRANK', 'MAPS']);

/** Elements of a paper that are slanted, underlined or put into capitals by their style, with their words. */
async function dressedUp(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.locator('article, [data-page]').evaluateAll((papers) =>
    papers
      .flatMap((paper) => [paper, ...paper.querySelectorAll('*')])
      .filter((element) => {
        const { fontStyle, textDecorationLine, textTransform } = getComputedStyle(element);
        const isPlain = textDecorationLine === 'none' || textDecorationLine === '';
        return fontStyle !== 'normal' || !isPlain || textTransform === 'uppercase';
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
  );
}

test.describe('letters', () => {
  /** As every-paper.spec.ts says. */
  test.use({
    bypassCSP: true,
    hasTouch: true,
    viewport: KIOSK_SCREENS.upright,
    logged: ['Printing failed because the `contentWindow` of the'],
  });

  for (const name of Object.keys(PAPERS({ organisation: '', service: '', helpline: '' })))
    test(`${name}: no italics, no underline, no words in block capitals`, async ({
      page,
      request,
    }) => {
      const { services } = await (await request.get('/api/directory')).json();
      const [{ _id, provider }] = services;
      const ids = { organisation: provider._id, service: _id, helpline: '' };
      const path = PAPERS(ids)[name] ?? '';
      const bytes = await printPaper(page, name, path);
      const fonts = new TextDecoder('latin1').decode(bytes).match(/\/FontName\s*\/[^\s/]+/g) ?? [];
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter((font) => /italic|oblique/i.test(font))).toEqual([]);
      if (!path.includes('.pdf')) expect(await dressedUp(page)).toEqual([]);
      const texts = (await readPdf(bytes)).pages.flatMap((it) => it.texts);
      const words = texts.flatMap(({ text }) => text.match(/\b[A-Z]{4,}\b/g) ?? []);
      expect([...new Set(words)].filter((word) => !ACRONYMS.has(word))).toEqual([]);
    });
});
