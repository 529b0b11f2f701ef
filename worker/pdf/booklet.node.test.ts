import { beforeAll, describe, expect, test } from 'vitest';
import { imposePages } from '../../shared/paper/booklet.ts';
import { MM } from '../../shared/paper/measures.ts';
import { accessibilityFaults } from './testing/accessibility-faults.ts';
import { dense, expectNothingCut, textOf } from './testing/layout.ts';
import { type ReadPage, readPdf } from './testing/read-pdf.ts';
import { handbookBytes, ORIGIN, renderHandbook, sampleDirectory } from './testing/rendered.ts';

describe.each([
  { paper: 'A5', text: 12, most: 48, margin: 9, width: 148, together: 4 },
  { paper: 'A6', text: 9, most: 64, margin: 7, width: 105, together: 8 },
] as const)('the handbook of the sample as a booklet of $paper', (booklet) => {
  const { paper, text, most, margin, width, together } = booklet;
  const { book, bytes } = handbookBytes(sampleDirectory(), 'clear', { paper });
  let pages: ReadPage[];
  beforeAll(async () => {
    pages = (await readPdf(bytes)).pages;
  });

  test('has few pages, all of which fold, with whom to ring on its back', () => {
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(pages.length % together).toBe(0);
    expect(pages[0]?.width).toBeCloseTo(width * MM, 0);
    for (const at of [1, pages.length - 1])
      expect(textOf(...pages.slice(at, at + 1))).toMatch(/^Emergency:whotocall/);
    expect(accessibilityFaults(bytes)).toEqual([]);
  });

  test('says everything that the handbook of A4 says, in letters that are not made smaller', () => {
    const all = textOf(...pages);
    const rows = book.sections.flatMap((it) => (it.kind === 'timetable' ? it.rows : []));
    expect(rows.length).toBeGreaterThan(100);
    const said = rows.flatMap(({ provider, address, who, note, phone, hours }) => [
      provider,
      ...address.split(', '),
      who,
      ...note.split('. '),
      phone?.display ?? '',
      ...(hours.kind === 'once'
        ? [hours.text]
        : hours.runs.map(({ days, slots }) => `${days} ${slots.join(', ')}`)),
    ]);
    expect(said.filter((words) => !all.includes(dense(words.replace(/\.$/, ''))))).toEqual([]);
    expect(all).not.toMatch(/[a-z]\.\.(?!\.)/);
    for (const page of pages) {
      expectNothingCut(page, margin * MM);
      expect(page.texts.filter(({ size }) => size < text)).toEqual([]);
    }
  });

  test('has a code of 20 mm and what its pages say once a section, and right page numbers', () => {
    const codes = pages.flatMap((page) => page.codes);
    expect(codes.every(({ side }) => side >= 20 * MM)).toBe(true);
    const paths = book.sections.filter(({ path }) => path !== '/').map(({ path }) => ORIGIN + path);
    for (const path of paths) expect(codes.map((code) => code.text)).toContain(path);
    const links = pages.flatMap((page) => page.links.filter(({ target }) => target !== null));
    const numbers = links.filter((it) => /^(?:page\s)?\d+$/.test(it.text));
    expect(numbers.length).toBeGreaterThan(100);
    for (const it of numbers) expect(Number(it.text.replace(/page\s/, ''))).toBe(it.target);
  });

  test('stands on A4 in the order in which it is folded, nothing lost', async () => {
    const folded = handbookBytes(sampleDirectory(), 'clear', { paper, isFolded: true });
    const sheets = (await readPdf(folded.bytes)).pages;
    const sides = imposePages(paper, pages.length);
    expect(sheets).toHaveLength(sides.length);
    sides.forEach((rows, at) => {
      const sheet = sheets[at];
      if (!sheet) throw new Error('A side is missing.');
      rows.forEach((row, fromTop) => {
        row.forEach((number, fromLeft) => {
          const left = (sheet.width / row.length) * fromLeft;
          const top = (sheet.height / rows.length) * fromTop;
          const here = sheet.texts.filter(
            ({ x, y }) =>
              x >= left &&
              x < left + sheet.width / row.length &&
              y >= top &&
              y < top + sheet.height / rows.length,
          );
          const page = pages[number - 1];
          expect(textOf({ texts: here })).toBe(page && textOf(page));
        });
      });
    });
  });
});

test('parts of the handbook are a book with an index of what is in them', async () => {
  const { pages: all } = await renderHandbook(sampleDirectory(), 'clear');
  const parts = handbookBytes(sampleDirectory(), 'clear', {}, ['helplines']);
  const { pages } = await readPdf(parts.bytes);
  expect(pages.length).toBeLessThan(all.length / 3);
  expect(parts.book.sections.map(({ kind }) => kind)).toEqual([
    'emergency',
    'prose',
    'helplines',
    'index',
  ]);
  expect(textOf(...pages)).toContain('999');
});
