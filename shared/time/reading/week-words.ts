import type { WeekOfMonth } from '../irregular-slots.ts';
import { DAYS, type Day, type Slot } from '../schedule.ts';
import type { ReadTimes } from './read-times.ts';

/** What a text says next, with what stands between it and the part before it. */
export type WeekPart = { glue: string } & Word;

type Word =
  /** `isPartly` says that only some of these days is meant: 'Wednesday afternoons'. */
  | { kind: 'days'; days: readonly Day[]; weeks: WeekOfMonth[] | null; isPartly: boolean }
  /** 'not', 'except': the days that follow are left out. */
  | { kind: 'except' }
  | { kind: 'slot'; slot: Slot; isAssumed: boolean; written: string }
  /** `isOpenEnded` says that only its end is not known: '9am till late'. */
  | { kind: 'unclear'; isOpenEnded?: boolean }
  /** The days before it are closed, or those behind it. `isPartly`: 'closed for lunch'. */
  | { kind: 'closed'; isPartly: boolean }
  /** The end of a line. */
  | { kind: 'end' };

export type Said = {
  parts: WeekPart[];
  /** What is not understood, in the words of the text. */
  words: string[];
  /** That what is not understood may say that the times do not hold. */
  isRisky: boolean;
};

const DAY =
  "(mon(?:day)?|tu(?:es?(?:day)?)?|wed(?:s|nes(?:day)?)?|th(?:u(?:rs?(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'?s?(?![a-z])\\.?";
// 'Tue' with a dash in the next column or at the end of its line is no range.
const TO = '[^\\S\\n\\t]*(?:-|to|(?:un)?till?|through|thru)[^\\S\\n\\t]*';
const DAY_RANGE = new RegExp(`^${DAY}${TO}${DAY}`);
const ONE_DAY = new RegExp(`^${DAY}`);
const LETTERS = /^m\s*-\s*f(?![a-z])/;

const EVERY_DAY =
  /^(?:(?:7|seven) days(?: (?:a|per) week)?|365 days(?: a year)?|(?:every|each) ?(?:day|night)|daily|nightly|all week)(?![a-z])/;
const WEEKDAYS = /^(?:every )?week ?days?(?![a-z])/;
const WEEKENDS = /^(?:at )?(?:the )?week ?ends?(?![a-z])/;

const ORDINAL = '(?:(1st|2nd|3rd|4th|first|second|third|fourth|last)(?![a-z]))';
const WEEK_OF_MONTH = new RegExp(`\\b${ORDINAL}`);
const ORDINALS = new RegExp(
  `^(?:the )?${ORDINAL}(?:\\s*(?:,|&|and|\\+)\\s*(?:the )?${ORDINAL})?\\s+(?=${DAY})`,
);
/** Says nothing more beside an ordinal, "first Tuesday of the month"; alone it says that not every week has it. */
const OF_MONTH =
  /^(?:of|in) (?:(?:the|each|every) )?month(?![a-z])|^(?:each|every|of the|a) month|^monthly(?![a-z])/;
const NUMBERED: Record<string, WeekOfMonth> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
};

/** Which of them it keeps does not matter: a bank holiday is to be checked anyway. */
const HOLIDAYS =
  /^(?:except|excluding|excl?\.?|including|incl?\.?|not|closed|no)(?: on)?(?: uk)? (?:(?:bank|public) (?:holidays?|hols?)|bhs?)(?![a-z])(?!\s*(?:mon|tue|wed|thu|fri|sat|sun))/;
const EXCEPT = new RegExp(
  `^(?:(?:but )?not|no|except(?: for)?|excluding|excl\\.?|exc\\.?|apart from)(?: on)?:?\\s+(?:the )?(?=${DAY}|week ?(?:days?|ends?)|${ORDINAL}\\s)`,
);
const CLOSED =
  /^(?:closed|shut|not open|no (?:service|sessions?|opening))(?: all day)?(?![a-z])|^(?:x|n\/a|none|nil)(?=\s*(?:[,;|\n]|$))/;
/** A dash in the place of times: in a column of its own, or before the next of a list. */
const DASH =
  /^(?:[^\S\t\n]*[:\t]\s*-+|[^\S\n]*-+(?=[^\S\n]*(?:[,;|\n)]|$)))(?!\s*(?:\d|noon|mid|from|open))/;
