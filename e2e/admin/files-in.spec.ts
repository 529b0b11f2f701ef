import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { makeWorkbook } from '../../web/transfer/testing/make-workbook.ts';
import { SIGNPOSTING_SHEET } from '../../web/transfer/testing/signposting-sheet.ts';
import { WINTER_LIST } from '../../web/transfer/testing/winter-list.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { asAdmin } from '../support/api/admin-api.ts';
import { publicNames } from '../support/api/public-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

// Spreadsheets and directory files, brought in and taken out by an admin.

// An import is refused when anything changed since it was looked at, so nobody else may write meanwhile.
test.use({ site: 'alone', signsIn: true });
test.describe.configure({ mode: 'serial' });

test('a spreadsheet is pasted, its columns are found, and only what was seen is written', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.transfer);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything, as a directory file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.organisations.length).toBeGreaterThan(10);

  await page
    .getByLabel('Or paste its text')
    .fill('Name,What,Phone\nThe Pasted Line,"Someone, to talk to.",0117 924 4604\n\nNobody,x,\n');
  await page.getByRole('button', { name: 'See what it would do' }).click();
  await page.getByLabel('Each row is one of the').selectOption('helplines');
  await page.getByLabel('“What”').selectOption('Description');
  await page.getByText('The columns that are known: 3').click();
  await expect(page.getByLabel('“Phone”')).toHaveValue('Phone');
  await page.getByRole('button', { name: 'See what it would do' }).click();
  await expect(page.getByText('The Pasted Line (helpline)')).toBeVisible();
  await expect(page.getByText('Row 4: Description must be at least 5 characters.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(SIZES.phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bring in 1 record' }).click();
  await expect(page.getByRole('heading', { name: '1 added, 0 changed.' })).toBeVisible();
});

test('a file that is no text says what to do, and the box stays as it was', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.transfer);
  const box = page.getByLabel('Or paste its text');
  await box.fill('Name,What');
  const file = page.getByLabel('A spreadsheet (Excel or CSV), or a directory file');
  await file.setInputFiles({
    name: 'services.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  });
  await expect(page.getByRole('alert')).toContainText('save it as CSV');
  await expect(box).toHaveValue('Name,What');
  await file.setInputFiles({
    name: 'services.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\ufeffName,What\nThe Café,Tea', 'utf16le'),
  });
  await expect(box).toHaveValue('Name,What\nThe Café,Tea');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
// Two lists as charities keep them, each brought in with one correction in twenty rows, and undone.

const FILE = 'A spreadsheet (Excel or CSV), or a directory file';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Undoes the import that added so many, as no other has. */
async function undo(page: Page, added: number) {
  page.on('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('button', { name: new RegExp(`^Undo this import.*: ${added} added`) })
    .click();
  await expect(page.getByText(`Undone: ${added} removed, 0 as before.`)).toBeVisible();
}

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
  // A phone that loads the page anew loses nothing of what was put right.
  await page.reload();
  await expect(page.getByText('1 of 20 rows is left out until put right.')).toBeVisible();
  await expect(page.getByLabel('Type of row 24')).toHaveValue('Lunch');
  await lookAt(page);
  await expect(page.getByText('Left out, because something is wrong with it: 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows that are left out' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('PLEASE CHECK');
  await page.getByRole('button', { name: 'Bring in 33 records' }).click();
  await expect(page.getByRole('heading', { name: '33 added, 0 changed.' })).toBeVisible();
  await expect.poll(() => publicNames(page)).toContain('The Lantern Kitchen');
  await undo(page, 33);
  await expect.poll(() => publicNames(page)).not.toContain('The Lantern Kitchen');
});

test('a list of semicolons, old line ends and the Windows code page is brought in', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize(SIZES.desktop);
  await page.goto(adminPaths.transfer);
  const buffer = await readFile(
    new URL('../../web/transfer/testing/agency-list.csv', import.meta.url),
  );
  await page.getByLabel(FILE).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByLabel('Or paste its text')).toHaveValue(/Café Anchor/);
  await lookAt(page);
  await expect(page.getByText('All 19 rows can be brought in.')).toBeVisible();
  // 'Till late' asks for nothing; whoever knows better writes it.
  await page.getByRole('button', { name: 'Change row 13' }).click();
  const friday = page.getByLabel('Friday of row 13');
  await friday.fill('9am-8pm');
  await friday.press('Tab');
  await lookAt(page);
  await page.getByRole('button', { name: 'Bring in 34 records' }).click();
  await expect(page.getByRole('heading', { name: '34 added, 0 changed.' })).toBeVisible();
  await expect.poll(() => publicNames(page)).toContain('Café Anchor');
  await undo(page, 34);
  await expectAccessible(page);
  await expect.poll(() => publicNames(page)).not.toContain('Café Anchor');
});

