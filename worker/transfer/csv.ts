import Papa from 'papaparse';
import type { DirectoryFile } from '../../shared/directory/directory-export.ts';
import { COLUMNS, type Sheet } from '../../shared/transfer/spreadsheet-columns.ts';
import { toRows } from '../../shared/transfer/to-rows.ts';

/** Tells a spreadsheet that this is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** One of the lists as CSV, in which no cell can be taken for a formula. */
export function toCsv(sheet: Sheet, file: DirectoryFile): string {
  const fields = COLUMNS[sheet].map(({ label }) => label);
  const data = toRows(sheet, file);
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: true });
}
