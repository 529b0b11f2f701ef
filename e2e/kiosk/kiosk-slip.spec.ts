import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { cuts, dense, textOf } from '../../worker/pdf/testing/layout-faults.ts';
import { readPdf } from '../../worker/pdf/testing/read-pdf.ts';
import { expect, test } from '../support/kept.ts';
import { KIOSK_SCREENS, startKiosk } from '../support/kiosk/kiosk.ts';

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
  const MM = 72 / 25.4;
  expect([piece.width, piece.height].map((it) => Math.round(it / MM))).toEqual([80, 297]);
  expect(cuts(piece, 4 * MM - 1)).toEqual([]);
  expect(Math.min(...piece.texts.map(({ size }) => size))).toBeGreaterThan(13.9);
  expect(textOf(piece)).toContain(dense('Nowhere to sleep tonight?'));
  expect(textOf(piece)).toMatch(/\d+moreonthepage/);
});
