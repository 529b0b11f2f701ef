import type { Conditions } from '../conditions/conditions.ts';
import type { DateSpan } from '../time/date-spans.ts';
import type { IrregularSlot } from '../time/irregular-slots.ts';
import type { Day, Schedule } from '../time/schedule.ts';

/**
 * What a field holds: a text that is written freely, one of a few texts, a yes or no; a list, a week, a list in which
 * the place says what each phone or handle is for; slots of some weeks, parts of each year, or days of the week; answers to
 * the questions about who is let in. The database keeps all but the first three as JSON.
 */
export type FieldKind =
  | 'text'
  | 'choice'
  | 'flag'
  | 'list'
  | 'phones'
  | 'handles'
  | 'schedule'
  | 'slots'
  | 'seasons'
  | 'days'
  | 'conditions';

/** What is said of a field wherever it is read: in the history, in spreadsheets, in forms. */
export type Field = {
  kind: FieldKind;
  /** What it is called in the history and above its column. */
  label: string;
  /** What its form calls it, where that is something else. */
  formLabel?: string;
  /** What the public is told when it changed. A field without these words is not public. */
  changed?: string;
  /** The hint of a line that its form draws by itself; without one, the form has a place of its own for the field. */
  lineHint?: string;
};

/** The fields of a noun, in the order of its directory file and its spreadsheet. */
export type FieldTable = Readonly<Record<string, Field>>;

type Value = {
  text: string;
  choice: string;
  flag: boolean;
  list: string[];
  phones: string[];
  handles: string[];
  schedule: Schedule;
  slots: IrregularSlot[];
  seasons: DateSpan[];
  days: Day[];
  conditions: Conditions;
};

/** A record with these fields. */
export type FieldValues<F extends FieldTable> = {
  -readonly [Name in keyof F]: Value[F[Name]['kind']];
};

/** What every stored record has beside its own fields. */
export type StoredRecord<F extends FieldTable> = FieldValues<F> & {
  _id: string;
  version: number;
  /** ISO instants, UTC; '' where nobody has checked it. */
  updatedAt: string;
  lastCheckedAt: string;
  /** Why the charity has taken it down; absent where it is not, or no reason was given. */
  takenDownReason?: string;
};

/** What says of a record when and how often it was written: the lists of the API have it, pages and the offline copy do not. */
export type WriteStamp = 'version' | 'updatedAt';

/** The names of what a form says of a record; a flag is set by an action of its own. */
export type InputName<F extends FieldTable> = Exclude<keyof F, NameOf<F, 'flag'>>;

/** The names of the fields that never get out to the public. */
export type PrivateName<F extends FieldTable> = {
  [Name in keyof F]: F[Name] extends { changed: string } ? never : Name;
}[keyof F];

/** The names of the fields of some kinds. */
export type NameOf<F extends FieldTable, Kind extends FieldKind> = {
  [Name in keyof F]: F[Name]['kind'] extends Kind ? Name : never;
}[keyof F];

/** The names of the fields of a kind, in their order. */
export function namesOf<F extends FieldTable, Kind extends FieldKind>(fields: F, kind: Kind) {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === kind);
  return names as NameOf<F, Kind>[];
}

/** The fields of a table that a record has, and nothing else that it has, in the order of the table. */
export function pickFields<Name extends string, R extends object>(
  fields: Readonly<Record<Name, Field>>,
  record: R,
) {
  const names = Object.keys(fields).filter((name) => name in record) as (Name & keyof R)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, Name & keyof R>;
}

/** What a form says of a record: its fields but for the flags. */
export function pickInput<F extends FieldTable, R extends FieldValues<F>>(fields: F, record: R) {
  const inputs = Object.entries(fields).filter(([, { kind }]) => kind !== 'flag');
  return pickFields(Object.fromEntries(inputs), record) as Pick<R, InputName<F>>;
}

/** The free texts of a new record, each still empty. */
export const emptyTexts = <F extends FieldTable>(fields: F) =>
  Object.fromEntries(namesOf(fields, 'text').map((name) => [name, ''])) as Record<
    NameOf<F, 'text'>,
    string
  >;
