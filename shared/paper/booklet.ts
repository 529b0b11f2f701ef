/** The papers of the handbook as a file: A4, or a booklet that is laid out for its size. */
export const BOOK_PAPERS = ['A4', 'A5', 'A6'] as const;
export type BookPaper = (typeof BOOK_PAPERS)[number];

/**
 * Parts of the handbook that can be chosen, by the kinds of their sections. The emergency page, how to use it and the index
 * are in every choice.
 */
export const BOOK_PARTS = [
  'council',
  'timetable',
  'helplines',
  'organisations',
  'categories',
] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

/** What the form that chooses them calls them. */
export const BOOK_PART_NAMES: Record<BookPart, string> = {
  council: 'Housing help from the council',
  timetable: 'Timetables',
  helplines: 'Helplines',
  organisations: 'Organisations A to Z',
  categories: 'Organisations by category',
};

/** A side of a sheet of A4 with the pages of a booklet on it: rows from the top, each from the left, by number from 1. */
export type Side = number[][];

/** The two sides of each spread of a saddle-stitched booklet of `count` pages, from the outermost: '48 | 1', then '2 | 47'. */
function spreadsOf(count: number): { front: number[]; back: number[] }[] {
  if (count % 4 !== 0) throw new Error('The pages of a folded booklet are a multiple of four.');
  return Array.from({ length: count / 4 }, (_, at) => ({
    front: [count - 2 * at, 2 * at + 1],
    back: [2 * at + 2, count - 2 * at - 1],
  }));
}

/**
 * How the pages of a booklet stand on A4 that is printed on both sides and folded. A5: one spread to a sheet, turned on its
 * short edge. A6: two spreads below each other, turned on its long edge, cut across the middle, the lower pile laid on the
 * upper. Throws where the pages do not fill the sheets.
 */
export function imposePages(paper: Exclude<BookPaper, 'A4'>, count: number): Side[] {
  const spreads = spreadsOf(count);
  if (paper === 'A5') return spreads.flatMap(({ front, back }) => [[front], [back]]);
  if (spreads.length % 2 !== 0) throw new Error('A sheet of A4 holds eight pages of A6.');
  const half = spreads.length / 2;
  return spreads.slice(0, half).flatMap((upper, at) => {
    const lower = spreads[at + half] as (typeof spreads)[number];
    return [
      [upper.front, lower.front],
      [upper.back, lower.back],
    ];
  });
}