test('a word that nobody knows is asked for once, for every row that has it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize(SIZES.phone);
  await page.goto(adminPaths.transfer);
  const again = ['The Wren', "WOMEN'S SUPPORT", '4 Wren Row, BS1 9WA', 'Tues', '2-4'];
  const rows = [...SIGNPOSTING_SHEET, [...again, '0117 496 0691', '', '', 'Ring first']];
  const buffer = Buffer.from(makeWorkbook({ Reception: rows }));
  await page.getByLabel(FILE).setInputFiles({ name: 'sheet.xlsx', mimeType: EXCEL, buffer });
  await expect(page.getByLabel('Or paste its text')).toHaveValue(/Corner House Trust/);
  await lookAt(page);
  await expect(page.getByText('2 of 21 rows are left out until put right.')).toBeVisible();
  await expect(page.getByText('One word is not known. What is it?')).toBeVisible();
  const word = page.getByLabel("“Women's support”");
  await expect(word).toHaveAccessibleDescription('In 2 rows.');
  await page.getByText(/^Words that were read/).click();
  await expect(page.getByLabel('“Hot food”')).toHaveAccessibleDescription(
    'In 1 row. Read as: a meal, by its hours.',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await word.selectOption('Words only');
  await expect(page.getByText('All 21 rows can be brought in.')).toBeVisible();
  await expect(page.getByText('Every word has a kind now.')).toBeVisible();
  // What was chosen outlives a page that is loaded anew.
  await page.reload();
  await expect(page.getByText('All 21 rows can be brought in.')).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: /^Bring in \d+ records$/ }).click();
  await expect(page.getByRole('heading', { name: /^\d+ added, 0 changed\.$/ })).toBeVisible();
  await expect
    .poll(() => publicNames(page))
    .toEqual(expect.arrayContaining(['The Wren', 'Gather']));
});

test('what was edited here is shown old and new, and changed where the admin says so', async ({
  page,
}) => {
  const call = await asAdmin(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(adminPaths.transfer);
  const box = page.getByLabel('Or paste its text');
  const sheet = (name: string, note: string) =>
    `Charity,Service,Where,When,Notes\n${name},Lunch,"7 Heron Row, BS1 9WB",Mon 12-1,${note}\n`;
  await box.fill(sheet('The Heron', 'Soup'));
  await lookAt(page);
  await lookAt(page);
  await page.getByRole('button', { name: 'Bring in 2 records' }).click();
  await expect(page.getByRole('heading', { name: '2 added, 0 changed.' })).toBeVisible();

  const { organisations } = await call('GET', '/export/directory.json');
  const heron = organisations.find(({ name }: { name: string }) => name === 'The Heron');
  await call('PUT', `/services/${heron.services[0]._id}`, { note: 'Edited here' });

  await page.getByRole('button', { name: 'Bring in something else' }).click();
  await box.fill(sheet('HERON LTD', 'Stew'));
  await lookAt(page);
  await expect(page.getByText('Read as The Heron, which is here already.')).toBeVisible();
  await lookAt(page);
  await expect(page.getByText('Kept, because it was edited here since: 1')).toBeVisible();
  await expect(page.getByText('Note: Edited here Stew')).toBeVisible();
  await page.getByRole('button', { name: /^Change it too/ }).click();
  await expect(page.getByText('Changed: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Bring in 1 record' }).click();
  await expect(page.getByRole('heading', { name: '0 added, 1 changed.' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo this import.*: 0 added, 1 changed/ }).click();
  await expect(page.getByText('Undone: 0 removed, 1 as before.')).toBeVisible();
});
