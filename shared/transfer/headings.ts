import type { DirectoryFile } from '../directory/directory-export.ts';
import { PHONE_LABELS } from '../organisations/organisation.ts';
import { DAYS } from '../time/schedule.ts';
import {
  CLOSES,
  COLUMNS_IN,
  OPEN_ON,
  OPENS,
  POSTCODE,
  READ_SHEETS,
  type ReadSheet,
  TIMES,
} from './columns-in.ts';
import { PROVIDER } from './spreadsheet-columns.ts';

// Which column of a spreadsheet is which of ours: its headings are in anybody's words, and may stand below a title.

/** Which column of a spreadsheet is which of ours, by heading: ours by its label, theirs by its position. */
export type Mapping = Partial<Record<string, number>>;

/** A heading or a name as it is compared: numbers and every script tell them apart. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What else people write above such a column. */
const ALSO: Record<string, readonly string[]> = {
  [PROVIDER]: [
    ...[
      'Organisation name',
      'Provider',
      'Charity',
      'Group',
      'Agency',
      'Who',
      'Run by',
      'Name',
      'Who runs it',
    ],
    ...['Organization', 'Organisation/Group', 'Project', 'Venue name', 'Place'],
  ],
  Name: ['Organisation', 'Organization', 'Charity', 'Group', 'Agency', 'Project', 'Who'],
  Description: [
    ...[
      'What we do',
      'About',
      'What they do',
      'What it is',
      'Details',
      'Summary',
      'Information',
      'Info',
    ],
    'What is offered',
  ],
  Addresses: ['Address', 'Where', 'Location', 'Venue', 'Postal address', 'Where is it', 'Based at'],
  Address: [
    'Where',
    'Location',
    'Venue',
    'Where is it',
    'Place',
    'Postal address',
    'Street',
    'Addresses',
  ],
  [POSTCODE]: ['Post code', 'Postal code', 'PC', 'Zip'],
  [PHONE_LABELS[0]]: [
    ...[
      'Phones',
      'Phone',
      'Phone number',
      'Phone numbers',
      'Telephone',
      'Tel',
      'Tel no',
      'Telephone number',
    ],
    ...[
      'Contact number',
      'Contact numbers',
      'Contact',
      'Contact tel',
      'Number',
      'Ring',
      'Call',
      'Landline',
    ],
  ],
  [PHONE_LABELS[1]]: [
    'Mobile',
    'Mobile number',
    'Mob',
    'Out of hours',
    'Out of hours number',
    'OOH',
  ],
  [PHONE_LABELS[2]]: ['Emergency', 'Emergency number', 'Emergency contact', 'In an emergency'],
  Phone: ['Phone number', 'Telephone', 'Tel', 'Tel no', 'Number', 'Contact number', 'Freephone'],
  Email: ['Mail', 'Email address', 'E mail', 'Contact email'],
  Website: ['Web', 'Site', 'URL', 'Web site', 'Web address', 'Link', 'Homepage', 'Internet'],
  Type: [
    ...[
      'Service',
      'Service type',
      'Type of service',
      'What',
      'Kind',
      'Services',
      'Provision',
      'Activity',
      'Offer',
    ],
    ...['What is on', 'What’s on', 'Category', 'Session'],
  ],
  Availability: [
    'Who can come',
    'Who for',
    'Who is it for',
    'For',
    'Eligibility',
    'Open to',
    'Client group',
    'Who can use it',
  ],
  [TIMES]: [
    ...[
      'Opening hours',
      'Times',
      'Time',
      'When',
      'Hours',
      'Open',
      'Opening',
      'When open',
      'Session times',
      'Days and times',
    ],
    ...[
      'Day and time',
      'Days/times',
      'Day/time',
      'Opening days and times',
      'Opening times and days',
      'When is it',
      'Open when',
    ],
  ],
  [OPEN_ON]: [
    'Day',
    'Days',
    'Days open',
    'Open days',
    'Which days',
    'Opening days',
    'Day of week',
    'Weekday',
  ],
  [OPENS]: ['Start', 'Start time', 'From', 'Opening time', 'Opens', 'Time from', 'Open from'],
  [CLOSES]: [
    'End',
    'End time',
    'To',
    'Until',
    'Closing time',
    'Closes',
    'Finish',
    'Time to',
    'Finish time',
  ],
  Note: [
    'Notes',
    'Comments',
    'Other information',
    'Other info',
    'Extra info',
    'Good to know',
    'Please note',
    'Anything else',
    'Remarks',
  ],
  ...Object.fromEntries(DAYS.map((day) => [day, [day.slice(0, 3), day.slice(0, 4), `${day}s`]])),
  Wednesday: ['Wed', 'Weds', 'Wednesdays'],
  Thursday: ['Thu', 'Thur', 'Thurs', 'Thursdays'],
};

/** Words of a heading that change nothing of what its column is. */
const NEUTRAL = new Set(
  (
    'a address all and any at by contact current detail details full in inc incl including is main name names no of on organisation ' +
    'organisations or org our postal project public service services session the their usual venue with you your'
  ).split(' '),
);

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
  const names = labels.map((label) => [label, ...(ALSO[label] ?? [])].map(plain));
  for (let less = 0; less < depth; less += 1)
    for (const [at, label] of labels.entries())
      for (const name of names[at] ?? [])
        take(
          label,
          ways.findIndex((those, position) => !taken.has(position) && those[less] === name),
        );
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
