import { addDays, formatDate, isDate, startOfDate } from '../../time/city-time.ts';
import { DAYS } from '../../time/schedule.ts';
import { dateOfDay } from '../weeks/shown-week.ts';
import type { When } from './when.ts';

/** How far ahead a day can be asked for: Christmas at the beginning of November. */
export const DAYS_AHEAD = 60;

/**
 * The date YYYY-MM-DD that a choice of a day means on a city date: of a weekday the first from that date on. '' for a text
 * that is no date of the calendar.
 */
export function dateAsked(when: Exclude<When, 'now'>, today: string): string {
  if (when === 'today') return today;
  if (when === 'tomorrow') return addDays(today, 1);
  const day = DAYS.find((it) => it === when);
  if (day) return dateOfDay(day, today);
  return isDate(when) ? when : '';
}

/**
 * Why nothing is said of a date ('' for none) on a city date, both YYYY-MM-DD, in words; '' where something is. Another day
 * than the one asked for would be taken for it. `verb` is what one can do with the days that there are.
 */
export function refuseDate(date: string, today: string, verb = 'choose'): string {
  const last = addDays(today, DAYS_AHEAD);
  if (date >= today && date <= last) return '';
  const choice = `You can ${verb} today, and every day up to ${formatDate(startOfDate(last))}.`;
  if (!date) return `There is no such day. ${choice}`;
  const asked = formatDate(startOfDate(date));
  return `${asked} is ${date < today ? 'over' : 'too far ahead'}. ${choice}`;
}
