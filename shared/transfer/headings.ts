import type { DirectoryFile } from '../directory/directory-export.ts';
import { COLUMNS_IN, READ_SHEETS, type ReadSheet } from './columns-in.ts';
import { ALSO, NEUTRAL } from './heading-words.ts';
import { PROVIDER } from './spreadsheet-columns.ts';

// Which column of a spreadsheet is which of ours: its headings are in anybody's words, and may stand below a title.

/** Which column of a spreadsheet is which of ours, by heading: ours by its label, theirs by its position. */
export type Mapping = Partial<Record<string, number>>;

/** A heading or a name as it is compared: numbers and every script tell them apart. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a helpline is called is no type of service. */
const alsoOf = (sheet: ReadSheet, label: string): readonly string[] =>
  sheet === 'helplines' && label === 'Type' ? ['Kind'] : (ALSO[label] ?? []);

/** A heading in the ways in which it may be one of ours: as it stands first, then with ever less around it. */
function waysOf(heading: string): string[] {
  const words = heading
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const parts: { text: string; length: number }[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const around = [...words.slice(0, from), ...words.slice(to)];
      if (around.every((word) => NEUTRAL.has(word)))
        parts.push({ text: words.slice(from, to).join(''), length: to - from });
    }
  parts.sort((one, other) => other.length - one.length);
  return [plain(heading), ...parts.map(({ text }) => text)];
}

/** What was said by hand of a heading before, by its plain letters: a label of ours, or '' for a column to leave out. */
export type Remembered = Readonly<Record<string, string>>;

/**
 * The columns whose headings say what they are: what was said by hand first, then our own name for one, then any other, the
 * first column of each.
 */
export function guessMapping(
  sheet: ReadSheet,
  headings: readonly string[],
  remembered: Remembered = {},
): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<number>();
  const labels = COLUMNS_IN[sheet].map(({ label }) => label);
  const take = (label: string, position: number) => {
    if (position < 0 || mapping[label] !== undefined || taken.has(position)) return;
    mapping[label] = position;
    taken.add(position);
  };
  for (const [position, heading] of headings.entries()) {
    const label = remembered[plain(heading)];
    if (label === '') taken.add(position);
    if (label && labels.includes(label)) take(label, position);
  }
  const ways = headings.map((heading) => waysOf(heading).filter(Boolean));
  const depth = Math.max(0, ...ways.map(({ length }) => length));
  const names = labels.map((label) => [label, ...alsoOf(sheet, label)].map(plain));
  const takeNamed = (at: number, name: string, less: number) =>
    take(
      labels[at] ?? '',
      ways.findIndex((those, position) => !taken.has(position) && those[less] === name),
    );
  for (let less = 0; less < depth; less += 1) {
    for (const [at, [own = '']] of names.entries()) takeNamed(at, own, less);
    for (const [at, [, ...others]] of names.entries())
      for (const name of others) takeNamed(at, name, less);
  }
  return Object.fromEntries(
    labels.flatMap((label) => (mapping[label] === undefined ? [] : [[label, mapping[label]]])),
  );
}

/** What a spreadsheet seems to list: what most of its headings are of; services where they tell nothing. */
export function guessSheet(headings: readonly string[]): ReadSheet {
  const found = (sheet: ReadSheet) => Object.keys(guessMapping(sheet, headings)).length;
  return READ_SHEETS.reduce(
    (best, sheet) => (found(sheet) > found(best) ? sheet : best),
    'services',
  );
}

/**
 * What a spreadsheet lists, with a look at its rows: services of organisations of which most are not here bring these with
 * them, unless they have ids.
 */
export function settleSheet(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  present: DirectoryFile,
): ReadSheet {
  const sheet = guessSheet(headings);
  const { Id: id, [PROVIDER]: provider } = guessMapping(sheet, headings);
  if (sheet !== 'services' || provider === undefined || id !== undefined) return sheet;
  const names = new Set(rows.map((cells) => plain(cells[provider] ?? '')).filter(Boolean));
  const known = new Set(
    present.organisations.flatMap(({ _id, name }) => [plain(_id), plain(name)]),
  );
  const strange = [...names].filter((name) => !known.has(name));
  return strange.length * 2 > names.size ? 'listings' : sheet;
}

/** How far down headings are looked for, below a title, a date and whom to ask. */
const TITLE_ROWS = 20;

/** The row, from 0, in which the headings stand: where most cells are known, else the first that is more than a title. */
export function findHeadings(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, TITLE_ROWS).map((cells) => {
    const counts = READ_SHEETS.map((sheet) => Object.keys(guessMapping(sheet, cells)).length);
    return Math.max(...counts);
  });
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length;
  return Math.max(
    0,
    rows.findIndex((cells) => filled(cells) >= 2),
  );
}
