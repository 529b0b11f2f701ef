import type { WeekOfMonth } from '../irregular-slots.ts';
import { DAYS, type Day, type Slot } from '../schedule.ts';
import type { ReadTimes } from './read-times.ts';

/** What a text says next. */
export type WeekPart =
  | { kind: 'days'; days: readonly Day[]; weeks: WeekOfMonth[] | null }
  /** 'not Weds', 'closed Sundays'. */
  | { kind: 'without'; days: readonly Day[] }
  | { kind: 'slot'; slot: Slot; isAssumed: boolean; written: string }
  | { kind: 'unclear' }
  | { kind: 'closed' };

export type Said = {
  parts: WeekPart[];
  /** What is not understood, in the words of the text. */
  words: string[];
  /** That what is not understood may say that the times do not hold. */
  isRisky: boolean;
};

const DAY =
  "(mon(?:day)?|tu(?:es?(?:day)?)?|wed(?:s|nes(?:day)?)?|th(?:u(?:rs?(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'?s?(?![a-z])\\.?";
const TO = '\\s*(?:-|to|(?:un)?till?|through|thru)\\s*';
const DAY_RANGE = new RegExp(`^${DAY}${TO}${DAY}`);
const ONE_DAY = new RegExp(`^${DAY}`);
const LETTERS = /^m\s*-\s*f(?![a-z])/;

const EVERY_DAY =
  /^(?:(?:7|seven) days(?: (?:a|per) week)?|365 days(?: a year)?|(?:every|each) ?(?:day|night)|daily|nightly|all week)(?![a-z])/;
const WEEKDAYS = /^(?:every )?week ?days?(?![a-z])/;
const WEEKENDS = /^(?:at )?(?:the )?week ?ends?(?![a-z])/;

const ORDINAL = '(?:(1st|2nd|3rd|4th|first|second|third|fourth|last)(?![a-z]))';
const ORDINALS = new RegExp(
  `^(?:the )?${ORDINAL}(?:\\s*(?:,|&|and|\\+)\\s*(?:the )?${ORDINAL})?\\s+(?=${DAY})`,
);
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
  /^(?:except|excluding|excl\.?|including|incl\.?|not|closed|no)(?: on)?(?: uk)? (?:bank|public) (?:holidays?|hols?)(?![a-z])/;
const WITHOUT = new RegExp(
  `^(?:(?:but )?not|no|except(?: for)?|excluding|excl\\.?|exc\\.?|apart from|closed|shut)(?: on)?:?\\s+(?=${DAY})`,
);
const CLOSED = /^(?:closed|shut)(?![a-z])|^(?:x|n\/a|none|nil)$/;
const SKIPPED =
  /^(?:[\s,;:&.()/+]+|-(?!\d)|(?:and|from|at|on|open|opens|between|hours|lines? open)(?![a-z]))/;
const WORD = /^(?:[\p{L}\p{N}]+|\S)/u;

/** What may say that times do not hold as they stand. */
const RISKY =
  /term|season|summer|winter|spring|autumn|month|week|alternat|every|other|except|not\b|unless|only|clos|shut|holiday|until|vari|depend|some|sometimes|usual|late|or\b|\d/i;

