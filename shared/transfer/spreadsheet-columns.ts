import { answerCell, readAnswerCell } from '../conditions/condition-words.ts';
import {
  CONDITION_KEYS,
  type ConditionKey,
  type Conditions,
  conditionOf,
} from '../conditions/conditions.ts';
import { SOCIAL_NETWORKS } from '../contact/social-media.ts';
import type { FieldKind, FieldTable } from '../fields/field.ts';
import { HELPLINE_FIELDS } from '../helplines/helpline-fields.ts';
import { PHONE_LABELS } from '../organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../services/service-fields.ts';
import type { DateSpan } from '../time/date-spans.ts';
import type { IrregularSlot } from '../time/irregular-slots.ts';
import { DAYS } from '../time/schedule.ts';
import {
  dayOfCell,
  lastDayCell,
  readLastDayCell,
  readTargetCell,
  targetCell,
} from './change-cells.ts';
import {
  readDaysCell,
  readSeasonsCell,
  readSlotsCell,
  seasonsCell,
  slotsCell,
} from './week-cells.ts';

/** What a spreadsheet can be a list of. */
export const SHEETS = ['organisations', 'services', 'helplines', 'dated-changes'] as const;
export type Sheet = (typeof SHEETS)[number];

export type EntryFields = Record<string, unknown>;

/** A column: its heading, what it says of an entry of a directory file, and what its text makes of one. */
export type Column = {
  label: string;
  text: (entry: EntryFields) => string;
  fields: (text: string) => EntryFields;
};

const column = (label: string, key: string): Column => ({
  label,
  text: (entry) => String(entry[key] ?? ''),
  fields: (text) => ({ [key]: text }),
});

/** What parts the entries of a list where it is not a line or a semicolon: addresses hold commas, categories none. */
const PARTING: Record<string, RegExp> = {
  availability: /\n/,
  categorisingOrganisations: /\s*[,;\n]\s*/,
};

const list = (label: string, key: string): Column => ({
  label,
  text: (entry) => ((entry[key] as string[] | undefined) ?? []).join('; '),
  fields: (text) => ({ [key]: text.split(PARTING[key] ?? /\s*[;\n]\s*/).filter(Boolean) }),
});

const flag = (label: string, key: string): Column => ({
  label,
  text: (entry) => (entry[key] === false ? 'No' : 'Yes'),
  fields: (text) => ({ [key]: !/^(no|n|false|0)$/i.test(text) }),
});

/** One handle of three, by its place; `merge` puts them together. */
const handle = (label: string, key: string, place: number): Column => ({
  label,
  text: (entry) => (entry[key] as string[] | undefined)?.[place] ?? '',
  fields: (text) => ({ [key]: Object.assign([], { [place]: text }) }),
});

/**
 * One number of three, by its place. Several in one cell, as in a spreadsheet with a single column for them, take that
 * place and the next ones.
 */
const phone = (label: string, key: string, place: number): Column => ({
  label,
  text: (entry) => (entry[key] as string[] | undefined)?.[place] ?? '',
  fields: (text) => {
    const numbers = text.split(/\s*[,;\n]\s*/).filter(Boolean);
    return { [key]: [...Array<string>(place), ...(numbers.length > 0 ? numbers : [''])] };
  },
});

const SLOT = /^(\d{1,2})[:.](\d\d)\s*[-–—]\s*(\d{1,2})[:.](\d\d)$/;

/** '09:00-10:00, 14:00-16:00'; what cannot be read as that is kept, for the rules to refuse with its place. */
function slots(text: string) {
  if (!text || /^closed$/i.test(text)) return [];
  return text.split(/\s*[,;\n]\s*/).map((slot) => {
    const [, fromHour, fromMinute, toHour, toMinute] = slot.match(SLOT) ?? [];
    if (!fromHour || !toHour) return { start: slot, end: slot };
    return {
      start: `${fromHour.padStart(2, '0')}:${fromMinute}`,
      end: `${toHour.padStart(2, '0')}:${toMinute}`,
    };
  });
}

type Slot = { start: string; end: string };

const slotsText = (list: readonly Slot[] = []): string =>
  list.map(({ start, end }) => `${start}-${end}`).join(', ');

