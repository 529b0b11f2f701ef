import type { Page } from '@playwright/test';
import type { PaperDirectory } from '../../shared/paper/handbook/sections.ts';
import { PAGES_AT_A_PRESS } from '../../shared/paper/kiosk/one-page.ts';
import { MM } from '../../shared/paper/measures.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
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
  // With whom to ring tonight, and where the rest stands.
  expect(sections).toBe(3 + 2);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const [piece, ...others] = (await readPdf(new Uint8Array(bytes))).pages;
  expect(others).toEqual([]);
  if (!piece) throw new Error('Nothing was printed.');
  expect([piece.width, piece.height].map((it) => Math.round(it / MM))).toEqual([80, 297]);
  expect(cuts(piece, 4 * MM - 1)).toEqual([]);
  expect(Math.min(...piece.texts.map(({ size }) => size))).toBeGreaterThan(13.9);
  expect(textOf(piece)).toContain(dense('Nowhere to sleep tonight?'));
  expect(textOf(piece)).toMatch(/\d+more(opentoday)?:seethesquare/);
});

/** Times and numbers of a slip of which a part stands on another line, and how many there are at all. */
const brokenOn = (page: Page) =>
  page.evaluate(() => {
    const slip = document.querySelector('[data-page="slip"]');
    if (!slip) throw new Error('There is no slip.');
    document.body.replaceChildren(slip);
    const WHOLE =
      /\d{1,2}[:.]\d{2}(?:–\d{1,2}[:.]\d{2})?|\d{1,2}(?:[:.]\d{2})?[ap]m|\+?\d{2,5}(?:[\s\u00a0]\d{2,4}){1,3}/g;
    const found: { text: string; lines: number }[] = [];
    const walker = document.createTreeWalker(slip, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const match of (node.textContent ?? '').matchAll(WHOLE)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        found.push({ text: match[0], lines: new Set(tops).size });
      }
    return { all: found.length, broken: found.filter(({ lines }) => lines > 1) };
  });

test('no time and no number of a slip is broken over two lines, whatever is printed', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/directory');
  const { services, helplines, organisations }: PaperDirectory = await answer.json();
  await startKiosk(page, { printer: true, slip: true });
  const screens = [
    ...[kioskPaths.tonight, kioskPaths.emergency, kioskPaths.open, kioskPaths.helplines],
    ...SERVICE_TYPES.map((type) => kioskPaths.services(type)),
    ...services.slice(0, 3).map(({ _id }) => kioskPaths.service(_id)),
    ...helplines.slice(0, 2).map(({ _id }) => kioskPaths.helpline(_id)),
    ...organisations.slice(0, 2).map(({ _id }) => kioskPaths.organisation(_id)),
  ];
  let all = 0;
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Print this' })).toBeVisible();
    const found = await brokenOn(page);
    expect(found.broken, path).toEqual([]);
    all += found.all;
  }
  expect(all).toBeGreaterThan(2 * screens.length);
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
  // A screen that starts again has printed all the same.
  await page.reload();
  await expect(page.getByText(/^The printer rests until \d/)).toBeVisible();

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
  await startStopped(page, { printer: true, pages: PAGES_AT_A_PRESS.usual });
  await page.goto(kioskPaths.organisations);
  const all = page.getByRole('button', { name: /^Print all: \d pages$/ });
  const pages = Number(/\d/.exec(await all.innerText())?.[0]);
  expect(pages).toBeLessThanOrEqual(PAGES_AT_A_PRESS.usual);
  expect(2 * pages).toBeGreaterThan(PAGES_AT_A_PRESS.usual);
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

test('a press prints no more pages of a long list than its set-up says, and with one page no list at all', async ({
  page,
}) => {
  const label = /The most pages that one press prints/;
  const longList = page.getByRole('button', { name: /^Print (all: )?\d+ pages$/ });
  for (const [press, words] of [
    ['2', ['Print 2 pages']],
    ['1', []],
  ] as const) {
    await page.goto(kioskPaths.setup);
    await page.getByLabel('Is there a printer?').selectOption('yes');
    await page.getByLabel(label).fill(press);
    await expect(page.getByText(`press=${press}&`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Start this kiosk' }).click();
    await expect(page).toHaveURL(new RegExp(`${kioskPaths.home}$`));
    await page.goto(kioskPaths.organisations);
    await expect(page.getByRole('button', { name: 'Print this' })).toBeVisible();
    await expect(longList).toHaveText([...words]);
  }
});
