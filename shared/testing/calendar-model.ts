/**
 * The rules of time a second time, as slowly and plainly as possible: what holds on each date is found by walking through
 * the calendar day by day, every minute that a slot covers is painted on a long wall-clock line, and questions are
 * answered by walking along it. It shares no code with the rules, so that tests can hold one against the other.
 */
import { dateOf, isHoliday, minutesOfSlot, wallMinute, weekdayOf } from './minute-model.ts';

type Slot = { start: string; end: string };
type MonthDays = { from: string; to: string };

type ModelWeek = {
  week: Record<string, readonly Slot[]>;
  irregular?: readonly (Slot & {
    day: string;
    week?: string | undefined;
    everyOtherFrom?: string | undefined;
    season?: MonthDays | undefined;
  })[];
  seasons?: readonly MonthDays[];
  unknownDays?: readonly string[];
  byAppointment?: boolean;
};

export type ModelChange = {
  /** 5 the service's own, 4 its organisation's, 3 its type's, 2 the city's, 1 a bank holiday that was added. */
  level: number;
  /** The later wins on one level. */
  saved: number;
  kind: 'as usual' | 'closed' | 'hours' | 'check first' | 'bank holiday';
  from: string;
  to: string;
  slots?: readonly Slot[] | undefined;
  since?: string | undefined;
};

/** What the model says; minutes are on the line. */
export type Answer =
  | { kind: 'open'; until: number | null; closesSoon: boolean }
  | { kind: 'later'; opens: number; check: string | null }
  | { kind: 'closed'; opens: number | null; check: string | null; isDecided: boolean }
  /** `date` is the one whose hours are to be checked, '' for every one. */
  | { kind: 'check'; why: string; date: string };

const DAY = 1440;
const YEAR = 366;

/** What is said of a service that was checked lately. */
export function answerByMinutes(
  service: ModelWeek,
  changes: readonly ModelChange[],
  instant: number,
): Answer {
  const now = wallMinute(instant);
  const today = now - (now % DAY);
  const line = new Line(service, changes, instant);
  for (let day = -2; day <= 9; day += 1) line.paint(today + day * DAY);

  if (line.sure.has(now)) {
    let until = now;
    while (line.sure.has(until) && until < today + 7 * DAY) until += 1;
    if (until === today + 7 * DAY) return { kind: 'open', until: null, closesSoon: false };
    return { kind: 'open', until, closesSoon: isSoon(instant, until) };
  }
  const running = line.unsure.get(now);
  if (running) return { kind: 'check', ...running };

  const opens = firstMinute(line, now, today);
  const check = opens === null || line.sure.has(opens) ? null : line.unsure.get(opens)?.why;
  if (opens !== null && dateOf(opens) === dateOf(now))
    return { kind: 'later', opens, check: check ?? null };
  const isDecided = strongest(changes, dateOf(now))?.kind === 'closed';
  return { kind: 'closed', opens, check: check ?? null, isDecided };
}

function firstMinute(line: Line, now: number, today: number): number | null {
  const isCovered = (minute: number) => line.sure.has(minute) || line.unsure.has(minute);
  for (let minute = now; minute < today + 8 * DAY; minute += 1)
    if (isCovered(minute)) return minute;
  for (let day = 8; day <= YEAR; day += 1) {
    line.paint(today + (day + 2) * DAY);
    const midnight = today + day * DAY;
    for (let minute = midnight; minute < midnight + DAY; minute += 1)
      if (isCovered(minute)) return minute;
  }
  return null;
}

/** Under half an hour left on the clock's face, or its face shows the end within half an hour. */
function isSoon(instant: number, until: number): boolean {
  const lastMoment = instant + 30 * 60_000 - 1;
  for (let moment = instant; moment < lastMoment; moment += 60_000) {
    if (wallMinute(moment) >= until) return true;
  }
  return wallMinute(lastMoment) >= until || until - wallMinute(instant) < 30;
}

/** Minutes that are sure to be open, and those that are to be checked with why and of which date. Painted day by day. */
class Line {
  sure = new Set<number>();
  unsure = new Map<number, { why: string; date: string }>();
  service: ModelWeek;
  changes: readonly ModelChange[];

  instant: number;

  constructor(service: ModelWeek, changes: readonly ModelChange[], instant: number) {
    this.service = service;
    this.changes = changes;
    this.instant = instant;
  }

  paint(midnight: number) {
    const date = dateOf(midnight);
    const change = strongest(this.changes, date);
    if (change?.since && change.from === date)
      this.stopAt(this.minuteOf(Date.parse(change.since)), change);
    const { slots, why } = hoursOf(this.service, change, midnight);
    const isUnknown = why === 'unknown hours' || why === 'day unknown';
    const minutes = isUnknown
      ? Array.from({ length: DAY }, (_, minute) => midnight + minute)
      : slots.flatMap((slot) => minutesOfSlot(slot, midnight));
    const reason = this.service.byAppointment && !isUnknown ? 'availability' : why;
    for (const minute of minutes) {
      if (!reason) this.sure.add(minute);
      else if (!this.unsure.has(minute))
        this.unsure.set(minute, { why: reason, date: reason === why ? date : '' });
    }
  }