/** The parts that a text has, read from its beginning. */
export function readDays(text: string, times: (rest: string) => ReadTimes | null): Said {
  const whole = text.replaceAll(/[\u2010-\u2015\u2212]/g, '-').replaceAll(/[\u2018\u2019]/g, "'");
  const lower = whole.toLowerCase();
  const said: Said = { parts: [], words: [], isRisky: false };
  let unread = '';
  let at = 0;
  const keep = () => {
    const words = unread.trim().replace(/[\s,;:&.()+-]+$/, '');
    if (words) said.words.push(words);
    unread = '';
  };
  while (at < lower.length) {
    const rest = lower.slice(at);
    const next = nextIn(rest, times);
    if (next) {
      // What parts words that are not understood is part of them.
      if (unread && !next.part && /^[\s'-]/.test(rest)) unread += whole.slice(at, at + next.length);
      else keep();
      if (next.part) said.parts.push(next.part);
      at += next.length;
      continue;
    }
    const { length } = WORD.exec(rest)?.[0] ?? { length: 1 };
    unread += whole.slice(at, at + length);
    at += length;
  }
  keep();
  said.isRisky = said.words.some((words) => RISKY.test(words));
  return said;
}

type Next = { part?: WeekPart; length: number };

function nextIn(rest: string, times: (rest: string) => ReadTimes | null): Next | null {
  const holidays = HOLIDAYS.exec(rest);
  if (holidays) return { length: holidays[0].length };
  return withoutIn(rest) ?? daysIn(rest) ?? timesIn(rest, times) ?? otherIn(rest);
}

function timesIn(rest: string, times: (rest: string) => ReadTimes | null): Next | null {
  const read = times(rest);
  if (!read) return null;
  const { length } = read;
  if (read.kind === 'unclear') return { part: { kind: 'unclear' }, length };
  const { slot, isAssumed } = read;
  return { part: { kind: 'slot', slot, isAssumed, written: rest.slice(0, length) }, length };
}

function otherIn(rest: string): Next | null {
  const closed = CLOSED.exec(rest);
  if (closed) return { part: { kind: 'closed' }, length: closed[0].length };
  const skipped = OF_MONTH.exec(rest) ?? SKIPPED.exec(rest);
  return skipped && { length: skipped[0].length };
}

/** Days that are left out, as far as nothing says of the last that it has times: 'closed Weds, Sat 10-1'. */
function withoutIn(rest: string): Next | null {
  const begin = WITHOUT.exec(rest);
  if (!begin) return null;
  const days: Day[] = [];
  let length = begin[0].length;
  for (let parting = ''; ; ) {
    const next = daysIn(rest.slice(length + parting.length));
    if (next?.part?.kind !== 'days') break;
    const after = rest.slice(length + parting.length + next.length);
    if (parting.includes(',') && /^[\s:-]*\d/.test(after)) break;
    days.push(...next.part.days);
    length += parting.length + next.length;
    parting = /^\s*(?:,|&|and|or|\/|\+)\s*/.exec(rest.slice(length))?.[0] ?? '';
    if (!parting) break;
  }
  return { part: { kind: 'without', days }, length };
}

function daysIn(rest: string): Next | null {
  const ordinals = ORDINALS.exec(rest);
  if (ordinals) {
    const day = daysIn(rest.slice(ordinals[0].length));
    const weeks = [ordinals[1], ordinals[2]].flatMap((word = '') =>
      word ? [NUMBERED[word] ?? (word as WeekOfMonth)] : [],
    );
    if (day?.part?.kind !== 'days') return null;
    return { part: { ...day.part, weeks }, length: ordinals[0].length + day.length };
  }
  for (const [words, days] of [
    [EVERY_DAY, DAYS],
    [WEEKDAYS, DAYS.slice(0, 5)],
    [LETTERS, DAYS.slice(0, 5)],
    [WEEKENDS, DAYS.slice(5)],
  ] as const) {
    const found = words.exec(rest);
    if (found) return { part: { kind: 'days', days, weeks: null }, length: found[0].length };
  }
  const every = /^every\s+(?!other|second|alternate)/.exec(rest)?.[0] ?? '';
  const names = rest.slice(every.length);
  const found = DAY_RANGE.exec(names) ?? ONE_DAY.exec(names);
  if (!found) return null;
  const days = daysFrom(found[1], found[2]);
  return { part: { kind: 'days', days, weeks: null }, length: every.length + found[0].length };
}

const indexOfDay = (name = '') =>
  DAYS.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 2)));

/** From one day to another, over the week's end too. */
function daysFrom(first: string | undefined, last = first): Day[] {
  const from = indexOfDay(first);
  const count = ((indexOfDay(last) - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => DAYS[(from + at) % DAYS.length] as Day);
}
