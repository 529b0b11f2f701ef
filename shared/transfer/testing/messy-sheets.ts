import type { DirectoryFile } from '../../directory/directory-export.ts';
import { readDirectoryFile } from '../../directory/directory-file.ts';
import { findHeadings } from '../headings/heading-lines.ts';
import { guessMapping, settleSheet } from '../headings/headings.ts';
import { fromRows } from '../rows/from-rows.ts';

/** A directory without a record. */
export const NOTHING: DirectoryFile = { organisations: [], helplines: [] };

/** A list as a charity keeps it: what is read, in the file's own words. */
export function bring(rows: string[][], present = NOTHING) {
  const top = findHeadings(rows);
  const headings = rows[top] ?? [];
  const sheet = settleSheet(headings, rows.slice(top + 1), present);
  const mapping = guessMapping(sheet, headings);
  const {
    file,
    faults,
    asks,
    rows: places,
  } = fromRows(sheet, rows.slice(top + 1), mapping, present);
  return { sheet, mapping, refused: faults, asks, places, ...readDirectoryFile(file) };
}

export const HEADINGS = [
  'Name of organisation',
  'Service',
  'Address (inc postcode)',
  'Tel.',
  'When open?',
  'Notes',
];
/** A row below those headings. */
export const row = (
  over: Partial<Record<'who' | 'what' | 'where' | 'tel' | 'when' | 'note', string>>,
) => {
  const {
    who = 'St Agnes Kitchen',
    what = 'Breakfast club',
    where = '4 Fore Lane, BS1 9ZZ',
  } = over;
  return [who, what, where, over.tel ?? '', over.when ?? 'Mon-Fri 8am-10am', over.note ?? ''];
};
