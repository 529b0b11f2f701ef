/**
 * The line of the city's wall clock on which the second opinion on the rules of time is painted, minute by minute
 * (`calendar-model.ts`). It shares no code with the rules.
 *
 * The line counts minutes of the city's wall clock since 1 January 1970, as if it had never been
 * put forward or back.
 */
import { bankHolidaysByRule } from './bank-holiday-rules.ts';

type Slot = { start: string; end: string };
type Week = Record<string, readonly Slot[]>;

const DAY = 1440;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** When the clocks are put forward and back, by year: worked out once, it is asked for every second. */
const summers = new Map<number, [from: number, until: number]>();

/** Where the city's wall clock stands on the line, by the rule of British Summer Time. */
export function wallMinute(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const summer = summers.get(year) ?? [lastSundayAtOne(year, 2), lastSundayAtOne(year, 9)];
  summers.set(year, summer);
  const isSummer = summer[0] <= instant && instant < summer[1];
  return Math.floor(instant / 60_000) + (isSummer ? 60 : 0);
}

/** When the clocks change in a year: 01:00 UTC on the last Sunday of March (2) or October (9). */
export function lastSundayAtOne(year: number, month: number): number {
  const day = new Date(Date.UTC(year, month + 1, 0, 1));
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() - 1);
  return day.getTime();
}

/** The date YYYY-MM-DD in which a minute of the line lies. */
export function dateOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(0, 10);
}

/** The weekday in which a minute of the line lies. */
export function weekdayOf(minute: number): string {
  return WEEKDAYS[(Math.floor(minute / DAY) + 3) % 7] as string;
}

/** Every minute that a slot covers when it is entered on the day that begins at `midnight`. */
export function minutesOfSlot(slot: Slot, midnight: number): number[] {
  const face = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  const covered: number[] = [];
  let minute = midnight + face(slot.start);
  do {
    covered.push(minute);
    minute += 1;
  } while (minute % DAY !== face(slot.end) % DAY);
  return covered;
}

/** True where two slots of one day cover the same minute. */
export function sharesAMinute(slots: readonly Slot[]): boolean {
  const all = slots.flatMap((slot) => minutesOfSlot(slot, 0));
  return new Set(all).size < all.length;
}

/** True where the slots of a week, repeated for ever, leave no minute out. */
export function coversTheWeek(week: Week): boolean {
  const covered = WEEKDAYS.flatMap((day, i) =>
    (week[day] ?? []).flatMap((slot) => minutesOfSlot(slot, i * DAY)),
  );
  return new Set(covered.map((minute) => minute % (7 * DAY))).size === 7 * DAY;
}

const holidays = new Map<number, Set<string>>();

/** Whether a date is a bank holiday by rule. */
export function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const known = holidays.get(year) ?? new Set(bankHolidaysByRule(year));
  holidays.set(year, known);
  return known.has(date);
}
