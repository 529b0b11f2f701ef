import type { Fault } from '../../shared/directory/directory-file.ts';
import { fromRows } from '../../shared/transfer/from-rows.ts';
import type { Mapping } from '../../shared/transfer/headings.ts';
import type { Sheet } from '../../shared/transfer/spreadsheet-columns.ts';
import { ApiError } from '../api/api-error.ts';
import { requireText } from './file-text.ts';
import { transferApi } from './transfer-api.ts';

/** What was chosen or pasted: a directory file, or the rows of a spreadsheet. */
export type Source =
  | { kind: 'directory'; file: Record<string, unknown> }
  | {
      kind: 'sheet';
      headings: string[];
      rows: string[][];
      /** The number of each row, as a spreadsheet counts. */
      numbers: number[];
    };

/** Reads a text as what it looks like. Throws an ApiError, in words for whoever brought it. */
export async function readSource(text: string): Promise<Source> {
  if (!text.trim()) throw new ApiError(0, 'Choose a file or paste its text first.');
  requireText(text);
  if (/^\s*[{[]/.test(text)) return { kind: 'directory', file: parseJson(text) };
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''));
  // An empty row is none, but counts where the rows below it are named.
  const [top, ...below] = data
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!top || below.length === 0)
    throw new ApiError(0, 'A spreadsheet needs a row of headings and a row below them.');
  const rows = below.map(({ cells }) => cells);
  const numbers = below.map(({ number }) => number);
  return { kind: 'sheet', headings: top.cells, rows, numbers };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(0, 'This begins like a directory file, but cannot be read as one.');
  }
}

export type Prepared = {
  file: Record<string, unknown>;
  /** Rows that could not even be placed. */
  faults: Fault[];
  /** A fault's place as whoever brought the file knows it. */
  placeOf: (path: string) => string;
};

/** A source as the directory file that is sent. */
export async function prepare(source: Source, sheet: Sheet, mapping: Mapping): Promise<Prepared> {
  if (source.kind === 'directory')
    return { file: source.file, faults: [], placeOf: (path) => path || 'The file' };
  const present = await transferApi.directory();
  const { file, rows, faults } = fromRows(sheet, source.rows, mapping, present);
  const rowWords = (row: number) => `Row ${source.numbers[row - 1]}`;
  const paths = Object.keys(rows).sort((one, other) => other.length - one.length);
  return {
    file,
    faults: faults.map(({ row, message }) => ({ path: rowWords(row), message })),
    placeOf: (path) => {
      const found = paths.find((start) => path === start || path.startsWith(`${start}.`));
      return found ? rowWords(rows[found] ?? 0) : path;
    },
  };
}
