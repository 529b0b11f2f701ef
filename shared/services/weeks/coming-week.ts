import { addDays, dayOf } from '../../time/city-time.ts';
import type { DatedChange } from '../../time/dated-change.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { type Full, fullUntil } from '../../time/full.ts';
import { hoursOn, type Week } from '../../time/hours-on.ts';
import { DAYS, type Day, type Schedule, slotSpan } from '../../time/schedule.ts';

/**
 * What holds on the seven dates from a city date YYYY-MM-DD on, each under its weekday: what is closed or out of season
 * is not in it, nor at an instant (epoch ms) what has nothing left, so that a reader who knows nothing newer is never told "open" where a change says closed
 * (docs/product.md#fields-that-a-client-may-not-know).
 */
export function comingWeek(
  week: Week,
  changes: readonly DatedChange[] | undefined,
  date: string,
  { full, now = 0 }: { full?: Full | undefined; now?: number } = {},
): Schedule {
  const schedule = emptySchedule();
  for (const [coming, day] of sevenDays(date)) {
    const { slots } = hoursOn(week, changes, coming);
    const nothingUntil = fullUntil(full, coming, now);
    const left = slots.filter((slot) => slotSpan(slot).to > nothingUntil);
    schedule[day] = left.map(({ start, end }) => ({ start, end }));
  }
  return schedule;
}

let known: { date: string; days: readonly (readonly [date: string, day: Day])[] } | undefined;

/** The seven dates from one on, with their weekdays: worked out once for the hundreds of services of a directory. */
function sevenDays(date: string) {
  if (known?.date !== date) {
    const dates = DAYS.map((_, inDays) => addDays(date, inDays));
    known = { date, days: dates.map((it) => [it, dayOf(it)] as const) };
  }
  return known.days;
}
