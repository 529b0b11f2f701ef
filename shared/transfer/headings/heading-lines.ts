import { READ_SHEETS } from '../columns-in.ts';
import { guessMapping } from './headings.ts';

// Where the headings of a spreadsheet stand: below a title, and in two rows where some are of several columns.

type Lines = readonly (readonly string[])[];

/** How far down headings are looked for, below a title, a date and whom to ask. */
const TITLE_ROWS = 20;

/** The columns of a row whose cells are headings that are known, as the sheet of which most are. */
const knownPlaces = (cells: readonly string[]): Set<number> =>
  READ_SHEETS.map((sheet) => new Set(Object.values(guessMapping(sheet, cells)) as number[])).reduce(
    (best, places) => (places.size > best.size ? places : best),
  );

const knownIn = (cells: readonly string[]): number => knownPlaces(cells).size;

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length;

/**
 * Whether a row is the second of two with headings: it has several cells, of which most are headings that are known, and the two
 * together say more than either.
 */
function isSecond(cells: readonly string[] = [], above: readonly string[] = []): boolean {
  const filled = filledIn(cells);
  if (filled < 2 || filledIn(above) < 2 || isRow(above, cells)) return false;
  const known = knownIn(cells);
  if (known === filled) return true;
  const both = knownIn(joinHeadings(above, cells));
  return known >= 2 && known * 2 > filled && both > Math.max(known, knownIn(above));
}

/** The lower of two headings where it is known, else the upper one: 'Name' below 'Organisation', 'Remarks' above nothing. */
function joinHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  const known = knownPlaces(lower);
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above = '', below = ''] = [upper[at]?.trim(), lower[at]?.trim()];
    return known.has(at) ? below : above || below;
  });
}

/** What stands below the headings of its own columns is a row, however its words are like headings. */
const isRow = (headings: readonly string[], cells: readonly string[]) =>
  cells.every((cell, at) => !cell.trim() || headings[at]?.trim()) &&
  knownIn(headings) >= filledIn(cells);

/** The row, from 0, in which the headings begin: where most cells are known, else the first that is more than a title. */
export function findHeadings(rows: Lines): number {
  const known = rows.slice(0, TITLE_ROWS).map(knownIn);
  const most = Math.max(0, ...known);
  if (most >= 2) {
    const at = known.indexOf(most);
    return at > 0 && isSecond(rows[at], rows[at - 1]) ? at - 1 : at;
  }
  return Math.max(
    0,
    rows.findIndex((cells) => filledIn(cells) >= 2),
  );
}

/** The headings that begin in a row, of two rows where the lower says more of some, and the first row below them. */
export function headingLines(lines: Lines, top: number): { headings: string[]; below: number } {
  const [first = [], second = []] = [lines[top], lines[top + 1]];
  if (!isSecond(second, first)) return { headings: [...first], below: top + 1 };
  return { headings: joinHeadings(first, second), below: top + 2 };
}
