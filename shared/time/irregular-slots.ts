import { addDays, dayOf } from './city-time.ts';
import { type DateSpan, holdsOn } from './date-spans.ts';
import { daysBetween } from './day-after.ts';
import type { SlotOnDates } from './hours-on.ts';
import { DAYS, type Day, type Slot } from './schedule.ts';

// For the server and the signed-in areas: a visitor's phone gets the dates that are found here, and only compares.

/** Which weekday of its month a date is; the fourth may be the last, too. */
export const WEEKS_OF_MONTH = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekOfMonth = (typeof WEEKS_OF_MONTH)[number];

/** A slot of some weeks only. It holds where all hold that are given. */
export type IrregularSlot = Slot & {
  day: Day;
  /** Such a weekday of its month. */
  week?: WeekOfMonth | undefined;
  /** Every other week from this date YYYY-MM-DD, which is such a weekday. */
  everyOtherFrom?: string | undefined;
  /** Days MM-DD of every year. */
  season?: DateSpan | undefined;
};

/**
 * So many days ahead the dates are told: an opening is looked for a year ahead, in a copy that may be a day old. They begin
 * with a month, so that what phones keep is the same for as long.
 */
const TOLD_FOR = 58 * 7;

/** Adds its dates to each slot: from the month of the day before a city date YYYY-MM-DD on, which may still run. */
export function addDates<S extends IrregularSlot>(
  slots: readonly S[],
  date: string,
): (S & SlotOnDates)[] {
  const first = `${addDays(date, -1).slice(0, 7)}-01`;
  return slots.map((slot) => ({
    ...slot,
    dates: datesFrom(first, slot.day, TOLD_FOR).filter((day) => isHeldOn(slot, day)),
  }));
}

/** The first date from a city date YYYY-MM-DD on, within five years, on which a slot holds; undefined for none. */
export function nextDateOf(slot: IrregularSlot, date: string): string | undefined {
  const { everyOtherFrom = date } = slot;
  return datesFrom(everyOtherFrom > date ? everyOtherFrom : date, slot.day, FIVE_YEARS).find(
    (day) => isHeldOn(slot, day),
  );
}

/** Whether two slots of some weeks ever hold on the same date: a fourth and a last Tuesday do. */
export function shareDate(one: IrregularSlot, other: IrregularSlot): boolean {
  if (one.day !== other.day) return false;
  const [first = ''] = [one, other]
    .map(({ everyOtherFrom = ANY }) => everyOtherFrom)
    .sort()
    .reverse();
  return datesFrom(first, one.day, CALENDAR).some(
    (day) => isHeldOn(one, day) && isHeldOn(other, day),
  );
}

const FIVE_YEARS = 5 * 366;

/** A date to begin with, where none is given. */
const ANY = '2000-01-01';

/** In days: after 28 years the weekdays fall on the same dates again. */
const CALENDAR = 28 * 365.25;

/** Each such weekday of so many days from a date on. */
function datesFrom(date: string, day: Day, days: number): string[] {
  const ahead = (DAYS.indexOf(day) - DAYS.indexOf(dayOf(date)) + 7) % 7;
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) => addDays(date, ahead + week * 7));
}

/** Whether a slot of some weeks holds on a date. */
function isHeldOn({ day, week, everyOtherFrom, season }: IrregularSlot, date: string): boolean {
  const days = everyOtherFrom ? daysBetween(everyOtherFrom, date) : 0;
  const isOther = days >= 0 && days % 14 === 0;
  const isInWeek = !week || weeksOf(date).includes(week);
  return dayOf(date) === day && isInWeek && isOther && (!season || holdsOn([season], date));
}

function weeksOf(date: string): (WeekOfMonth | undefined)[] {
  const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  const nth = WEEKS_OF_MONTH[Math.ceil(Number(date.slice(8)) / 7) - 1];
  return isLast ? [nth, 'last'] : [nth];
}
