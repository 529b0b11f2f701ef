import { labelledAnswers } from '../conditions/condition-words.ts';
import { CONDITION_KEYS, conditionOf } from '../conditions/conditions.ts';
import { SOCIAL_NETWORKS } from '../contact/social-media.ts';
import { RECORD_FIELDS } from '../directory/record-fields.ts';
import type { Field, FieldKind } from '../fields/field.ts';
import { LINE_LABELS, SETTINGS_LABELS } from '../lines/line-labels.ts';
import { PHONE_LABELS } from '../organisations/organisation.ts';
import { irregularSlotWords, seasonWords } from '../services/weeks/irregular-words.ts';
import type { IrregularSlot } from '../time/irregular-slots.ts';
import { DAYS } from '../time/schedule.ts';
import type { HistoryEntry } from './history.ts';

type Fields = Record<string, unknown>;

/** One field of a change, in words; '' where it held nothing. */
export type Difference = { field: string; before: string; after: string };

/** The parts of a field that are told one by one, by their places or their names. */
const PARTS: Partial<Record<FieldKind, readonly string[]>> = {
  schedule: DAYS,
  phones: PHONE_LABELS,
  handles: SOCIAL_NETWORKS.map(({ name }) => name),
  conditions: CONDITION_KEYS.map((key) => conditionOf(key).label),
};

/** Each field by its name, of every noun. */
const FIELDS = Object.values(RECORD_FIELDS).flatMap((fields) => Object.entries<Field>(fields));

const PARTED = new Map(
  FIELDS.flatMap(([name, { kind }]) => (PARTS[kind] ? [[name, PARTS[kind]] as const] : [])),
);

const isFlag = ([, { kind }]: (typeof FIELDS)[number]) => kind === 'flag';

/** What the fields are called, and each part of theirs. */
const labelsOf = (fields: typeof FIELDS) =>
  fields.flatMap(([name, { kind, label }]) => [
    [name, label] as const,
    ...(PARTS[kind] ?? []).map((part) => [part, part] as const),
  ]);

/** Fields of lines whose names a record has too: there they are called alike, or by their days. */
const SHARED = new Set(['name', 'phone', 'email', 'website', 'schedule']);

/** What says which record it is stands first, what became of it last; of two fields of one name the later has its say. */
const LABELS = new Map<string, string>([
  ...['type', 'subtype', 'name', 'description', 'provider'].map((name) => [name, ''] as const),
  ...labelsOf(FIELDS.filter((field) => !isFlag(field))),
  ...labelsOf(FIELDS.filter(isFlag)),
  ['provider', 'Organisation'],
  ['services', 'Services'],
  ['about', 'Services'],
  ['scope', 'For'],
  ['kind', 'What holds'],
  ['from', 'First day'],
  ['to', 'Last day'],
  ['slots', 'Times'],
  ['since', 'From now'],
  ['endedAt', 'Ended'],
  ['full', 'Nothing left'],
  ...Object.entries({ ...SETTINGS_LABELS, ...LINE_LABELS }).filter(([name]) => !SHARED.has(name)),
  ['words', 'Words'],
  ['link', 'Link'],
  ['severity', 'How much it matters'],
  ['place', 'Shown'],
  ['begins', 'Begins'],
  ['ends', 'Ends'],
  ['until', 'Hidden until the end of'],
  ['helpline', 'Helpline'],
  ['accounts', 'Sign-ins'],
  ['isConfirmed', 'Email confirmed'],
  ['mergedWith', 'Merged with'],
  ['reason', 'Reason given'],
  ['takenDownReason', 'Reason given'],
]);

/**
 * A change field by field, in words: a schedule by its days, phones and handles by what each is, another list by its
 * lines. What only counts is left out.
 */
export function listDifferences({ before, after }: Pick<HistoryEntry, 'before' | 'after'>) {
  const [was, is] = [partsOf(before ?? {}), partsOf(after ?? {})];
  return [...LABELS].flatMap(([key, field]): Difference[] => {
    const difference = { field, before: words(was[key]), after: words(is[key]) };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** The fields, those with parts as their parts. A helpline's phone is a text, and has none. */
function partsOf({ services, ...others }: Fields): Fields {
  // A dated change has them by name in `about`, and here by id.
  const fields = isIds(services) ? others : { services, ...others };
  const parted = Object.entries(fields).map(([name, value]): Fields => {
    const parts = PARTED.get(name);
    if (parts && Array.isArray(value))
      return Object.fromEntries(parts.map((part, place) => [part, value[place]]));
    if (name === 'conditions' && isFields(value)) return labelledAnswers(value);
    return parts && isFields(value) ? value : { [name]: value };
  });
  return Object.assign({}, ...parted);
}

const isIds = (value: unknown) => Array.isArray(value) && typeof value[0] === 'string';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function words(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join('\n');
  if (isFields(value)) return nameRecord(value);
  return value == null ? '' : String(value);
}

/** A record, a slot or a part of the year inside another, in a line. */
function nameRecord(value: Fields): string {
  const { start, end, day, from, to, name, type, serviceAddress, email } = value;
  if (day !== undefined) return irregularSlotWords(value as IrregularSlot);
  if (start !== undefined) return `${start}–${end}`;
  if (from !== undefined) return seasonWords({ from: String(from), to: String(to) });
  const parts = type && serviceAddress ? [type, serviceAddress] : [name ?? email];
  return parts.map((part) => String(part ?? '')).join(', ');
}
