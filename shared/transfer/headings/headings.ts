import type { DirectoryFile } from '../../directory/directory-export.ts';
import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { foldToLetters } from '../../text/fold.ts';
import { DAYS, type Day } from '../../time/schedule.ts';
import { COLUMNS_IN, POSTCODE, READ_SHEETS, type ReadSheet, TIMES } from '../columns-in.ts';
import type { Mapping } from '../mapping.ts';
import { PROVIDER } from '../spreadsheet-columns.ts';
import { guessByCells } from './guess-by-cells.ts';
import { ALSO, NEUTRAL } from './heading-words.ts';

// Which column of a spreadsheet is which of ours: its headings are in anybody's words, and may stand below a title.

/** What a helpline is called is no type of service. */
const alsoOf = (sheet: ReadSheet, label: string): readonly string[] =>
  sheet === 'helplines' && label === 'Type' ? ['Kind'] : (ALSO[label] ?? []);

/** A heading in the ways in which it may be one of ours: as it stands first, then with ever less around it, then each half of it. */
function waysOf(heading: string): string[] {
  const halves = heading.split(/\s*(?:\/|&|\+|\b(?:or|and)\b)\s*/i);
  return [...waysOfOne(heading), ...(halves.length > 1 ? halves.flatMap(waysOfOne) : [])];
}

function waysOfOne(heading: string): string[] {
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
  return [foldToLetters(heading), ...parts.map(({ text }) => text)];
}

/** What was said by hand of a heading before, by its plain letters: a label of ours, or '' for a column to leave out. */
export type Remembered = Readonly<Record<string, string>>;

/**
 * The columns whose headings say what they are: what was said by hand first, then our own name for one, then any other, the
 * first column of each. What the `rows` hold tells of the others.
 */
export function guessMapping(
  sheet: ReadSheet,
  headings: readonly string[],
  remembered: Remembered = {},
  rows: readonly (readonly string[])[] = [],
): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<number>();
  const labels = COLUMNS_IN[sheet].map(({ label }) => label);
  const take = (label: string, position: number) => {
    if (
      !labels.includes(label) ||
      position < 0 ||
      mapping[label] !== undefined ||
      taken.has(position)
    )
      return;
    mapping[label] = position;
    taken.add(position);
  };
  for (const [position, heading] of headings.entries()) {
    const label = remembered[foldToLetters(heading)];
    if (label === '') taken.add(position);
    if (label && labels.includes(label)) take(label, position);
  }
  // What an organisation is, is no kind of help: 'church', 'charity'.
  for (const [position, heading] of headings.entries())
    if (OF_OWNERS.test(heading)) taken.add(position);
  for (const [day, position] of daysByLetter(headings)) take(day, position);
  const ways = headings.map((heading) => waysOf(heading).filter(Boolean));
  const depth = Math.max(0, ...ways.map(({ length }) => length));
  const names = labels.map((label) => [label, ...alsoOf(sheet, label)].map(foldToLetters));
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
  takeLoosely(take, headings, taken);
  guessByCells(mapping, taken, labels, headings, rows);
  return Object.fromEntries(
    labels.flatMap((label) => (mapping[label] === undefined ? [] : [[label, mapping[label]]])),
  );
}

const OF_OWNERS =
  /^\s*(?:(?:type|kind|sort) of (?:org\w*|group|agency|charity|body|provider)|(?:org\w*\.?|agency|group|provider|charity) (?:type|kind)|denomination|faith|sector)\s*$/i;

/** How the days of a week begin, where they stand in a row: 'M T W Th F', 'M T W T F S S'. */
const BEGINNINGS = ['m|mo', 't|tu', 'w|we', 't|th', 'f|fr', 's|sa', 's|su'].map(
  (begin, at) => new RegExp(`^(?:${begin}|${DAYS[at]?.slice(0, 3)}|${DAYS[at]})s?\\.?$`, 'i'),
);

/** The columns of days whose headings are only a letter or two: five or seven beside each other. */
function daysByLetter(headings: readonly string[]): [Day, number][] {
  const isDay = (at: number, day: number) => BEGINNINGS[day]?.test(headings[at]?.trim() ?? '');
  const countFrom = (from: number) => {
    const first = DAYS.findIndex((_, day) => !isDay(from + day, day));
    return first < 0 ? DAYS.length : first;
  };
  const from = headings.findIndex((_, at) => countFrom(at) >= 5);
  if (from < 0) return [];
  return DAYS.slice(0, countFrom(from) === DAYS.length ? 7 : 5).map((day, at) => [day, from + at]);
}

/** What a heading has a word of that is no other label's: 'Any other details', 'Who can be referred'. */
const LOOSELY: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Email', /e-?mail/i],
  ['Website', /\b(?:web\w*|url|facebook)\b/i],
  ['Address', /\b(?:address|where|venue|location)\b/i],
  ['Addresses', /\b(?:address|where|venue|location)\b/i],
  [POSTCODE, /post\s?code/i],
  [PHONE_LABELS[0], /\b(?:tele)?phone|\btel\b/i],
  [TIMES, /\b(?:hours|times|when)\b/i],
  ['Availability', /\bwho\b(?!.*\b(?:run|we|they)\b)|\beligib|\bclients?\b/i],
  ['Note', /\b(?:notes?|comments?|details|info\w*|know|remarks)\b/i],
];

function takeLoosely(
  take: (label: string, position: number) => void,
  headings: readonly string[],
  taken: ReadonlySet<number>,
) {
  for (const [label, pattern] of LOOSELY)
    take(
      label,
      headings.findIndex((heading, at) => !taken.has(at) && pattern.test(heading)),
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
  const names = new Set(rows.map((cells) => foldToLetters(cells[provider] ?? '')).filter(Boolean));
  const known = new Set(
    present.organisations.flatMap(({ _id, name }) => [foldToLetters(_id), foldToLetters(name)]),
  );
  const strange = [...names].filter((name) => !known.has(name));
  return strange.length * 2 > names.size ? 'listings' : sheet;
}
