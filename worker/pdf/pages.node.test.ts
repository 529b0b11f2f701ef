import { expect, test, vi } from 'vitest';
import type { PaperSize } from '../../shared/paper/handbook/sections.ts';
import { CITIES, cityOf } from '../../shared/testing/cities.ts';
import { Paginator } from './layout/paginate.ts';
import type { Means } from './pdf.ts';
import { handbookBytes, sampleDirectory, sampleFile } from './testing/rendered.ts';

// An edition that grows costs every centre its toner, and in the sample alone nobody sees it. docs/performance.md measures the
// same papers as a site serves them, whose address is longer or shorter by some letters.

const countPages = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** The most pages for the sample, for 150 organisations with 250 services, and for 900 with 1,500. */
type Edition = { name: string; size: PaperSize; paper?: Means['paper']; most: number[] };

const EDITIONS: Edition[] = [
  { name: 'A4 in clear print', size: 'clear', most: [54, 104, 512] },
  { name: 'A4 in large print', size: 'large', most: [90, 168, 868] },
  { name: 'A5', size: 'clear', paper: 'A5', most: [48, 88, 416] },
  { name: 'A6', size: 'clear', paper: 'A6', most: [64, 104, 480] },
];
const FILES = [sampleFile, ...CITIES.map((city) => cityOf(sampleFile, city))];

test.each(EDITIONS)('the handbook on $name grows in no city', ({ size, paper, most }) => {
  const pages = FILES.map((file) =>
    countPages(handbookBytes(sampleDirectory(file), size, { paper }).bytes),
  );
  const grown = pages.filter((count, at) => count > (most[at] ?? 0) || count === 0);
  expect(grown, `${pages} pages, at most ${most}`).toEqual([]);
});

// Drawing takes as long as two layouts: where a page number moves a line, the handbook costs half its time again.
test.each(EDITIONS.filter(({ paper }) => !paper))(
  'the handbook on $name is planned by one layout and drawn by another in every city',
  ({ size }) => {
    const ended = vi.spyOn(Paginator.prototype, 'end');
    const layouts = FILES.map((file) => {
      ended.mockClear();
      handbookBytes(sampleDirectory(file), size);
      return ended.mock.calls.length;
    });
    ended.mockRestore();
    expect(layouts).toEqual([2, 2, 2]);
  },
);
