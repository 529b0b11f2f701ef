import { addDays, dayOf } from '../../time/city-time.ts';
import type { DatedChange } from '../../time/dated-change.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { hoursOn, type Week } from '../../time/hours-on.ts';
import { DAYS, type Schedule } from '../../time/schedule.ts';

/**
 * What holds on the seven dates from a city date YYYY-MM-DD on, each under its weekday: what is closed or out of season
 * is not in it, so that a reader who knows nothing newer is never told "open" where a change says closed
 * (docs/product.md#data-beyond-the-specification).
 */
export function comingWeek(
  week: Week,
  changes: readonly DatedChange[] | undefined,
  date: string,
): Schedule {
  const schedule = emptySchedule();
  for (const inDays of DAYS.keys()) {
    const day = addDays(date, inDays);
    const { slots } = hoursOn(week, changes, day);
    schedule[dayOf(day)] = slots.map(({ start, end }) => ({ start, end }));
  }
  return schedule;
}
