import { bankHolidayOn } from '../time/bank-holidays.ts';
import { addDays, type CityTime, cityTime, dayAfter } from '../time/city-time.ts';
import { type DateSpan, holdsOn } from '../time/date-spans.ts';
import {
  clockWords,
  DAY_MINUTES,
  DAYS,
  type Day,
  hasHours,
  isAlwaysOpen,
  mergeSpans,
  type Span,
  shift,
  slotSpan,
} from '../time/schedule.ts';
import { CHECK_FIRST_AVAILABILITY, type Service } from './service.ts';

/** What a status is worked out from. */
export type Timed = Pick<Service, 'schedule' | 'availability' | 'lastCheckedAt'> & {
  /** The days that its note names; absent for none. */
  checkFirstOn?: readonly DateSpan[] | undefined;
};

/** Dated exceptions come with later work; until then the type admits only the empty list. */
export type Exceptions = readonly never[];

/** A day seen from the instant of the status: `inDays` is 0 today, 1 tomorrow, -1 yesterday. */
export type NearDay = { day: Day; inDays: number };

/** A city time seen from the instant of the status. */
export type Moment = NearDay & { minute: number };

/** The four statuses of docs/product.md#time. */
export type Status =
  /** `until` is null for a place that never closes; its `minute` is 1 to 1440, midnight the day's end. */
  | { kind: 'open'; until: (Moment & { minutesLeft: number }) | null; closesSoon: boolean }
  /** `minute` is 0 to 1439, in both. */
  | { kind: 'later'; at: Moment }
  | { kind: 'closed'; opens: Moment }
  | ({ kind: 'check' } & CheckReason);

export type CheckReason =
  | { why: 'unknown hours' }
  | { why: 'availability'; option: string }
  | { why: 'not checked' }
  | ({ why: DayReason } & NearDay);

/** Why a day is check first: its own note goes before the city's holiday. */
type DayReason = 'note' | 'bank holiday';

const MINUTE = 60_000;

/** For how long, in milliseconds, what somebody has checked is taken as checked: 180 days (docs/product.md#time). */
export const CHECKED_FOR = 180 * DAY_MINUTES * MINUTE;

const CLOSES_SOON = 30;

/** Said once in place of a week (docs/product.md#time). */
export const HOURS_UNKNOWN = 'Hours not known. Call first.';

/**
 * Whether a service is open at an instant (epoch ms), by city time: docs/product.md#time. The one
 * function that decides; badges, filters, kiosk, print and feeds call it.
 *
 * The week is unrolled from today's midnight, because a bank holiday and a day that the note names have dates. Slots are
 * wall time: one that runs over a clock change ends when the clock shows its end.
 */
export function statusAt(service: Timed, _exceptions: Exceptions, instant: number): Status {
  const reason = lastingReason(service, instant);
  if (reason) return { kind: 'check', ...reason };

  const now = cityTime(instant);
  const { ordinary, toCheck } = unroll(service, now.day, now.date);

  const run = mergeSpans(ordinary).find((span) => holds(span, now.minute));
  if (run) return openUntil(run, service, now, instant);

  const today = reasonOn(service, now.date);
  if (today) return dayCheck(today, now.day, 0);
  const running = toCheck.find((span) => holds(span, now.minute));
  if (running) return dayCheck(running.why, now.day, running.inDays);

  const opening = firstAfter(now.minute, ordinary);
  const unsure = firstAfter(now.minute, toCheck);
  if (unsure && unsure.from < (opening?.from ?? Infinity)) {
    return dayCheck(unsure.why, now.day, unsure.inDays);
  }
  // hasHours, so some slot lies in the week ahead; were there none, unknown is the safe answer.
  if (!opening) return { kind: 'check', why: 'unknown hours' };
  const inDays = Math.floor(opening.from / DAY_MINUTES);
  const moment = momentOn(now.day, inDays, opening.from);
  return inDays === 0 ? { kind: 'later', at: moment } : { kind: 'closed', opens: moment };
}

/**
 * Whether the hours of a service's week may not be relied on at an instant (epoch ms): it is check first at every hour,
 * or its note names a day of the coming seven. Bank holidays apart, which every reader of hours knows.
 */
export function isCheckFirst(service: Timed, instant: number): boolean {
  if (lastingReason(service, instant)) return true;
  const today = cityTime(instant).date;
  return DAYS.some((_, inDays) => holdsOn(service.checkFirstOn ?? [], addDays(today, inDays)));
}

/** Why a service is check first on a city date YYYY-MM-DD of which its hours would say otherwise; null for no reason. */
function reasonOn({ checkFirstOn }: Timed, date: string): DayReason | null {
  if (checkFirstOn && holdsOn(checkFirstOn, date)) return 'note';
  return bankHolidayOn(date) ? 'bank holiday' : null;
}

/**
 * Whether nobody has checked a listing for 180 days at an instant (epoch ms), whatever was changed since. An unreadable
 * `lastCheckedAt` counts as never checked.
 */
export const isUnchecked = (
  { lastCheckedAt }: { lastCheckedAt: string },
  instant: number,
): boolean => !(instant - Date.parse(lastCheckedAt) < CHECKED_FOR);

