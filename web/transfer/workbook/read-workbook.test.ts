import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { makeWorkbook, sheetXml } from '../testing/make-workbook.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';

const refusal = async (bytes: Uint8Array) => {
  const error = await readWorkbook(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).message;
};

describe('an Excel file', () => {
  it('is read sheet by sheet, times and days as people write them', async () => {
    const bytes = makeWorkbook({
      'Food & drink': [
        ['WINTER LIST'],
        [],
        ['Charity', 'Opens', 'Since', 'Tel'],
        [
          'St Agnes “Kitchen”',
          { number: 0.375, style: 'time' },
          { number: 46350, style: 'date' },
          { number: 1174960123 },
        ],
      ],
      Empty: [],
    });
    expect(isWorkbook(bytes)).toBe(true);
    expect(await readWorkbook(bytes)).toEqual([
      {
        name: 'Food & drink',
        text: 'WINTER LIST,,,\r\n,,,\r\nCharity,Opens,Since,Tel\r\nSt Agnes “Kitchen”,09:00,2026-11-24,1174960123',
      },
    ]);
  });

  it('gives what a formula shows, and a formula that is only text as text', async () => {
    const bytes = makeWorkbook({
      A: [
        ['Name', 'Phone'],
        [{ formula: 'HYPERLINK("https://x.example","Ark")', shows: 'Ark' }, '=1+1'],
      ],
    });
    const [sheet] = await readWorkbook(bytes);
    expect(sheet?.text).toBe('Name,Phone\r\nArk,=1+1');
  });

  it('takes no notice of pictures and macros, however large', async () => {
    const bytes = makeWorkbook(
      {
        A: [
          ['Name', 'Phone'],
          ['Ark', '1'],
        ],
      },
      {
        'xl/media/image1.png': new Uint8Array(34_000_000),
        'xl/vbaProject.bin': new Uint8Array([1, 2, 3]),
      },
    );
    expect(await readWorkbook(bytes)).toHaveLength(1);
  });
});

/** Writes another number over what a ZIP says that a file unpacks to, in its list and at the file itself. */
function declare(bytes: Uint8Array, name: string, unpacked: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const written = new TextEncoder().encode(name);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    const mark = view.getUint32(at, true);
    const [size, text] = mark === 0x02014b50 ? [24, 46] : mark === 0x04034b50 ? [22, 30] : [0, 0];
    if (size && written.every((byte, n) => bytes[at + text + n] === byte))
      view.setUint32(at + size, unpacked, true);
  }
  return bytes;
}

describe('a hostile Excel file is refused in words', () => {
  const row = ['Ark', '1'];
  const SHEET = 'xl/worksheets/sheet1.xml';

  it('that declares more than a browser should hold, before anything is unpacked', async () => {
    const bytes = makeWorkbook({
      A: `${sheetXml([row])}${' '.repeat(LIMITS.workbookUnpacked.value)}`,
    });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toBe(LIMITS.workbookUnpacked.message);
  });

  it('that unpacks to more than it declares, as soon as it does', async () => {
    const bytes = makeWorkbook({ A: `${sheetXml([row])}${' '.repeat(5_000_000)}` });
    expect(await refusal(declare(bytes, SHEET, 1_000))).toBe(LIMITS.workbookUnpacked.message);
  });

  it('that is itself too large', async () => {
    const bytes = makeWorkbook({ A: [row] });
    const large = new Uint8Array(LIMITS.workbookBytes.value + bytes.length);
    large.set(bytes);
    expect(await refusal(large)).toBe(LIMITS.workbookBytes.message);
  });

  it.each([
    ['a row', 'A1048576', LIMITS.importRows.message],
    ['a column', 'XFD1', LIMITS.importColumns.message],
    ['a place that is none', '&#65;1048576', /cannot be read/],
    ['a negative place', '-5', /cannot be read/],
  ])('with one cell at %s that is too far away', async (_, place, message) => {
    const xml = sheetXml([row]).replace('r="A1"', `r="${place}"`);
    expect(await refusal(makeWorkbook({ A: xml }))).toMatch(message);
  });

  it('with rows without end', async () => {
    const xml = sheetXml([row]).replace('<row r="1">', '<row r="1048576">');
    expect(await refusal(makeWorkbook({ A: xml }))).toBe(LIMITS.importRows.message);
  });

  it.each([
    ['a broken one', makeWorkbook({ A: [row] }).slice(0, -30)],
    ['one of which the beginning is lost', makeWorkbook({ A: [row] }).slice(100)],
    ['an archive of something else', zipSync({ 'a.txt': new Uint8Array([1]) })],
    ['an archive with nothing in it', zipSync({})],
    ['a workbook without a sheet', zipSync({ 'xl/workbook.xml': new Uint8Array([60]) })],
    [
      'XML that is none',
      makeWorkbook({ A: '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>9' }),
    ],
    ['no archive at all', new Uint8Array([0x50, 0x4b, 3, 4])],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toMatch(/Excel file/);
  });

  it.each(Array.from({ length: 40 }, (_, n) => [n]))('with a byte changed, %i', async (n) => {
    const bytes = makeWorkbook({ A: [['Name', 'Phone'], row] });
    const at = Math.floor((bytes.length / 40) * n);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    const answer = await readWorkbook(bytes).catch((error: unknown) => error);
    expect(Array.isArray(answer) || answer instanceof ApiError).toBe(true);
  });
});
