import type { PublicService } from '../../shared/services/service.ts';
import { dayOf } from '../../shared/time/city-time.ts';
import { DAYS, type Day, type Slot } from '../../shared/time/schedule.ts';

/** Times that a calendar repeats by a rule of its own. */
export type Rule = {
  /** Does not change for as long as the rule does not: readers know an event by it. */
  key: string;
  slot: Slot;
  /** What RRULE says but for its end. */
  repeats: string;
  /** Whether the rule has a date YYYY-MM-DD, whatever was decided for it. */
  isOn: (date: string) => boolean;
};

const WEEKS = { first: 1, second: 2, third: 3, fourth: 4, last: -1 } as const;

const short = (day: Day) => day.slice(0, 2).toUpperCase();

/** The rules of a service: the slots of every week, those of alike days as one, and each slot of some weeks. */
export function rulesOf(service: PublicService): Rule[] {
  const { schedule, weeklySchedule = schedule, irregularSlots = [], unknownDays = [] } = service;
  const weekly = new Map<string, { slot: Slot; days: Day[] }>();
  for (const day of DAYS)
    for (const slot of unknownDays.includes(day) ? [] : weeklySchedule[day]) {
      const key = keyOf(slot);
      const { days = [] } = weekly.get(key) ?? {};
      weekly.set(key, { slot, days: [...days, day] });
    }
  return [
    ...[...weekly].map(([key, { slot, days }]) => ({
      key,
      slot,
      repeats: `FREQ=WEEKLY;BYDAY=${days.map(short).join(',')}`,
      isOn: (date: string) => days.includes(dayOf(date)),
    })),
    ...irregularSlots.map(({ start, end, day, week, everyOtherFrom, season, dates }) => ({
      key: [keyOf({ start, end }), short(day), week, everyOtherFrom, season?.from, season?.to]
        .filter(Boolean)
        .join('-'),
      slot: { start, end },
      repeats: week
        ? `FREQ=MONTHLY;BYDAY=${WEEKS[week]}${short(day)}`
        : `FREQ=WEEKLY${everyOtherFrom ? ';INTERVAL=2' : ''};BYDAY=${short(day)}`,
      // Outside its season the calendar's rule goes on: those are exceptions of it.
      isOn: (date: string) => (season ? dayOf(date) === day : dates.includes(date)),
    })),
  ];
}

export const keyOf = ({ start, end }: Slot) => `${start}-${end}`.replaceAll(':', '');