const day = (name: string, key: string): Column => ({
  label: name,
  text: (entry) => slotsText((entry[key] as Record<string, Slot[]> | undefined)?.[name]),
  fields: (text) => ({ [key]: { [name]: slots(text) } }),
});

/** One condition of entry: 'Yes', 'No', a value, or nothing where it is not said. */
const condition = (name: ConditionKey, key: string): Column => ({
  label: conditionOf(name).label,
  text: (entry) => answerCell((entry[key] as Conditions | undefined)?.[name]),
  fields: (text) => ({ [key]: { [name]: readAnswerCell(text) } }),
});

/** A list whose entries are all in one cell, in words. */
const parseCell = <Entry>(
  label: string,
  key: string,
  write: (entries: readonly Entry[]) => string,
  read: (text: string) => unknown[],
): Column => ({
  label,
  text: (entry) => write((entry[key] as Entry[] | undefined) ?? []),
  fields: (text) => ({ [key]: read(text) }),
});

/** Whose a service or helpline is: by name or by id. Not a field of the entry. */
export const PROVIDER = 'Organisation';

/** A day, as spreadsheets sort it; an instant's time of day is nothing to fill in. */
const checked: Column = {
  label: 'Checked',
  text: ({ lastCheckedAt }) => String(lastCheckedAt ?? '').slice(0, 10),
  fields: (text) => ({ lastCheckedAt: dayOfCell(text) }),
};

const COLUMNS_OF: Record<FieldKind, (label: string, key: string) => Column[]> = {
  text: (label, key) => [column(label, key)],
  choice: (label, key) => [column(label, key)],
  flag: (label, key) => [flag(label, key)],
  list: (label, key) => [list(label, key)],
  phones: (_, key) => PHONE_LABELS.map((label, place) => phone(label, key, place)),
  handles: (_, key) => SOCIAL_NETWORKS.map(({ name }, place) => handle(name, key, place)),
  schedule: (_, key) => DAYS.map((name) => day(name, key)),
  slots: (label, key) => [parseCell<IrregularSlot>(label, key, slotsCell, readSlotsCell)],
  seasons: (label, key) => [parseCell<DateSpan>(label, key, seasonsCell, readSeasonsCell)],
  days: (label, key) => [parseCell<string>(label, key, (days) => days.join(', '), readDaysCell)],
  conditions: (_, key) => CONDITION_KEYS.map((name) => condition(name, key)),
};

/** The columns of a noun: its id and whose it is, its fields in their order, and before the last when it was checked. */
const columnsOf = (fields: FieldTable, ...owner: Column[]): Column[] => [
  column('Id', '_id'),
  ...owner,
  ...shownColumns(fields).toSpliced(-1, 0, checked),
];

/** The columns of some fields, in their order. */
export function shownColumns(fields: FieldTable): Column[] {
  return Object.entries(fields).flatMap(([key, { kind, label }]) => COLUMNS_OF[kind](label, key));
}

const provider = column(PROVIDER, 'provider');

/** Those of a dated change: which services it is for is told by their ids, and beside them in words that nobody reads back. */
const CHANGE_COLUMNS: Column[] = [
  column('Id', '_id'),
  provider,
  { label: 'For', text: targetCell, fields: readTargetCell },
  list('Service ids', 'services'),
  { label: 'Services in words', text: ({ about }) => String(about ?? ''), fields: () => ({}) },
  {
    label: 'What holds',
    text: ({ kind }) => String(kind ?? ''),
    fields: (text) => ({ kind: text.trim().toLowerCase() }),
  },
  {
    label: 'First day',
    text: ({ from }) => String(from ?? ''),
    fields: (text) => ({ from: dayOfCell(text) }),
  },
  { label: 'Last day', text: lastDayCell, fields: readLastDayCell },
  {
    label: 'Times',
    text: (entry) => slotsText(entry.slots as Slot[] | undefined),
    fields: (text) => ({ slots: slots(text) }),
  },
  column('Reason', 'reason'),
  column('From now since', 'since'),
  column('Ended at', 'endedAt'),
];

export const COLUMNS: Record<Sheet, Column[]> = {
  organisations: columnsOf(ORGANISATION_FIELDS),
  services: columnsOf(SERVICE_FIELDS, provider),
  helplines: columnsOf(HELPLINE_FIELDS, provider),
  'dated-changes': CHANGE_COLUMNS,
};
