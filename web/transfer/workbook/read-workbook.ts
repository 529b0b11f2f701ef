import { ApiError } from '../../api/api-error.ts';
import { requireSmallSheets, unpackWorkbook } from './unpack.ts';

/** A sheet of a workbook that has something in it, as the text of a CSV file. */
export type WorkbookSheet = { name: string; text: string };

/** Whether a file is an Excel workbook, by its first bytes: a ZIP. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * The sheets of an Excel workbook. Throws an ApiError, in words for the person who chose the file. What reads it is given the files that
 * were unpacked within bounds, packed anew without compression: it starts no worker for them, which the site's policy
 * forbids, and has nothing to unpack.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const files = await unpackWorkbook(bytes);
  requireSmallSheets(files);
  const [{ default: readXlsxFile }, { zipSync }, { default: Papa }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
    import('papaparse'),
  ]);
  const stored = new Blob([zipSync(files, { level: 0 }).slice()]);
  const sheets = await readXlsxFile(stored).catch((error: unknown) => {
    throw new ApiError(0, `This Excel file cannot be read. ${placeOf(error)}`);
  });
  return sheets
    .map(({ sheet, data }) => ({
      name: sheet,
      text: Papa.unparse(data.map((cells) => cells.map(textOfCell))),
      cells: data.flat().filter((cell) => cell !== null).length,
    }))
    .filter(({ cells }) => cells > 0)
    .map(({ name, text }) => ({ name, text }));
}

/** The reader names the cell that it stumbles over. */
const placeOf = (error: unknown) => {
  const [, row, column] = /row (\d+), col(?:umn)? (\d+)/.exec(String(error)) ?? [];
  return row
    ? `It stops at row ${row}, column ${column}. Put that cell right, or save the sheet as CSV.`
    : 'Save the sheet that you need as CSV, then choose that.';
};

/** A cell as it is written in a list: a time of day '09:30', a day '2026-12-24'. */
function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date))
    return typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : String(cell);
  const rounded = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString();
  const [date, time] = [rounded.slice(0, 10), rounded.slice(11, 16)];
  // A time without a day is one of the first days that a spreadsheet counts.
  if (date < '1901') return time;
  return time === '00:00' ? date : `${date} ${time}`;
}
