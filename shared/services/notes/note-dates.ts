import { addDays, isDate, MONTHS } from '../../time/city-time.ts';
import type { DateSpan } from '../../time/date-spans.ts';
import { type Token, tokensOf } from './note-tokens.ts';

// For the server and the signed-in areas: a visitor's phone gets what is found here as `checkFirstOn`, and only compares.

type CalendarDay = { day: number; month: number; year?: number | undefined };
type Days = { from: CalendarDay; to: CalendarDay };
/** What was read, and the token behind it. */
type Read = { days: Days[]; next: number };

/**
 * The full dates and ranges that a service's note names, with years or without, in words or in numbers, day before month:
 * 'Closed 24 December to 2 January', '25, 26 and 28 Dec 2026', '24/12/2026 - 2/1/2027'. In a note about being closed
 * "until 5 January" began half a year before at most, and "from 3 March" ends half a year later. What is no date of the
 * calendar is none.
 */
export const datesInNote = (note: string): DateSpan[] => sentencesOf(note).flatMap(datesIn);

/**
 * Whether a note says in other words that the times are not as usual on some days: 'Closed for two weeks every August'.
 * It changes no status, because nobody can tell which days they are. Bank holidays are check first by themselves.
 */
export const hasUndatedTimes = (note: string): boolean =>
  sentencesOf(note.replace(BANK_HOLIDAYS, '')).some(
    (sentence) => UNUSUAL.test(sentence) && datesIn(sentence).length === 0,
  );

/** The days of a service's note as its record carries them: nothing where it names none. */
export function noteDates(note: string): { checkFirstOn?: DateSpan[] } {
  const checkFirstOn = datesInNote(note);
  return checkFirstOn.length > 0 ? { checkFirstOn } : {};
}