/** What makes of 'closed' a part of a day, or some days of a year. */
const PARTLY =
  /^[^\S\n]*\(?(?:(?:in|at|over|during|for|from|until|till|after|before|between|if|when|unless|except)(?![a-z])|(?:morning|afternoon|evening|night|lunch|am|pm)s?(?![a-z]))(?! bank| public)/;
const END = /^[\n;|]+\s*/;
const SKIPPED =
  /^(?:[^\S\n]|[,:&.()/+])+|^(?:-(?!\d)|(?:and|from|at|on|open|opens|between|hours|lines? open)(?![a-z]))/;
const WORD = /^(?:[\p{L}\p{N}]+|\S)/u;

/** What may say that times do not hold as they stand. */
const RISKY =
  /term|season|summer|winter|spring|autumn|month|week|fortnight|alternat|every|other|once|twice|except|not\b|unless|only|clos|shut|suspend|cancel|paus|holiday|until|vari|depend|some|sometimes|usual|late|or\b|\d/i;

/** The months of a year, where it does not only say when some days are closed: 'closed Wed in August'. */
const MONTHS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

/** What ends before the times do, and changes none of them: 'last shower 11.30am'. */
const LAST =
  /^last (?:\w+ )?(?:entry|orders?|showers?|food|meals?|admissions?|sitting|wash(?:es)?|loads?)(?: is| at| by)*\s+\d{1,2}(?:[.:]\d\d)?\s*(?:[ap]m(?![a-z]))?/;

/** The parts that a text has, read from its beginning. */
export function readDays(text: string, times: (rest: string) => ReadTimes | null): Said {
  const whole = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'");
  const lower = whole.toLowerCase();
  const said: Said = { parts: [], words: [], isRisky: false };
  const harmless = new Set<string>();
  const isOfMonths = WEEK_OF_MONTH.test(lower);
  let unread = '';
  let at = 0;
  let since = 0;
  const keep = () => {
    const words = unread.trim().replace(/[\s,;:&.()+-]+$/, '');
    if (words) said.words.push(words);
    unread = '';
  };
  while (at < lower.length) {
    const rest = lower.slice(at);
    const last = LAST.exec(rest)?.[0].trimEnd();
    if (last) {
      keep();
      const words = whole.slice(at, at + last.length);
      said.words.push(words);
      harmless.add(words);
      at += last.length;
      continue;
    }
    const next = nextIn(rest, times, unread ? [] : said.parts, isOfMonths);
    if (next) {
      // What parts words that are not understood is part of them.
      if (unread && !next.word && /^[\s'-]/.test(rest)) unread += whole.slice(at, at + next.length);
      else keep();
      if (next.word) {
        said.parts.push({ ...next.word, glue: lower.slice(since, at) });
        since = at + next.length;
      }
      at += next.length;
      continue;
    }
    const { length } = WORD.exec(rest)?.[0] ?? { length: 1 };
    unread += whole.slice(at, at + length);
    at += length;
  }
  keep();
  const isPartly = said.parts.some((part) => 'isPartly' in part && part.isPartly);
  said.isRisky = said.words.some(
    (words) => (RISKY.test(words) || (!isPartly && MONTHS.test(words))) && !harmless.has(words),
  );
  return said;
}

type Next = { word?: Word; length: number };

/** What a text begins with; `before` is what was read directly before it, `isOfMonths` says that the text names weeks of a month. */
function nextIn(
  rest: string,
  times: (rest: string) => ReadTimes | null,
  before: readonly WeekPart[],
  isOfMonths: boolean,
): Next | null {
  const holidays = HOLIDAYS.exec(rest);
  if (holidays) return { length: holidays[0].length };
  const except = EXCEPT.exec(rest);
  if (except) return { word: { kind: 'except' }, length: except[0].length };
  return (
    besideDays(rest, before) ?? daysIn(rest) ?? timesIn(rest, times) ?? otherIn(rest, isOfMonths)
  );
}

/** What means something directly behind days alone: a dash for 'closed', '1st Sat only', 'not Weds or Fri'. */
function besideDays(rest: string, before: readonly WeekPart[]): Next | null {
  const last = before.at(-1);
  const days = last?.kind === 'end' ? before.at(-2) : last;
  if (days?.kind === 'days') {
    const dash = DASH.exec(rest);
    if (dash) {
      const { length } = dash[0];
      return { word: { kind: 'closed', isPartly: isWrapped(rest, length, days) }, length };
    }
  }
  if (last?.kind === 'days') {
    const lead = before.findLast(({ kind }) => kind !== 'days');
    const isLeftOut = lead?.kind === 'except' || lead?.kind === 'closed';
    if (isLeftOut && OR.test(rest)) return { length: 2 };
  }
  const isBeside = last?.kind === 'days' || last?.kind === 'slot';
  return isBeside && /^only(?![a-z])/.test(rest) ? { length: 4 } : null;
}

/** Whether a dash at the end of a line may be of a range that goes on in the next: 'Mon -' above 'Fri 9-5'. */
function isWrapped(rest: string, length: number, { days }: { days: readonly Day[] }): boolean {
  const below = /^[^\S\n]*\n\s*/.exec(rest.slice(length))?.[0];
  if (below === undefined || !/^ *-/.test(rest)) return false;
  const next = bareDaysIn(rest.slice(length + below.length))?.days.days[0];
  const after = DAYS[(DAYS.indexOf(days.at(-1) as Day) + 1) % DAYS.length];
  return next !== undefined && next !== after;
}

const OR = new RegExp(`^or\\s+(?=${DAY})`);

function timesIn(rest: string, times: (rest: string) => ReadTimes | null): Next | null {
  const read = times(rest);
  if (!read) return null;
  const { length } = read;
  if (read.kind === 'unclear')
    return { word: { kind: 'unclear', isOpenEnded: read.isOpenEnded }, length };
  const { slot, isAssumed } = read;
  return { word: { kind: 'slot', slot, isAssumed, written: rest.slice(0, length) }, length };
}

function otherIn(rest: string, isOfMonths: boolean): Next | null {
  const end = END.exec(rest);
  if (end) return { word: { kind: 'end' }, length: end[0].length };
  const closed = CLOSED.exec(rest);
  if (closed) {
    const { length } = closed[0];
    return { word: { kind: 'closed', isPartly: PARTLY.test(rest.slice(length)) }, length };
  }
  const skipped = (isOfMonths && OF_MONTH.exec(rest)) || SKIPPED.exec(rest);
  return skipped && { length: skipped[0].length };
}

function daysIn(rest: string): Next | null {
  const read = bareDaysIn(rest);
  if (!read) return null;
  const isPartly = PARTLY.test(rest.slice(read.length));
  return { ...read, word: { kind: 'days', ...read.days, isPartly } };
}

type Days = { days: { days: readonly Day[]; weeks: WeekOfMonth[] | null }; length: number };

function bareDaysIn(rest: string): Days | null {
  const ordinals = ORDINALS.exec(rest);
  if (ordinals) {
    const read = bareDaysIn(rest.slice(ordinals[0].length));
    const weeks = [ordinals[1], ordinals[2]].flatMap((word = '') =>
      word ? [NUMBERED[word] ?? (word as WeekOfMonth)] : [],
    );
    if (!read) return null;
    return { days: { ...read.days, weeks }, length: ordinals[0].length + read.length };
  }
  for (const [words, days] of [
    [EVERY_DAY, DAYS],
    [WEEKDAYS, DAYS.slice(0, 5)],
    [LETTERS, DAYS.slice(0, 5)],
    [WEEKENDS, DAYS.slice(5)],
  ] as const) {
    const found = words.exec(rest);
    if (found) return { days: { days, weeks: null }, length: found[0].length };
  }
  const every = /^every\s+(?!other|second|alternate)/.exec(rest)?.[0] ?? '';
  const names = rest.slice(every.length);
  const found = DAY_RANGE.exec(names) ?? ONE_DAY.exec(names);
  if (!found) return null;
  const days = daysFrom(found[1], found[2]);
  return { days: { days, weeks: null }, length: every.length + found[0].length };
}

const indexOfDay = (name = '') =>
  DAYS.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 2)));

/** Lists the days from one to another, over the week's end too. */
function daysFrom(first: string | undefined, last = first): Day[] {
  const from = indexOfDay(first);
  const count = ((indexOfDay(last) - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => DAYS[(from + at) % DAYS.length] as Day);
}
