/**
 * The rules of time a second time, as slowly and plainly as possible: every minute that a slot
 * covers is painted on a long wall-clock line, and questions are answered by walking along it. It
 * shares no code with the rules, so that tests can hold one against the other.
 *
 * The line counts minutes of the city's wall clock since 1 January 1970, as if it had never been
 * put forward or back.
 */
import { bankHolidaysByRule } from './bank-holiday-rules.ts';

type Slot = { start: string; end: string };
type Week = Record<string, readonly Slot[]>;

const DAY = 1440;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** From when to when the clocks are put forward, by year: worked out once, it is asked for every second. */
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

/** What the model says of hours alone; minutes are on the line, a holiday is its date. */
export type Answer =
  | { kind: 'open'; until: number | null; closesSoon: boolean }
  | { kind: 'later' | 'closed'; opens: number }
  | { kind: 'check'; holiday: string };

/** The answer for a week with some slot, checked lately and open to all. */
export function answerByMinutes(week: Week, instant: number): Answer {
  const now = wallMinute(instant);
  const { ordinary, holiday } = paint(week, now);

  if (ordinary.has(now)) {
    let until = now;
    while (ordinary.has(until)) until += 1;
    if (until - now > DAY && coversTheWeek(week)) {
      return { kind: 'open', until: null, closesSoon: false };
    }
    return { kind: 'open', until, closesSoon: isSoon(instant, until) };
  }

  if (isHoliday(dateOf(now))) return { kind: 'check', holiday: dateOf(now) };
  for (let minute = now; ; minute += 1) {
    if (ordinary.has(minute)) {
      return { kind: dateOf(minute) === dateOf(now) ? 'later' : 'closed', opens: minute };
    }
    const began = holiday.get(minute);
    if (began) return { kind: 'check', holiday: began };
  }
}

/** Under half an hour left on the clock's face, or its face shows the end within half an hour. */
function isSoon(instant: number, until: number): boolean {
  const lastMoment = instant + 30 * 60_000 - 1;
  for (let moment = instant; moment < lastMoment; moment += 1000) {
    if (wallMinute(moment) >= until) return true;
  }
  return wallMinute(lastMoment) >= until || until - wallMinute(instant) < 30;
}

/** The minutes of two weeks around now; those of a holiday's slots with the holiday's date. */
function paint(week: Week, now: number) {
  const ordinary = new Set<number>();
  const holiday = new Map<number, string>();
  const today = now - (now % DAY);
  for (let midnight = today - 2 * DAY; midnight <= today + 10 * DAY; midnight += DAY) {
    const date = dateOf(midnight);
    const isOrdinary = !isHoliday(date);
    for (const slot of week[weekdayOf(midnight)] ?? []) {
      for (const minute of minutesOfSlot(slot, midnight)) {
        if (isOrdinary) ordinary.add(minute);
        else if (!holiday.has(minute)) holiday.set(minute, date);
      }
    }
  }
  return { ordinary, holiday };
}

const holidays = new Map<number, Set<string>>();

function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const known = holidays.get(year) ?? new Set(bankHolidaysByRule(year));
  holidays.set(year, known);
  return known.has(date);
}