/** '24 December 2026 to 2 January 2027', '25 December each year'. */
export function spanWords({ from, to }: DateSpan): string {
  const words = from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`;
  return from.length === YEARLY ? `${words}, each year` : words;
}

/** The characters of a date of every year. */
const YEARLY = 'MM-DD'.length;

const NOT_OPEN =
  'clos(?:e[sd]?|ing|ure)|shut|cancell?ed|suspended|re-?open\\w*|not (?:open|running|on)|no (?:service|sessions?|meals?|drop-?in)';
const CLOSING = new RegExp(`\\b(?:${NOT_OPEN}|back on)\\b`, 'i');
const UNUSUAL = new RegExp(
  `\\b(?:${NOT_OPEN}|no meal|christmas|xmas|easter|new year|ramadan|holidays?|half.term|term.time|summer|winter|autumn|spring|` +
    'months?|january|february|april|june|july|august|september|october|november|december|(?:in|every|during|until) (?:march|may)|' +
    'fortnight\\w*|every other|alternate|(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|' +
    'until further notice|temporar\\w+)\\b',
  'i',
);
const BANK_HOLIDAYS =
  /(?:(?:closed|shut|not open)\s+)?(?:(?:on|over)\s+)?(?:all\s+)?(?:bank|public) holidays?/gi;

/** A stop after a short month ends no sentence: 'Dec. 24'. */
const sentencesOf = (note: string) => note.split(/(?<=[.;!?])\s+(?=\p{Lu})|\n/u);

function datesIn(sentence: string): DateSpan[] {
  if (!/\d/.test(sentence)) return [];
  const tokens = tokensOf(sentence);
  const isAboutClosing = CLOSING.test(sentence);
  const spans: DateSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = readDays(tokens, at);
    if (!first) {
      at += 1;
      continue;
    }
    const { days, next } = readRange(tokens, at, first);
    const [one, ...others] = days;
    const before = tokens[at - 1];
    const isAlone = isAboutClosing && one !== undefined && others.length === 0;
    if (isAlone && before?.kind === 'range' && before.isEnd) spans.push(...openSpan(one, 'from'));
    else if (isAlone && before?.kind === 'since' && one.from === one.to)
      spans.push(...openSpan(one, 'to'));
    else spans.push(...days.flatMap(toSpan));
    at = next;
  }
  return spans;
}

/** A check of the listing holds for so many days. */
const HALF_A_YEAR = 180;

/** '24, 25 and 26 December 2026', 'December 24 to 26', '24/12/2026'. */
function readDays(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at];
  if (token?.kind === 'date') return { days: [{ from: token, to: token }], next: at + 1 };
  if (token?.kind === 'short') {
    const end = tokens[separatorAt(tokens, at + 1).next];
    const isBeginning = separatorAt(tokens, at + 1).kind === 'range' && end?.kind === 'date';
    return isBeginning ? { days: [{ from: token, to: token }], next: at + 1 } : null;
  }
  if (token?.kind === 'month') {
    const list = readList(tokens, at + 1);
    if (list.groups.length === 0) return null;
    return inMonth(list.groups, token.month, readYear(tokens, list.next));
  }
  const list = readList(tokens, at);
  const month = tokens[list.next];
  if (month?.kind !== 'month') return null;
  return inMonth(list.groups, month.month, readYear(tokens, list.next + 1));
}

type DayGroup = { from: number; to: number };

/** '24', '24 and 26', '24 to 26'; a day that a month follows belongs to that one, unless it is the last of the list. */
function readList(tokens: readonly Token[], start: number) {
  const groups: DayGroup[] = [];
  let at = start;
  let next = start;
  let kind: 'range' | 'list' | null = null;
  const isMonthFirst = tokens[start - 1]?.kind === 'month';
  for (;;) {
    const token = tokens[at];
    if (token?.kind !== 'day') break;
    if (isMonthFirst && groups.length > 0 && tokens[at + 1]?.kind === 'month') break;
    const last = groups.at(-1);
    if (kind === 'range' && last) last.to = token.day;
    else groups.push({ from: token.day, to: token.day });
    next = at + 1;
    const separator = separatorAt(tokens, next);
    if (!separator.kind) break;
    ({ kind, next: at } = separator);
  }
  return { groups, next };
}

/** One or several of them, as in ", reopening"; `kind` is null where there is none. */
function separatorAt(tokens: readonly Token[], start: number) {
  let kind: 'range' | 'list' | null = null;
  let next = start;
  for (let token = tokens[next]; token; token = tokens[next]) {
    if (token.kind === 'range') kind = 'range';
    else if (token.kind === 'list') kind ??= 'list';
    else break;
    next += 1;
  }
  return { kind, next };
}

function readYear(tokens: readonly Token[], at: number) {
  const [token, later] = [tokens[at], tokens[at + 1]];
  if (token?.kind === 'year') return { year: token.year, next: at + 1 };
  if (token?.kind === 'list' && later?.kind === 'year') return { year: later.year, next: at + 2 };
  return { year: undefined, next: at };
}

function inMonth(
  groups: readonly DayGroup[],
  month: number,
  { year, next }: { year: number | undefined; next: number },
): Read {
  const days = groups.map(({ from, to }): Days => {
    const last = { day: to, month, year };
    if (from === to) return { from: last, to: last };
    // '28 to 2 January' begins in the month before.
    const isBefore = from > to;
    const first = isBefore
      ? { day: from, month: month === 1 ? 12 : month - 1 }
      : { day: from, month, year };
    return { from: first, to: last };
  });
  return { days, next };
}

/** Reads on to the days behind "to", where they go on to others: '24 December to 2 January', 'between 24 December and ...'. */
function readRange(tokens: readonly Token[], at: number, first: Read): Read {
  const separator = separatorAt(tokens, first.next);
  const isBetween = tokens[at - 1]?.kind === 'between';
  if (separator.kind !== 'range' && !(isBetween && separator.kind)) return first;
  const second = readDays(tokens, separator.next);
  const [from, to] = [first.days.at(-1), second?.days[0]];
  if (!second || !from || !to) return first;
  const joined = { from: from.from, to: to.to };
  return { days: [...first.days.slice(0, -1), joined, ...second.days.slice(1)], next: second.next };
}

/** None where the calendar has no such day. */
function toSpan({ from, to }: Days): DateSpan[] {
  const isOverNewYear = monthDay(from) > monthDay(to);
  const toYear = to.year ?? (from.year && from.year + Number(isOverNewYear));
  const fromYear = from.year ?? (to.year && to.year - Number(isOverNewYear));
  const first = { ...from, year: fromYear };
  // Who writes '24 December 2026 to 2 January 2026' means the one after.
  const isMeantNext = isOverNewYear && toYear !== undefined && toYear === fromYear;
  const last = { ...to, year: isMeantNext ? toYear + 1 : toYear };
  if (!isDay(first) || !isDay(last)) return [];
  const span = { from: formatDay(first), to: formatDay(last) };
  return first.year && span.from > span.to ? [] : [span];
}

function openSpan(days: Days, open: 'from' | 'to'): DateSpan[] {
  return toSpan(days).map((span) => {
    const known = open === 'from' ? span.to : span.from;
    const date = known.length === YEARLY ? `${LEAP_YEAR}-${known}` : known;
    const moved = addDays(date, open === 'from' ? -HALF_A_YEAR : HALF_A_YEAR);
    return { ...span, [open]: moved.slice(-known.length) };
  });
}

/** Stands for every year: 29 February is a day of it. */
const LEAP_YEAR = 2028;

const twoDigits = (number: number) => String(number).padStart(2, '0');
const monthDay = ({ month, day }: CalendarDay) => `${twoDigits(month)}-${twoDigits(day)}`;
const formatDay = (date: CalendarDay) =>
  date.year ? `${date.year}-${monthDay(date)}` : monthDay(date);

/** Without a year 29 February is one. */
const isDay = (date: CalendarDay) => isDate(`${date.year ?? LEAP_YEAR}-${monthDay(date)}`);

function dateWords(text: string): string {
  const [month = 1, day] = text.slice(-YEARLY).split('-').map(Number);
  return [day, MONTHS[month - 1], text.slice(0, -YEARLY - 1)].filter(Boolean).join(' ');
}
