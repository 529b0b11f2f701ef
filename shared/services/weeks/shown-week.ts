import { addDays, dayOf } from '../../time/city-time.ts';
import { hoursOn, weekOf } from '../../time/hours-on.ts';
import { DAYS, type Day, type Slot } from '../../time/schedule.ts';
import type { PublicService } from '../service.ts';
import type { Timed } from '../status.ts';

/** A service with what the server says of its days. */
export type DayMarked = Timed & Pick<PublicService, 'dayMarks'>;

/** A day as a week shows it; `date` YYYY-MM-DD is null where nobody knows the present. */
export type ShownDay = {
  day: Day;
  date: string | null;
  slots: readonly Slot[];
  /** What else is to be known of the day, '' for nothing: times that nobody knows, or slots of some weeks only. */
  mark: string;
  /** Whether something was decided for this date. */
  isChanged: boolean;
};

/** The date of a weekday among the seven from a city date `today` on, both YYYY-MM-DD. */
export function dateOfDay(day: Day, today: string): string {
  return addDays(today, (DAYS.indexOf(day) - DAYS.indexOf(dayOf(today)) + 7) % 7);
}

/**
 * A service's week from Monday to Sunday: what holds on the seven dates from a city date on, so that nothing that a change
 * closes is shown as open. Where the date is not known it is the week as it was entered.
 */
export function shownWeek(service: DayMarked, today: string | null): ShownDay[] {
  return DAYS.map((day) => {
    if (today === null) {
      const slots = weekOf(service)[day];
      return { day, date: null, slots, mark: service.dayMarks?.[day] ?? '', isChanged: false };
    }
    const date = dateOfDay(day, today);
    const { slots, change } = hoursOn(service, service.changes, date);
    // What was decided for a date is all there is to know of it.
    const mark = change ? '' : (service.dayMarks?.[day] ?? '');
    return { day, date, slots, mark, isChanged: change !== undefined };
  });
}