  /** The minute of an instant that is over. In an hour that the clocks repeat a minute later may be an earlier one. */
  minuteOf(since: number): number {
    const minute = wallMinute(since);
    return since <= this.instant ? Math.min(minute, wallMinute(this.instant)) : minute;
  }

  /** What began the day before is over from a minute on, or to be checked from then on. */
  stopAt(from: number, change: ModelChange) {
    for (const minute of [...this.sure]) {
      if (minute < from) continue;
      this.sure.delete(minute);
      if (change.kind === 'check first')
        this.unsure.set(minute, { why: 'change', date: change.from });
    }
    if (change.kind === 'closed')
      for (const minute of [...this.unsure.keys()]) if (minute >= from) this.unsure.delete(minute);
  }
}

function strongest(changes: readonly ModelChange[], date: string): ModelChange | undefined {
  let best: ModelChange | undefined;
  for (const change of changes) {
    if (date < change.from || (change.to !== '' && date > change.to)) continue;
    const isStronger =
      !best ||
      change.level > best.level ||
      (change.level === best.level && change.saved > best.saved);
    if (isStronger) best = change;
  }
  return best;
}

function hoursOf(
  service: ModelWeek,
  change: ModelChange | undefined,
  midnight: number,
): { slots: readonly Slot[]; why: string | null } {
  if (change?.kind === 'closed') return { slots: [], why: null };
  if (change?.kind === 'hours') return { slots: change.slots ?? [], why: null };
  const { seasons = [], irregular = [], unknownDays = [] } = service;
  const date = dateOf(midnight);
  if (seasons.length > 0 && !seasons.some((season) => isInSeason(season, date)))
    return { slots: [], why: null };
  const day = weekdayOf(midnight);
  if (unknownDays.includes(day)) return { slots: [], why: 'day unknown' };
  const isKnown =
    Object.values(service.week).some((slots) => slots.length > 0) ||
    irregular.length > 0 ||
    unknownDays.length > 0;
  if (!isKnown) return { slots: [], why: 'unknown hours' };
  const some = irregular.filter(
    (slot) =>
      slot.day === day &&
      (!slot.week || weeksOf(midnight).includes(slot.week)) &&
      (!slot.everyOtherFrom || isEveryOther(slot.everyOtherFrom, date)) &&
      (!slot.season || isInSeason(slot.season, date)),
  );
  const slots = [...(service.week[day] ?? []), ...some];
  if (change?.kind === 'as usual') return { slots, why: null };
  if (change?.kind === 'check first') return { slots, why: 'change' };
  return { slots, why: change || isHoliday(date) ? 'bank holiday' : null };
}

/** Every name that a weekday has in its month, by walking through the month. */
function weeksOf(midnight: number): string[] {
  const names = ['first', 'second', 'third', 'fourth'];
  const date = dateOf(midnight);
  const inMonth: string[] = [];
  for (let day = 1; day <= 31; day += 1) {
    const minute = midnight + (day - Number(date.slice(8))) * DAY;
    const isSame = weekdayOf(minute) === weekdayOf(midnight);
    if (isSame && dateOf(minute).slice(0, 7) === date.slice(0, 7)) inMonth.push(dateOf(minute));
  }
  const found = names.filter((_, i) => inMonth[i] === date);
  return inMonth.at(-1) === date ? [...found, 'last'] : found;
}

function isEveryOther(first: string, date: string): boolean {
  let on = Date.parse(first);
  while (on < Date.parse(date)) on += 14 * 86_400_000;
  return on === Date.parse(date);
}

function isInSeason(season: MonthDays, date: string): boolean {
  const name = `${season.from} ${season.to}`;
  const days = seasons.get(name) ?? daysOf(season);
  seasons.set(name, days);
  const isLeapYear = Number(date.slice(0, 4)) % 4 === 0;
  return days.has(date.slice(5)) || (!isLeapYear && date.slice(5) === '02-28' && days.has('02-29'));
}

const seasons = new Map<string, Set<string>>();

/** Every day of a span, found by walking through a leap year from its first day to its last. */
function daysOf({ from, to }: MonthDays): Set<string> {
  const days = new Set<string>();
  let day = Date.parse(`2028-${from}`);
  for (;;) {
    const text = new Date(day).toISOString().slice(5, 10);
    days.add(text);
    if (text === to) break;
    day += 86_400_000;
    if (day >= Date.parse('2029-01-01')) day = Date.parse('2028-01-01');
  }
  return days;
}
