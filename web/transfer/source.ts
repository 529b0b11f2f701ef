import type { DirectoryFile } from '../../shared/directory/directory-export.ts';
import { type Directory, readDirectoryFile } from '../../shared/directory/directory-file.ts';
import type { KindsChosen } from '../../shared/transfer/cells/kind-cell.ts';
import type { ReadSheet } from '../../shared/transfer/columns-in.ts';
import { headingLines } from '../../shared/transfer/headings/heading-lines.ts';
import type { ImportPreview } from '../../shared/transfer/import.ts';
import type { Mapping } from '../../shared/transfer/mapping.ts';
import { type CellFault, faultsAtCells } from '../../shared/transfer/rows/fault-cells.ts';
import { fromRows } from '../../shared/transfer/rows/from-rows.ts';
import type { Ask, RowEdits, SheetKind } from '../../shared/transfer/rows/row-types.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { ApiError } from '../api/api-error.ts';
import { requireText } from './file-text.ts';

/** What was chosen or pasted: a directory file, or the lines of a spreadsheet, titles and empty ones too. */
export type Source =
  | { kind: 'directory'; file: Record<string, unknown> }
  | { kind: 'sheet'; lines: string[][] };

/** A spreadsheet from its headings on. */
export type Table = {
  headings: string[];
  rows: string[][];
  /** The number of each row, as a spreadsheet counts. */
  numbers: number[];
};

/** Reads a text as what it looks like. Throws an ApiError, in words for the person who chose the file. */
export async function readSource(text: string): Promise<Source> {
  if (!text.trim()) throw new ApiError(0, 'Choose a file or paste its text first.');
  if (text.length > LIMITS.importBytes.value) throw new ApiError(0, LIMITS.importBytes.message);
  requireText(text);
  if (/^\s*[{[]/.test(text)) return { kind: 'directory', file: parseJson(text) };
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''));
  if (data.length > LIMITS.importRows.value) throw new ApiError(0, LIMITS.importRows.message);
  const lines = data.map((cells) => cells.slice(0, LIMITS.importColumns.value));
  if (lines.filter(isFilled).length < 2)
    throw new ApiError(0, 'A spreadsheet needs a row of headings and a row below them.');
  return { kind: 'sheet', lines };
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** The rows below the one in which the headings stand. An empty row is none, but counts where those below it are named. */
export function tableFrom(lines: readonly string[][], top: number): Table {
  const { headings, below: from } = headingLines(lines, top);
  const below = lines
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(from)
    .filter(({ cells }) => isFilled(cells));
  return {
    headings,
    rows: below.map(({ cells }) => cells),
    numbers: below.map(({ number }) => number),
  };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(0, 'This begins like a directory file, but cannot be read as one.');
  }
}

/** What a table is taken for. */
export type Reading = {
  sheet: ReadSheet;
  mapping: Mapping;
  /** The edits of rows by their places, from 1 for the first below the headings. */
  edits: Record<number, RowEdits>;
  /** What was chosen for words that nobody knows. */
  kinds: KindsChosen;
};

/** A table as it is read: the file that would be sent, and what is said of its rows. */
export type ReadTable = {
  file: Record<string, unknown>;
  directory: Directory;
  places: Record<string, number>;
  asks: Ask[];
  kinds: SheetKind[];
  faults: CellFault[];
};

/** Reads a table by what is here already, as the server will. */
export function readTable(
  { rows, numbers }: Table,
  { sheet, mapping, edits, kinds }: Reading,
  present: DirectoryFile,
): ReadTable {
  const converted = fromRows(sheet, rows, mapping, present, edits, kinds, numbers);
  const directory = readDirectoryFile(converted.file);
  return {
    file: converted.file,
    directory,
    places: converted.rows,
    asks: converted.asks,
    kinds: converted.kinds,
    faults: faultsAtCells(sheet, mapping, converted, directory.faults),
  };
}

/** What somebody has to know of a row to put it right. */
export type RowNotes = { label: string; message: string; tone: 'fault' | 'question' | 'hint' };

/** What each row is about, by its place. */
export function notesOf({ asks, faults }: ReadTable): Map<number, RowNotes[]> {
  const notes = new Map<number, RowNotes[]>();
  const add = (row: number, note: RowNotes) => notes.set(row, [...(notes.get(row) ?? []), note]);
  for (const { row, label, message } of faults) add(row, { label, message, tone: 'fault' });
  for (const { row, label, message, isQuestion } of asks)
    add(row, { label, message, tone: isQuestion ? 'question' : 'hint' });
  return notes;
}

/** Every row that a table loses, each with why: what the browser could not place, and what the server refuses. */
export function listSkippedRows(
  table: Table,
  { sheet, mapping }: Reading,
  { places, faults }: ReadTable,
  preview: ImportPreview,
): { number: number; cells: string[]; messages: string[] }[] {
  const all = [
    ...faults,
    ...faultsAtCells(sheet, mapping, { rows: places, faults: [] }, preview.faults),
  ];
  return table.rows.flatMap((cells, index) => {
    const messages = all
      .filter(({ row }) => row === index + 1)
      .map(({ label, message }) =>
        label && !message.startsWith(label) ? `${label}: ${message}` : message,
      );
    const number = table.numbers[index] ?? 0;
    return messages.length > 0 ? [{ number, cells, messages: [...new Set(messages)] }] : [];
  });
}

/** Those rows as a spreadsheet that can be put right and brought in, with what is wrong beside each. */
export async function exportSkippedRows(
  { headings, rows, numbers }: Table,
  { mapping, edits }: Reading,
  lost: readonly { number: number; messages: string[] }[],
): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const cellsOf = (number: number) => {
    const at = numbers.indexOf(number);
    const cells = [...(rows[at] ?? [])];
    for (const [label, text] of Object.entries(edits[at + 1] ?? {})) {
      const position = mapping[label];
      if (position !== undefined) cells[position] = text;
    }
    return headings.map((_, position) => cells[position] ?? '');
  };
  const text = Papa.unparse(
    {
      fields: [...headings, 'What is wrong'],
      data: lost.map(({ number, messages }) => [...cellsOf(number), messages.join(' ')]),
    },
    { escapeFormulae: true },
  );
  return new Blob(['\ufeff', text], { type: 'text/csv' });
}
