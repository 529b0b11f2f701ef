import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';

// What docs/product.md#paper says of columns, measured on what is printed.

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
