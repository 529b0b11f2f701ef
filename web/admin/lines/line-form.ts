import { stripPhone } from '../../../shared/contact/phone-digits.ts';
import { EMERGENCY_CARDS } from '../../../shared/edited/edited.ts';
import { type Line, type LineFields, lineInput } from '../../../shared/lines/editing/line-input.ts';
import type { SettingsInput } from '../../../shared/lines/editing/settings-input.ts';
import { LINE_LABELS, SETTINGS_LABELS } from '../../../shared/lines/line-labels.ts';
import type { EditedName } from '../../../shared/lines/lines.ts';
import type { Schedule } from '../../../shared/time/schedule.ts';
import { weekWords } from '../../../shared/time/words/week-summary.ts';
import type { FieldWords } from '../../forms/safe-form/ConflictChoice.tsx';
import type { SafeFormState } from '../../forms/safe-form/use-safe-form.ts';

/** A line as it is typed: lists as lines of one text. A kind of line has some of these fields. */
export type TypedLine = {
  name: string;
  phone: string;
  hours: string;
  rule: string;
  address: string;
  email: string;
  website: string;
  schedule: Schedule;
  say: string;
  bring: string;
  without: string;
  source: string;
  checked: string;
} & TypedSettings;

/** The settings as they are typed: numbers as their digits. */
export type TypedSettings = { [Name in keyof SettingsInput]: string };

/** What a part of the form is given: the form. */
export type FieldsProps = { form: SafeFormState<TypedLine, LineFields, Line> };

const LISTS = ['say', 'bring'];
const NUMBER_FIELD = /(Days|Hour)$/;

/** A stored line as its form begins with it. */
export function typedLine(line: Line): TypedLine {
  const fields = Object.keys(lineInput(line._id).shape).map((field) => {
    const value: unknown = line[field as keyof Line];
    if (typeof value === 'number') return [field, String(value)];
    return [field, Array.isArray(value) ? value.join('\n') : value];
  });
  return Object.fromEntries(fields) as TypedLine;
}

/** What was typed as the schema takes it. */
export const preparedLine = (typed: TypedLine) =>
  Object.fromEntries(
    Object.entries(typed).map(([field, value]) => {
      if (NUMBER_FIELD.test(field)) return [field, Number(value)];
      if (LISTS.includes(field)) return [field, String(value).split('\n')];
      return [field, field === 'phone' ? stripPhone(String(value)) : value];
    }),
  );

/** What the choice between two versions calls each field. */
export const LINE_WORDS = Object.fromEntries(
  Object.entries(LINE_LABELS).map(([field, label]) => [field, { label }]),
) as FieldWords<TypedLine>;

/** What the choice between two versions calls each field of the settings. */
export const SETTINGS_WORDS = Object.fromEntries(
  Object.entries(SETTINGS_LABELS).map(([field, label]) => [field, { label }]),
) as FieldWords<TypedLine>;
LINE_WORDS.schedule = { label: LINE_LABELS.schedule, show: weekWords };

/** What a line says, in a few lines for a list. */
export function lineSays(line: Line): string[] {
  const { name, phone, hours, address, website, schedule, say = [], bring = [] } = line;
  const week = schedule && weekWords(schedule);
  return [name, phone, hours, address, website, week, ...say, ...bring].filter(
    (words): words is string => Boolean(words),
  );
}

export const isCard = (name: EditedName) => (EMERGENCY_CARDS as readonly string[]).includes(name);
