import { addDays, dayOf } from '../../time/city-time.ts';
import { FULL_NAMES, fullUntil, isSaidFull } from '../../time/full.ts';
import { hoursOn, weekOf } from '../../time/hours-on.ts';
import { DAYS, type Day, type Slot, slotSpan } from '../../time/schedule.ts';
import type { PublicService } from '../service.ts';
import type { Timed } from '../status.ts';

/** A service with what the server says of its days. */
export type DayMarked = Timed & Pick<PublicService, 'dayMarks'>;

/** A day as a week shows it; `date` YYYY-MM-DD is null where nobody knows the present. */
export type ShownDay = {
  day: Day;
  date: string | null;
  slots: readonly Slot[];
  /** What else is to be known of the day, '' for nothing: times that nobody knows, slots of some weeks only, that it is full. */
  mark: string;
  /** Whether something was decided for this date, or today nothing is left. */
  isChanged: boolean;
};

/** The date of a weekday among the seven from a city date `today` on, both YYYY-MM-DD. */
export function dateOfDay(day: Day, today: string): string {
  return addDays(today, (DAYS.indexOf(day) - DAYS.indexOf(dayOf(today)) + 7) % 7);
}

/**
 * A service's week from Monday to Sunday: what holds on the seven dates from a city date on, so that nothing that a change
 * closes is shown as open, and of today nothing while the service is full at `now` (epoch ms). Where the date is not known
 * it is the week as it was entered.
 */
export function shownWeek(
  service: DayMarked,
  today: string | null,
  now: number | null,
): ShownDay[] {
  const { full } = service;
  return DAYS.map((day) => {
    if (today === null) {
      const slots = weekOf(service)[day];
      return { day, date: null, slots, mark: service.dayMarks?.[day] ?? '', isChanged: false };
    }
    const date = dateOfDay(day, today);
    const { slots, change } = hoursOn(service, service.changes, date);
    if (date === today && now !== null && full) {
      const nothingUntil = fullUntil(full, date, now);
      const left = slots.filter((slot) => slotSpan(slot).to > nothingUntil);
      const isSaid = isSaidFull(full, now);
      const mark = isSaid ? FULL_NAMES[full.what] : '';
      if (isSaid || left.length < slots.length)
        return { day, date, slots: left, mark, isChanged: true };
    }
    // What was decided for a date is all there is to know of it.
    const mark = change ? '' : (service.dayMarks?.[day] ?? '');
    return { day, date, slots, mark, isChanged: change !== undefined };
  });
}
