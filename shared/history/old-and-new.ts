import { conditionLines, limitsIn } from '../conditions/condition-words.ts';
import type { Conditions } from '../conditions/conditions.ts';
import { allAnswers } from '../conditions/said-conditions.ts';
import { formatPhone } from '../contact/phone.ts';
import { whoWords } from '../services/who/who-words.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import type { Schedule } from '../time/schedule.ts';
import { weekWords } from '../time/words/week-summary.ts';
import type { FieldValues } from './entry.ts';

const NOT_KNOWN = 'not known';

/** The old of a field and the new, each in parts that are told one by one. */
type Parts = (fields: FieldValues) => string[];

const textIn =
  (name: string): Parts =>
  (fields) =>
    [fields[name]].flatMap((it) => (typeof it === 'string' && it ? [it] : []));
const listIn =
  (name: string): Parts =>
  (fields) =>
    (Array.isArray(fields[name]) ? fields[name] : []).filter((it) => typeof it === 'string' && it);

/** The fields of which the old is told and the new, beside the times. Who reads them mends a line of a sheet with a pen. */
const TOLD: Record<string, Parts> = {
  name: textIn('name'),
  type: textIn('type'),
  subtype: textIn('subtype'),
  addresses: listIn('addresses'),
  serviceAddress: textIn('serviceAddress'),
  phone: (fields) => [...listIn('phone')(fields), ...textIn('phone')(fields)],
  onlineWorkingTime: textIn('onlineWorkingTime'),
  availability: whoMayCome,
  conditions: whoMayCome,
};

/** May be somebody's own: who gave it by mistake wants it gone. */
const isMobile = (phone: string) => /^(?:\+44|0044|0)\s*7(?!0)/.test(phone.trim());

/**
 * What is said of a field that changed: `words` ('phone changed'), with the old and the new where both may be told. What
 * nothing takes the place of was taken back, and is not said again; nor is a mobile number. `isQuiet` where no old value may
 * be told at all but that of the times.
 */
export function describeChange(
  field: string,
  words: string,
  was: FieldValues,
  is: FieldValues,
  isQuiet: boolean,
): string {
  if (field === 'schedule') return timesChanged(words, was, is);
  const partsOf = isQuiet ? undefined : TOLD[field];
  if (!partsOf) return words;
  const [old, now] = [partsOf(was), partsOf(is)];
  const [gone, come] = [without(old, now), without(now, old)];
  if (come.length === 0) return words;
  const isPhone = field === 'phone';
  const told = isPhone ? gone.filter((it) => !isMobile(it)) : gone;
  const [before, after] = [told, come].map((parts) =>
    parts.map((it) => (isPhone ? formatPhone(it) : it.replace(/\.$/, ''))).join('; '),
  );
  return before ? `${words} (old: ${before}. New: ${after})` : `${words} (new: ${after})`;
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((it) => !others.includes(it));

/** The week before and after, in words; plain words where neither has any times. */
function timesChanged(words: string, was: FieldValues, is: FieldValues): string {
  const [old, now] = [was, is].map(weekOf);
  return old === now ? words : `${words} (old: ${old}. New: ${now})`;
}

/** Tells each change once: one with its values stands for one of the same name without them. */
export const tellOnce = (what: readonly string[]): string[] => [
  ...new Set(what.filter((words) => !what.some((other) => other.startsWith(`${words} (`)))),
];

/** What a list shows with the coming dates in it has its usual week beside them. */
function weekOf({ schedule, weeklySchedule = schedule }: FieldValues): string {
  const week = { ...emptySchedule(), ...(weeklySchedule as Partial<Schedule> | null) };
  return weekWords(week) || NOT_KNOWN;
}

/** Who is let in, as a page says it beside the times. */
function whoMayCome(fields: FieldValues): string[] {
  const { type, availability } = fields;
  const answers = allAnswersOf(fields);
  const options = Array.isArray(availability) ? availability : [];
  const who = whoWords({ availability: options, limit: limitsIn(answers).join('. ') });
  const lines = conditionLines(answers, String(type)).map(({ words }) => words);
  return [[who, ...lines].filter(Boolean).join('. ')].filter(Boolean);
}

/** What the history has from before a service could say it says nothing. */
export const allAnswersOf = ({
  type,
  subtype = '',
  availability = [],
  conditions = {},
}: FieldValues): Conditions =>
  allAnswers({ type, subtype, availability, conditions } as Parameters<typeof allAnswers>[0]);
