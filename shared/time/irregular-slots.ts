import { addDays, dayOf } from './city-time.ts';
import { type DateSpan, holdsOn } from './date-spans.ts';
import { daysBetween } from './day-after.ts';
import type { SlotOnDates } from './hours-on.ts';
import type { Day, Slot } from './schedule.ts';

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

/** For how many days the dates are told: an opening is looked for a year ahead, in a copy that may be a day old. */
const TOLD_FOR = 370;

/** The same slots, each with its dates from the day before a city date YYYY-MM-DD on, which may still run. */
export function withDates(slots: readonly IrregularSlot[], date: string): SlotOnDates[] {
  const days = Array.from({ length: TOLD_FOR }, (_, inDays) => addDays(date, inDays - 1));
  return slots.map((slot) => ({ ...slot, dates: days.filter((day) => isOn(slot, day)) }));
}

/** Whether a slot of some weeks holds on a date. */
function isOn({ day, week, everyOtherFrom, season }: IrregularSlot, date: string): boolean {
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
