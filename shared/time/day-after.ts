import { DAYS, type Day } from './schedule.ts';
import { DAY } from './units.ts';

/** The weekday `days` after (before, if negative) a weekday, up to two weeks either way. */
export function dayAfter(day: Day, days: number): Day {
  return DAYS[(DAYS.indexOf(day) + days + 14) % 7] as Day;
}

/** How many days after a date (before, if negative) another is, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY;
