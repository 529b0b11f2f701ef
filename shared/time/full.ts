import { cityTime } from './city-time.ts';
import { daysBetween } from './day-after.ts';
import { HOUR } from './units.ts';

/** What a place has run out of: beds for the night, or the day's meals. */
export const FULL_OF = ['beds', 'meals'] as const;
export type FullOf = (typeof FULL_OF)[number];

/** What is said of it, and tapped to say it. */
export const FULL_NAMES = {
  beds: 'Full tonight',
  meals: 'No more meals today',
} as const satisfies Record<FullOf, string>;

/** That a place has nothing left, from one instant (ISO) until another (docs/product.md#full-tonight). */
export type Full = { what: FullOf; since: string; until: string };

/**
 * Milliseconds from 6 in the morning, when a night is over, until noon, when its beds are free again: nobody asks about it
 * any more, so that its hours only stay unsaid.
 */
export const MORNING = 6 * HOUR;

/** Whether it still holds at an instant (epoch ms). A copy on a phone ends it by itself. */
export const isFull = (full: Full | undefined, instant: number): full is Full =>
  !!full && instant < Date.parse(full.until);

/** Whether it is still to be said at an instant (epoch ms): of beds only until the night is over. */
export const isSaidFull = (full: Full | undefined, instant: number): full is Full =>
  isFull(full, instant + (full?.what === 'beds' ? MORNING : 0));

/**
 * Until which minute, counted from a city date's midnight, nothing is to be had, as it is known at an instant (epoch ms):
 * the one rule that statuses, lists, calendars and the coming week leave hours out by. Minus infinity where nothing is full.
 */
export function fullUntil(full: Full | undefined, date: string, instant: number): number {
  if (!isFull(full, instant)) return Number.NEGATIVE_INFINITY;
  const end = cityTime(Date.parse(full.until));
  return daysBetween(date, end.date) * 1440 + end.minute;
}
