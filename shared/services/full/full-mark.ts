import { addDays, cityInstant, cityTime, startOfDate } from '../../time/city-time.ts';
import type { DatedChange } from '../../time/dated-change.ts';
import type { Full, FullOf } from '../../time/full.ts';
import { hoursOn, isTimed, type Week } from '../../time/hours-on.ts';
import { DAY_MINUTES, DAYS, slotSpan } from '../../time/schedule.ts';
import type { Service, ServiceType } from '../service.ts';
import { nightOf } from './full-words.ts';

// Who may say "full tonight" or "no more meals today", and until when it holds (docs/product.md#full-tonight). What it does
// to a status is `shared/time/full.ts`.

const MEALS: readonly ServiceType[] = ['Breakfast', 'Lunch', 'Dinner'];

/** Minutes: where somebody sleeps, the doors are not closed at 3 in the morning. */
const DEEP_NIGHT = 3 * 60;

const NOON = DAY_MINUTES / 2;

/** What a service can run out of: beds where it gives them or is a day centre that is open at night, or meals; null for neither. */
export function fullOf({
  type,
  schedule,
  irregularSlots,
  beds,
}: Pick<Service, 'type' | 'schedule' | 'irregularSlots'> &
  Partial<Pick<Service, 'beds'>>): FullOf | null {
  if (beds) return 'beds';
  if (MEALS.includes(type)) return 'meals';
  const slots = [...DAYS.flatMap((day) => schedule[day]), ...irregularSlots];
  const isOvernight = slots
    .map(slotSpan)
    .some(({ from, to }) =>
      [DEEP_NIGHT, DEEP_NIGHT + DAY_MINUTES].some((minute) => from <= minute && minute < to),
    );
  return type === 'Day Centre' && isOvernight ? 'beds' : null;
}

/**
 * A mark made at an instant (epoch ms). Beds are full until noon after the night, which is the one that runs until 6 in the
 * morning; there are no more meals until the last times of the day end, or the day does.
 */
export function markFull(
  what: FullOf,
  week: Week,
  changes: readonly DatedChange[] | undefined,
  instant: number,
): Full {
  const until = what === 'beds' ? noonAfter(instant) : lastEnd(week, changes, instant);
  return { what, since: toIso(instant), until: toIso(until) };
}

const toIso = (instant: number) => new Date(instant).toISOString();

const noonAfter = (instant: number) => cityInstant(addDays(nightOf(instant), 1), NOON);

/** When the times end that began on the day; those of the day before count while they run. */
function lastEnd(week: Week, changes: readonly DatedChange[] | undefined, instant: number): number {
  const { date } = cityTime(instant);
  for (const day of [addDays(date, -1), date]) {
    const slots = isTimed(week) ? hoursOn(week, changes, day).slots : [];
    const end = Math.max(0, ...slots.map((slot) => slotSpan(slot).to));
    const at = cityInstant(day, end);
    if (at > instant) return at;
  }
  return startOfDate(addDays(date, 1));
}
