import { READ_SHEETS } from '../columns-in.ts';
import { guessMapping } from './headings.ts';

// Where the headings of a spreadsheet stand: below a title, and in two rows where some are of several columns.

type Lines = readonly (readonly string[])[];

/** How far down headings are looked for, below a title, a date and whom to ask. */
const TITLE_ROWS = 20;

const knownIn = (cells: readonly string[]): number =>
  Math.max(...READ_SHEETS.map((sheet) => Object.keys(guessMapping(sheet, cells)).length));

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length;

/** Whether a row is the second of two with headings: it has several cells, and each is a heading that is known. */
function isSecond(cells: readonly string[] = [], above: readonly string[] = []): boolean {
  const filled = filledIn(cells);
  return filled >= 2 && filledIn(above) >= 2 && knownIn(cells) === filled && !isRow(above, cells);
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
  const length = Math.max(first.length, second.length);
  const headings = Array.from({ length }, (_, at) => second[at]?.trim() || first[at] || '');
  return { headings, below: top + 2 };
}
