import { emptySchedule } from '../time/empty-schedule.ts';
import { DAYS, type Day, type Schedule, type Slot } from '../time/schedule.ts';

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = '(midnight|midday|noon|(\\d{1,2})(?:[:.](\\d\\d))?\\s*(am|pm)?)';
const TO = '\\s*(?:-|to|until|till)\\s*';

const SKIPPED = /^(?:[\s,;:&.()]+|(?:and|from|at|on|open|between|lines? open)\b)/;
/** Which of them it keeps does not matter: a bank holiday is to be checked anyway. */
const HOLIDAYS =
  /^(?:except|excluding|excl\.?|including|incl\.?|not|closed)(?: on)?(?: uk)? (?:bank|public) holidays/;
const EVERY_DAY =
  /^(?:(?:7|seven) days(?: (?:a|per) week)?|365 days(?: a year)?|every ?day|each day|daily|all week)/;
const WEEKDAYS = /^week ?days?/;
const WEEKENDS = /^week ?ends?/;
const DAY_AND_NIGHT = /^24(?:\/7|[ -]?h(?:ou)?rs?(?: a day)?)/;
const DAY_RANGE = new RegExp(`^${DAY}${TO}${DAY}`);
const ONE_DAY = new RegExp(`^${DAY}`);
const TIME_RANGE = new RegExp(`^${TIME}${TO}${TIME}`);

const ALL_DAY: Slot = { start: '00:00', end: '24:00' };
const MONDAY_TO_FRIDAY = DAYS.slice(0, 5);

/** What a text says next: some days, or a time. */
type Part = { days: readonly Day[] } | { slot: Slot };

/**
 * The week that a helpline's hours, a free text, say: 'Mon–Fri 9am–5pm, weekends 10am to midnight'. Null where a word of it
 * is not understood, or it names no day: a wrong "answers now" is worse than none.
 */
export function readHours(text: string): Schedule | null {
  const parts = partsOf(text.toLowerCase().replaceAll(/[–—]/g, '-'));
  if (!parts || parts.length === 0) return null;
  // '24 hours' alone is every day; other times without a day are of nobody knows which.
  const isAlways = parts.every((part) => 'slot' in part && part.slot === ALL_DAY);
  const paired = isAlways ? [{ days: DAYS, slots: [ALL_DAY] }] : pair(parts);
  if (!paired) return null;
  const schedule = emptySchedule();
  for (const { days, slots } of paired) for (const day of days) schedule[day].push(...slots);
  return schedule;
}

function partsOf(text: string): Part[] | null {
  const parts: Part[] = [];
  for (let rest = text; rest; ) {
    const read = readNext(rest);
    if (!read) return null;
    if (read.part) parts.push(read.part);
    rest = rest.slice(read.length);
  }
  return parts;
}

function readNext(text: string): { part?: Part; length: number } | null {
  const skipped = SKIPPED.exec(text) ?? HOLIDAYS.exec(text);
  if (skipped) return { length: skipped[0].length };
  for (const [words, part] of [
    [EVERY_DAY, { days: DAYS }],
    [WEEKDAYS, { days: MONDAY_TO_FRIDAY }],
    [WEEKENDS, { days: DAYS.slice(5) }],
    [DAY_AND_NIGHT, { slot: ALL_DAY }],
  ] as const) {
    const found = words.exec(text);
    if (found) return { part, length: found[0].length };
  }
  const days = DAY_RANGE.exec(text) ?? ONE_DAY.exec(text);
  if (days) return { part: { days: daysFrom(days[1], days[2]) }, length: days[0].length };
  const times = TIME_RANGE.exec(text);
  const slot = times && slotOf(times);
  return slot ? { part: { slot }, length: times[0].length } : null;
}

const dayNamed = (short = '') => DAYS.findIndex((day) => day.toLowerCase().startsWith(short));

/** From one day to another, over the week's end too. */
function daysFrom(first: string | undefined, last = first): Day[] {
  const from = dayNamed(first);
  const count = ((dayNamed(last) - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => DAYS[(from + at) % DAYS.length] as Day);
}

/** Null for times that could be read in two ways: '9 to 5'. */
function slotOf([, from, fromHour, fromMinute, fromHalf, to, ...end]: RegExpExecArray) {
  const [toHour, toMinute, toHalf] = end;
  const until = minuteOf(to, toHour, toMinute, toHalf) || 1440;
  const isMorning = Number(fromHour) % 12 >= Number(toHour) % 12 && toHalf === 'pm';
  const start = minuteOf(from, fromHour, fromMinute, fromHalf ?? (isMorning ? 'am' : toHalf));
  if (start === null || start === undefined || Number.isNaN(start + until)) return null;
  return { start: clockOf(start), end: clockOf(until) };
}

/** Minutes since midnight; NaN for what is no time of a day, or of nobody knows which half. */
function minuteOf(name = '', hour = '', minute = '', half?: string): number {
  if (name === 'midnight') return 0;
  if (name === 'midday' || name === 'noon') return 720;
  if (Number(minute) > 59) return Number.NaN;
  if (!half) return minute && Number(hour) <= 24 ? Number(hour) * 60 + Number(minute) : Number.NaN;
  if (Number(hour) > 12 || Number(hour) === 0) return Number.NaN;
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Days with the times beside them: before them, or after where the text begins with a time. Null where one is alone. */
function pair(parts: readonly Part[]): { days: readonly Day[]; slots: Slot[] }[] | null {
  const first = parts[0];
  const isDaysFirst = first !== undefined && 'days' in first;
  const groups: { days: Day[]; slots: Slot[] }[] = [];
  let last = '';
  for (const part of parts) {
    const kind = 'days' in part ? 'days' : 'slot';
    if (kind !== last && (kind === 'days') === isDaysFirst) groups.push({ days: [], slots: [] });
    last = kind;
    const group = groups.at(-1);
    if ('days' in part) group?.days.push(...part.days);
    else group?.slots.push(part.slot);
  }
  return groups.every(({ days, slots }) => days.length > 0 && slots.length > 0) ? groups : null;
}
