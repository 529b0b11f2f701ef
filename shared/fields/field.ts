import type { Schedule } from '../time/schedule.ts';

/**
 * What a field holds. Phones and handles are lists in which the place says what each is for; a text and a flag are kept as
 * they are, everything else as JSON.
 */
export type FieldKind = 'text' | 'list' | 'phones' | 'handles' | 'schedule' | 'flag';

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
export type Fields = Readonly<Record<string, Field>>;

type Value = {
  text: string;
  list: string[];
  phones: string[];
  handles: string[];
  schedule: Schedule;
  flag: boolean;
};

/** A record with these fields. */
export type FieldValues<F extends Fields> = {
  -readonly [Name in keyof F]: Value[F[Name]['kind']];
};

/** What every stored record has beside its own fields. */
export type StoredRecord<F extends Fields> = FieldValues<F> & {
  _id: string;
  version: number;
  /** ISO instants, UTC; '' where nobody has checked it. */
  updatedAt: string;
  lastCheckedAt: string;
};

/** The names of what a form or a file says of a record; a flag is set by a deed of its own. */
export type InputName<F extends Fields> = {
  [Name in keyof F]: F[Name]['kind'] extends 'flag' ? never : Name;
}[keyof F];

/** The names of the fields that never get out to the public. */
export type PrivateName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { changed: string } ? never : Name;
}[keyof F];

/** The fields of a record, and nothing else that it has, in their order. */
export function pickFields<F extends Fields>(fields: F, record: FieldValues<F>): FieldValues<F> {
  const names: (keyof F)[] = Object.keys(fields);
  return Object.fromEntries(names.map((name) => [name, record[name]])) as FieldValues<F>;
}
