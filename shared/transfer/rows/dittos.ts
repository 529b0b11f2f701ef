import type { Mapping } from '../plain.ts';
import type { Ask, RowEdits } from './row-types.ts';

/** What people write where a cell says the same as the one above it. */
const DITTO =
  /^(?:[-–—\s]*["“”„″〃][-–—\s]*|''|,,|d[ot]\.|dto\.?|ditto|(?:all )?(?:the )?same(?: (?:as|again|place|venue|address|number|phone|times?|hours|website|email|above|before))*|(?:as|see) (?:above|before|prev(?:ious)?)|as per above)[.,]?$/i;

/** Whether a cell says only that it is like the one above it. */
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

type Cells = readonly (readonly string[])[];
type Edits = Readonly<Record<number, RowEdits>>;

/**
 * The rows of a spreadsheet, and what was written into its cells instead, with what stands above in the place of each ditto mark,
 * and what was read so. A mark with nothing above it stays, and so does one of a column that nobody knows.
 */
export function readDittos(
  rows: Cells,
  mapping: Mapping,
  edits: Edits,
): { rows: string[][]; edits: Edits; asks: Ask[] } {
  const asks: Ask[] = [];
  const above = new Map<string, string>();
  const read = rows.map((cells, index) => {
    const row = index + 1;
    const result = { cells: [...cells], edits: { ...edits[row] } };
    // A title between the rows is no cell of a list.
    const isAlone = cells.filter((cell) => cell.trim()).length === 1;
    for (const [label, at = -1] of Object.entries(mapping)) {
      const edit = edits[row]?.[label];
      const text = edit ?? cells[at] ?? '';
      if (!isDitto(text)) {
        if (!isAlone || edit !== undefined) above.set(label, text);
        continue;
      }
      const said = above.get(label);
      if (said === undefined || label === 'Id') continue;
      if (edit === undefined) result.cells[at] = said;
      else result.edits[label] = said;
      const message = said ? `Read as “${said}”, as in the row above.` : 'Read as empty, as above.';
      asks.push({ row, label, message, isQuestion: false });
    }
    return result;
  });
  return {
    rows: read.map(({ cells }) => cells),
    edits: Object.fromEntries(read.map((one, index) => [index + 1, one.edits])),
    asks,
  };
}
