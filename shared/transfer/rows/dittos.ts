import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { POSTCODE } from '../columns-in.ts';
import type { Mapping } from '../mapping.ts';
import { PROVIDER } from '../spreadsheet-columns.ts';
import type { Ask, RowEdits } from './row-types.ts';

/** What people write where a cell says the same as the one above it. */
const DITTO =
  /^(?:[-–—\s]*(?:["“”„″〃]\s*){1,3}[-–—\s]*|''|,,|d[ot]\.|do|dto\.?|ditto|(?:all )?(?:the )?same(?: (?:as|again|place|venue|address|number|phone|times?|hours|website|email|above|before))*|(?:as|see) (?:above|before|prev(?:ious)?)|as per above)[.,]?$/i;

/** Whether a cell says only that it is like the one above it. */
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

type Cells = readonly (readonly string[])[];
type Edits = Readonly<Record<number, RowEdits>>;

/** Contacts: a mark below an empty line is asked about in these columns, because it may repeat those of somebody else. */
const CONTACTS: ReadonlySet<string> = new Set([
  ...PHONE_LABELS,
  ...['Phone', 'Email', 'Website', 'Address', 'Addresses', POSTCODE],
]);

/**
 * The rows of a spreadsheet, and what was written into its cells instead, with what stands above in the place of each ditto mark,
 * and what was read so. A mark with nothing above it stays, and so does one of a column that nobody knows. The `numbers` of the rows
 * tell where empty lines stood between them: a contact of another organisation beyond one is asked for.
 */
export function readDittos(
  rows: Cells,
  mapping: Mapping,
  edits: Edits,
  numbers: readonly number[] = [],
): { rows: string[][]; edits: Edits; asks: Ask[] } {
  const asks: Ask[] = [];
  const above = new Map<string, { said: string; whose: string; block: number }>();
  let whose = '';
  let block = 0;
  const read = rows.map((cells, index) => {
    const row = index + 1;
    if ((numbers[index] ?? row) > (numbers[index - 1] ?? index) + 1) block += 1;
    const result = { cells: [...cells], edits: { ...edits[row] } };
    const textOf = (label: string) => edits[row]?.[label] ?? cells[mapping[label] ?? -1] ?? '';
    const owner = textOf(PROVIDER) || textOf('Name');
    if (owner && !isDitto(owner)) whose = owner;
    // A title between the rows is no cell of a list.
    const isAlone = cells.filter((cell) => cell.trim()).length === 1;
    for (const [label, at = -1] of Object.entries(mapping)) {
      const edit = edits[row]?.[label];
      const text = textOf(label);
      if (!isDitto(text)) {
        if (!isAlone || edit !== undefined) above.set(label, { said: text, whose, block });
        continue;
      }
      const from = above.get(label);
      if (from === undefined || label === 'Id') continue;
      const { said } = from;
      if (edit === undefined) result.cells[at] = said;
      else result.edits[label] = said;
      const isOthers = CONTACTS.has(label) && from.block !== block && from.whose !== whose && said;
      const message = isOthers
        ? `Read as “${said}”, which is of ${from.whose}, above an empty line. Is it right?`
        : said
          ? `Read as “${said}”, as in the row above.`
          : 'Read as empty, as above.';
      asks.push({ row, label, message, isQuestion: Boolean(isOthers) });
    }
    return result;
  });
  return {
    rows: read.map(({ cells }) => cells),
    edits: Object.fromEntries(read.map((one, index) => [index + 1, one.edits])),
    asks,
  };
}
