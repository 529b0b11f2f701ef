import { DAYS, type Day } from './schedule.ts';

/** The weekday `days` after (before, if negative) a weekday, up to two weeks either way. */
export function dayAfter(day: Day, days: number): Day {
  return DAYS[(DAYS.indexOf(day) + days + 14) % 7] as Day;
}