/** Reasons that hold at every hour. */
function lastingReason(service: Timed, instant: number): CheckReason | null {
  if (!hasHours(service.schedule)) return { why: 'unknown hours' };
  const option = service.availability.find((it) => CHECK_FIRST_AVAILABILITY.includes(it));
  if (option) return { why: 'availability', option };
  return isUnchecked(service, instant) ? { why: 'not checked' } : null;
}

type DatedSpan = Span & { inDays: number };
type SpanToCheck = DatedSpan & { why: DayReason };

/**
 * The slots around today, counted from today's midnight: yesterday's may still run, and a run or a
 * wait reaches into the same weekday of next week. Those of days to check stay apart, so that the
 * two kinds never merge.
 */
function unroll(service: Timed, today: Day, date: string) {
  const ordinary: DatedSpan[] = [];
  const toCheck: SpanToCheck[] = [];
  for (let inDays = -1; inDays <= 7; inDays++) {
    const slots = service.schedule[dayAfter(today, inDays)];
    if (slots.length === 0) continue;
    const why = reasonOn(service, addDays(date, inDays));
    for (const slot of slots) {
      const span = { ...shift(slotSpan(slot), inDays * DAY_MINUTES), inDays };
      if (why) toCheck.push({ ...span, why });
      else ordinary.push(span);
    }
  }
  return { ordinary, toCheck };
}

function openUntil(run: Span, service: Timed, now: CityTime, instant: number): Status {
  const minutesLeft = run.to - now.minute;
  // A place that never closes has an end only when a day to check is about to begin.
  if (minutesLeft > DAY_MINUTES && isAlwaysOpen(service.schedule)) {
    return { kind: 'open', until: null, closesSoon: false };
  }
  // The clock is read again because it may jump an hour on the way.
  const soon = cityTime(instant + CLOSES_SOON * MINUTE - 1);
  const soonMinute = soon.minute + (soon.date === now.date ? 0 : DAY_MINUTES);
  const moment = momentOn(now.day, Math.ceil(run.to / DAY_MINUTES) - 1, run.to);
  return {
    kind: 'open',
    until: { ...moment, minutesLeft },
    closesSoon: minutesLeft < CLOSES_SOON || soonMinute >= run.to,
  };
}

function dayCheck(why: DayReason, today: Day, inDays: number): Status {
  return { kind: 'check', why, day: dayAfter(today, inDays), inDays };
}

function holds({ from, to }: Span, minute: number): boolean {
  return from <= minute && minute < to;
}

function firstAfter<S extends Span>(minute: number, spans: readonly S[]): S | undefined {
  return spans
    .filter(({ from }) => from > minute)
    .reduce<S | undefined>((first, it) => (first && first.from <= it.from ? first : it), undefined);
}

function momentOn(today: Day, inDays: number, minute: number): Moment {
  return { day: dayAfter(today, inDays), inDays, minute: minute - inDays * DAY_MINUTES };
}

/** A status in words, without a full stop unless there are two sentences: 'Open now until 5pm'. */
export function describeStatus(status: Status): string {
  switch (status.kind) {
    case 'open':
      if (!status.until) return 'Open 24 hours';
      if (status.closesSoon) return `Closes at ${clockWords(status.until.minute)}, call first`;
      return `Open now until ${untilWords(status.until)}`;
    case 'later':
      return `Opens later today at ${clockWords(status.at.minute)}`;
    case 'closed':
      return `Closed now. Opens ${openingWords(status.opens)}`;
    case 'check':
      return checkWords(status);
  }
}

function checkWords(reason: CheckReason): string {
  switch (reason.why) {
    case 'unknown hours':
      return HOURS_UNKNOWN;
    case 'availability':
      return `Check first: ${reason.option.charAt(0).toLowerCase()}${reason.option.slice(1)}`;
    case 'not checked':
      return 'Check first: not checked for 6 months';
    case 'note':
      return `Check first${whenWords(reason)}: see the note`;
    case 'bank holiday':
      return `Check first: ${dayWords(reason)} ${reason.inDays < 0 ? 'was' : 'is'} a bank holiday`;
  }
}

/** ' tomorrow', ' on Monday', ' next Monday'; '' for today, and for what runs on from the day before. */
function whenWords(day: NearDay): string {
  if (day.inDays <= 0) return '';
  return day.inDays === 1 || day.inDays === 7 ? ` ${dayWords(day)}` : ` on ${dayWords(day)}`;
}

/** Within twelve hours a bare '2am' can only be the next one. */
function untilWords(until: Moment & { minutesLeft: number }): string {
  const time = clockWords(until.minute);
  const isNear = until.inDays === 0 || until.minutesLeft <= DAY_MINUTES / 2;
  return isNear ? time : `${dayWords(until)} at ${time}`;
}

/** Midnight is said of the day that it ends: 'tomorrow at midnight' would be taken for a day later. */
function openingWords({ day, inDays, minute }: Moment): string {
  if (minute > 0) return `${dayWords({ day, inDays })} at ${clockWords(minute)}`;
  if (inDays === 1) return 'tonight at midnight';
  return `${dayWords({ day: dayAfter(day, -1), inDays: inDays - 1 })} at midnight`;
}

function dayWords({ day, inDays }: NearDay): string {
  if (inDays === 7) return `next ${day}`;
  return ['yesterday', 'today', 'tomorrow'][inDays + 1] ?? day;
}
