import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { makeWorkbook } from '../../web/transfer/testing/make-workbook.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { WINTER_LIST } from '../support/sheets/winter-list.ts';
import { SIZES } from '../support/sizes.ts';

// Two lists as charities keep them, each brought in with one correction in twenty rows, and one of them undone.

// An import is refused when anything changed since it was looked at, so nobody else may write meanwhile.
test.use({ site: 'alone', signsIn: true });
test.describe.configure({ mode: 'serial' });

const FILE = 'A spreadsheet (Excel or CSV), or a directory file';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const lookAt = (page: Page) => page.getByRole('button', { name: 'See what it would do' }).click();

test('an Excel list is read, one cell is put right on a phone, and it is brought in', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize(SIZES.phone);
  await page.goto(adminPaths.transfer);
  const buffer = Buffer.from(makeWorkbook({ 'Winter 26-27': WINTER_LIST }));
  await page.getByLabel(FILE).setInputFiles({ name: 'winter.xlsx', mimeType: EXCEL, buffer });
  await expect(page.getByLabel('Or paste its text')).toHaveValue(/The Lantern Kitchen/);
  await lookAt(page);
  await expect(page.getByText('2 of 20 rows are left out until put right.')).toBeVisible();
  const type = page.getByLabel('Type of row 24');
  await expect(type).toHaveAccessibleDescription(/Invalid service type/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await type.fill('Lunch');
  await type.press('Tab');
  await expect(page.getByText('1 of 20 rows is left out until put right.')).toBeVisible();
  await expect(type).toHaveValue('Lunch');
  await lookAt(page);
  await expect(page.getByText('Left out, because something is wrong with it: 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows that are left out' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('PLEASE CHECK');
  await page.getByRole('button', { name: /^Bring in 3\d records$/ }).click();
  await expect(page.getByText(/^3\d added, 0 changed\.$/)).toBeVisible();
  const found = await page.request.get('/api/organisations/public');
  expect(await found.text()).toContain('The Lantern Kitchen');
});

test('a list of semicolons, old line ends and the Windows code page is brought in', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize(SIZES.desktop);
  await page.goto(adminPaths.transfer);
  const buffer = await readFile(new URL('../support/sheets/agency-list.csv', import.meta.url));
  await page.getByLabel(FILE).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByLabel('Or paste its text')).toHaveValue(/Café Anchor/);
  await lookAt(page);
  await expect(page.getByText('All 19 rows can be brought in.')).toBeVisible();
  const friday = page.getByLabel('Friday of row 13');
  await friday.fill('9am-8pm');
  await friday.press('Tab');
  await lookAt(page);
  await page.getByRole('button', { name: /^Bring in 3\d records$/ }).click();
  await expect(page.getByText(/^3\d added, 0 changed\.$/)).toBeVisible();

  page.on('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('button', { name: /^Undo this import/ })
    .first()
    .click();
  await expect(page.getByText(/^Undone: 3\d removed, 0 as before\.$/)).toBeVisible();
  await expectAccessible(page);
  const found = await (await page.request.get('/api/organisations/public')).text();
  expect(found).not.toContain('Café Anchor');
  expect(found).toContain('The Lantern Kitchen');
});
