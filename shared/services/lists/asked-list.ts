import { cityTime } from '../../time/city-time.ts';
import type { Timed } from '../status.ts';
import { dateAsked, refuseDate } from './asked-date.ts';
import { type DateList, listForDate } from './dated-list.ts';
import type { When } from './when.ts';

/** A day that a list is for. */
export type ListedDay = DateList & { isToday: boolean };

/** A day that a list is for, or why nothing is said of it. */
export type AskedDay = ListedDay | { refusal: string };

/**
 * The list for a day, at the present and as of when the server last spoke while it does not (both epoch ms, null where not
 * known). Nothing where the present is not known and the day is named by a word: nobody knows which one it is. A date in
 * figures is answered from what was known when the server last spoke.
 */
export function listAsked(
  services: readonly (Timed & { _id: string })[],
  when: Exclude<When, 'now'>,
  present: number | null,
  from: number | null,
): AskedDay | null {
  const instant = present ?? (/^\d/.test(when) && from);
  if (!instant) return null;
  const today = cityTime(instant).date;
  const date = dateAsked(when, today);
  const refusal = refuseDate(date, today);
  if (refusal) return { refusal };
  const isPresent = present !== null;
  return {
    isToday: isPresent && date === today,
    ...listForDate(services, date, instant, isPresent),
  };
}
