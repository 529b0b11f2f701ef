import { MOST_PAGES } from '../../shared/paper/kiosk/one-page.ts';
import { MM } from '../../shared/paper/measures.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { cuts, dense, textOf } from '../../worker/pdf/testing/layout-faults.ts';
import { readPdf, readPdfTexts } from '../../worker/pdf/testing/read-pdf.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/kept.ts';
import { bar, button, KIOSK_SCREENS, startKiosk, startStopped } from '../support/kiosk/kiosk.ts';

/** In points, as a PDF counts. */
test.use({ hasTouch: true, viewport: KIOSK_SCREENS.upright });

test('a roll of 80 mm gets a slip: three places, the number for tonight and a square', async ({
  page,
}) => {
  await startKiosk(page, { printer: true, slip: true });
  await page.goto(kioskPaths.services('Toilets'));
  await expect(page.getByRole('button', { name: 'Print this' })).toBeVisible();
  const sections = await page.evaluate(() => {
    const slip = document.querySelector('[data-page="slip"]');
    if (slip) document.body.replaceChildren(slip);
    return slip?.querySelectorAll('section').length;
  });
  // With whom to ring tonight, and where the rest stands: of the three places, whose order is the hour's, as many as have room.
  expect(sections).toBeGreaterThanOrEqual(1 + 2);
  expect(sections).toBeLessThanOrEqual(3 + 2);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const [piece, ...others] = (await readPdf(new Uint8Array(bytes))).pages;
  expect(others).toEqual([]);
  if (!piece) throw new Error('Nothing was printed.');
  expect([piece.width, piece.height].map((it) => Math.round(it / MM))).toEqual([80, 297]);
  expect(cuts(piece, 4 * MM - 1)).toEqual([]);
  expect(Math.min(...piece.texts.map(({ size }) => size))).toBeGreaterThan(13.9);
  expect(textOf(piece)).toContain(dense('Nowhere to sleep tonight?'));
  expect(textOf(piece)).toMatch(/\d+moreonthepage/);
});

test('a day goes into a pocket: one sheet to fold, as one of the pages that the printer gives in an hour', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await startStopped(page, { printer: true, pages: 1 });
  await button(page, /^Open now/).tap();
  await button(page, 'Tomorrow').tap();
  const guide = page.getByRole('button', { name: 'Print a pocket guide' });
  const list = page.getByRole('button', { name: 'Print this' });
  await expect(list).toBeEnabled();
  await guide.tap();
  await expect(page.getByRole('button', { name: 'Printing' })).toBeDisabled();
  await expect(list).toBeDisabled();
  const onPaper = await page
    .locator('div:has(> [data-page="a4-pocket"])')
    .evaluate((it) => it.outerHTML);
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^The printer rests until \d/)).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(bar(page, 'Home')).toBeVisible();

  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, onPaper);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const [sheet, ...others] = (await readPdf(new Uint8Array(bytes))).pages;
  expect(others).toEqual([]);
  if (!sheet) throw new Error('Nothing was printed.');
  expect([sheet.width, sheet.height].map((it) => Math.round(it / MM))).toEqual([297, 210]);
  // The other half stands on its head.
  const lower = { ...sheet, texts: sheet.texts.filter(({ size }) => size > 0) };
  expect(cuts(lower, 5 * MM - 1)).toEqual([]);
  expect(textOf(sheet)).toContain('999');
  expect(textOf(sheet)).toContain(dense('Fold along the long line'));
});

test('the whole A to Z is printed, on no more pages than its button says, and each of them counts', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await startStopped(page, { printer: true, pages: MOST_PAGES });
  await page.goto(kioskPaths.organisations);
  const all = page.getByRole('button', { name: /^Print all: \d pages$/ });
  const pages = Number(/\d/.exec(await all.innerText())?.[0]);
  expect(pages).toBeLessThanOrEqual(MOST_PAGES);
  expect(2 * pages).toBeGreaterThan(MOST_PAGES);
  await all.tap();
  await expect(page.getByRole('button', { name: 'Printing' })).toBeDisabled();
  // Before what "Print this" prints, which is there too.
  const onPaper = await page
    .locator('main [hidden] > div:has(> article)')
    .first()
    .evaluate((it) => it.outerHTML);
  await page.clock.runFor(20_000 + 5_000 * pages);
  // The hour has fewer left than it takes once more.
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print this' })).toBeEnabled();

  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, onPaper);
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const printed = await readPdfTexts(new Uint8Array(await page.pdf({ format: 'A4', margin })));
  expect(printed.length).toBeGreaterThan(1);
  expect(printed.length).toBeLessThanOrEqual(pages);
  const text = textOf(...printed);
  const organisations = await readApi(request).organisations();
  const left = organisations.filter(({ name }) => !text.includes(dense(name)));
  expect(left.map(({ name }) => name)).toEqual([]);
});
