import { bankHolidayOn } from './bank-holidays.ts';
import { dayOf } from './city-time.ts';
import { type DateSpan, holdsOn } from './date-spans.ts';
import { type DatedChange, isFor } from './dated-change.ts';
import { type Day, hasHours, type Schedule, type Slot } from './schedule.ts';

/** A slot of some weeks only, with the dates YYYY-MM-DD on which it holds (`shared/time/irregular-slots.ts`). */
export type SlotOnDates = Slot & { dates: readonly string[] };

/** A week as it is entered, before anything dated is counted. */
export type Week = {
  schedule: Schedule;
  /** The slots of every week, where `schedule` says what holds on the coming seven dates instead. */
  weeklySchedule?: Schedule | undefined;
  irregularSlots?: readonly SlotOnDates[] | undefined;
  /** MM-DD of every year; outside them all it is closed. Empty for the whole year. */
  seasons?: readonly DateSpan[] | undefined;
  /** Days that are open at times that nobody knows. */
  unknownDays?: readonly Day[] | undefined;
  /** The days that its note names. */
  checkFirstOn?: readonly DateSpan[] | undefined;
};

/** Why the hours of a date may not be relied on. */
export type DateCheck = 'change' | 'note' | 'bank holiday' | 'day unknown' | 'unknown hours';

/** Whether a reason to check first is that nobody knows the times, of the day or of the whole week. */
export const areTimesUnknown = (why: string | undefined): boolean =>
  why === 'day unknown' || why === 'unknown hours';

/** What holds on a date. */
type DateHours = {
  slots: readonly Slot[];
  /** Absent where the slots may be relied on. Of an unknown day or week there are none, and it may be open all day. */
  check?: DateCheck | undefined;
  /** What was decided for this date. */
  change?: DatedChange | undefined;
};

/**
 * What holds on a city date YYYY-MM-DD: docs/product.md#what-holds-on-a-date. `changes` are those of the service, the
 * strongest first.
 */
export function hoursOn(
  week: Week,
  changes: readonly DatedChange[] | undefined,
  date: string,
): DateHours {
  const found = changes?.find((it) => isFor(it, date));
  // One that an admin added is the weakest, and no more than a bank holiday of the calendar.
  const change = found?.isBankHoliday ? undefined : found;
  if (change?.slots || change?.kind === 'closed') return { slots: change.slots ?? [], change };

  const { irregularSlots, seasons, unknownDays } = week;
  if (seasons?.length && !holdsOn(seasons, date)) return { slots: [], change };

  const day = dayOf(date);
  if (!isTimed(week)) return { slots: [], check: 'unknown hours', change };
  if (unknownDays?.includes(day)) return { slots: [], check: 'day unknown', change };

  const some = irregularSlots?.filter(({ dates }) => dates.includes(date)) ?? [];
  const isHoliday = found !== change || !!bankHolidayOn(date);
  return {
    slots: [...weekOf(week)[day], ...some],
    check: checkOf(week, change, date, isHoliday),
    change,
  };
}

/** Whether what began the evening before a date is over: a change was made "from now" on that date. */
export function endsEvening(
  week: Week,
  changes: readonly DatedChange[] | undefined,
  date: string,
): boolean {
  const { change, check } = hoursOn(week, changes, date);
  if (!change?.since || change.from !== date) return false;
  return !check && change.kind !== 'check first';
}

/** False where nobody knows on which days it is open: no slot of any week, and no day of unknown times. */
export const isTimed = (week: Week): boolean =>
  !!week.irregularSlots?.length || !!week.unknownDays?.length || hasHours(weekOf(week));

/** The slots of every week as they were entered. */
export const weekOf = ({ schedule, weeklySchedule = schedule }: Week): Schedule => weeklySchedule;

function checkOf(
  { checkFirstOn }: Week,
  change: DatedChange | undefined,
  date: string,
  isHoliday: boolean,
) {
  if (change) return change.kind === 'check first' ? 'change' : undefined;
  if (checkFirstOn && holdsOn(checkFirstOn, date)) return 'note';
  return isHoliday ? 'bank holiday' : undefined;
}
