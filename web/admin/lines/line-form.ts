import { stripPhone } from '../../../shared/contact/phone-digits.ts';
import { type Line, lineInput } from '../../../shared/lines/editing/line-input.ts';
import type { LineName } from '../../../shared/lines/lines.ts';
import type { Schedule } from '../../../shared/time/schedule.ts';
import { weekWords } from '../../../shared/time/words/week-summary.ts';
import type { FieldWords } from '../../forms/safe-form/ConflictChoice.tsx';

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
};

const LISTS = ['say', 'bring'];

/** A stored line as its form begins with it. */
export function typedLine(line: Line): TypedLine {
  const fields = Object.keys(lineInput(line._id).shape).map((field) => {
    const value: unknown = line[field as keyof Line];
    return [field, Array.isArray(value) ? value.join('\n') : value];
  });
  return Object.fromEntries(fields) as TypedLine;
}

/** What was typed as the schema takes it. */
export const preparedLine = (typed: TypedLine) =>
  Object.fromEntries(
    Object.entries(typed).map(([field, value]) => {
      if (LISTS.includes(field)) return [field, String(value).split('\n')];
      return [field, field === 'phone' ? stripPhone(String(value)) : value];
    }),
  );

export const LINE_LABELS = {
  name: 'Name',
  phone: 'Phone',
  hours: 'Hours, in words',
  rule: 'Who it is for, or what the law says',
  address: 'Address',
  email: 'Email',
  website: 'Website',
  schedule: 'Hours of the week',
  say: 'What to say',
  bring: 'What to bring',
  without: 'For who has none of these things',
  source: 'Where this comes from',
  checked: 'Checked on',
} as const;

/** For the choice between two versions. */
export const LINE_WORDS = Object.fromEntries(
  Object.entries(LINE_LABELS).map(([field, label]) => [field, { label }]),
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

export const isCard = (name: LineName) => name !== 'councilHours' && name !== 'tonight';
