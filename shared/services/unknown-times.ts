import type { DateCheck } from '../time/hours-on.ts';
import { DAY_MINUTES, type Span } from '../time/schedule.ts';
import type { ServiceType } from './service.ts';

/** When a meal is surely over, in minutes of the day. */
const MEAL_ENDS: Partial<Record<ServiceType, number>> = { Breakfast: 12 * 60, Lunch: 17 * 60 };

/**
 * When a place may be open on a date whose times nobody knows, in minutes of that day. On a day of unknown times a breakfast
 * ends at midday and a lunch at 5pm, because nobody is to set out for one at 11pm that "may be open"; a place of unknown hours
 * is to be checked first at every minute (docs/product.md#status).
 */
export const unknownSpan = (why: DateCheck | undefined, type: ServiceType | undefined): Span => ({
  from: 0,
  to: (why === 'day unknown' && type && MEAL_ENDS[type]) || DAY_MINUTES,
});

/** The minute of a day by which what a note says is over: "in the morning" at midday. */
const SAID_ENDS: readonly (readonly [words: RegExp, minute: number])[] = [
  [/\bin the morning\b/i, 12 * 60],
  [/\bin the afternoon\b/i, 18 * 60],
];

/**
 * The minute of a day by which a place of unknown times is most likely over, as its type and its note tell: nobody rings for a
 * breakfast at night. The day's end where neither tells.
 */
export function likelyEnd({ type, note }: { type: ServiceType; note: string }): number {
  const said = SAID_ENDS.flatMap(([words, minute]) => (words.test(note) ? [minute] : []));
  return Math.max(MEAL_ENDS[type] ?? 0, ...said) || DAY_MINUTES;
}
