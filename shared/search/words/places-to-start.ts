import {
  EMERGENCY,
  helplines,
  type Place,
  TONIGHT,
  timetable,
} from '../../paper/handbook/word-index/everyday-words.ts';
import { DAYS, type Day } from '../../time/schedule.ts';
import { findNearestWord } from './spelling.ts';
import { asksForHelp, isTelling, rawWords } from './words.ts';

/** Where a search can lead: where the printed index does, and to pages that are only on a screen. */
export type SearchPlace = (
  | Place
  | { page: 'open' | 'letIn' | 'eat' | 'holidays' | 'organisations' | 'near' }
) & {
  /** What to do or to ask for there, where its name does not tell who came for that. */
  says?: string;
};

/** Where somebody starts who asks for help and does not say with what. */
const ANYTHING: readonly SearchPlace[] = [EMERGENCY, timetable('Day Centre'), helplines('General')];
const TODAY: readonly SearchPlace[] = [{ page: 'open' }, timetable('Day Centre')];

const WHEN = /^(?:now|open|today|tonight|weekend|hungry|starving)$/;

/** Whether a text asks for now or another time, as who is hungry does: of a meal the board answers that, and no list of breakfasts. */
export const asksWhen = (text: string): boolean =>
  dayNamed(text) !== '' || rawWords(text).some((word) => WHEN.test(word));

/** A day as a text names it, and an address too. */
export type DayNamed = Day | 'tomorrow';

const NAMED = new Map([...DAYS, 'tomorrow' as const].map((day) => [day.toLowerCase(), day]));

/** The day that a text names, though misspelt, '' for none: "food on sundays" is answered by Sunday's lists. */
export function dayNamed(text: string): DayNamed | '' {
  const near = rawWords(text).map((word) => findNearestWord(word, NAMED.keys()));
  return NAMED.get(near.find(Boolean) ?? '') ?? '';
}

/** Where to start with a text that leads nowhere: one that asks for help, or for a place and says at most when. */
export function placesToStart(text: string): readonly SearchPlace[] {
  const words = rawWords(text);
  if (words.some(isTelling)) return asksForHelp(text) ? ANYTHING : [];
  if (words.includes('tonight')) return [...TONIGHT, ...TODAY];
  if (words.some((word) => /^(?:now|today)$/.test(word)))
    return asksForHelp(text) ? [EMERGENCY, ...TODAY] : TODAY;
  const asks = words.some((word) => /^(?:where|what|who|any|some)/.test(word));
  return asks || asksForHelp(text) ? ANYTHING : [];
}

/** Whether such a text may ask for anything, so that numbers to ring stand above: who only says when has said enough. */
export const isForAnything = (text: string): boolean => asksForHelp(text) || !asksWhen(text);
