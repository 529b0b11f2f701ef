import { CHECK_FIRST_AVAILABILITY } from '../conditions/check-first.ts';
import { isUnchecked } from '../time/checked.ts';
import {
  addDays,
  type CityTime,
  cityTime,
  dayDateWords,
  dayOf,
  formatTime,
} from '../time/city-time.ts';
import type { DatedChange } from '../time/dated-change.ts';
import { FULL_NAMES, type Full, fullUntil, isSaidFull } from '../time/full.ts';
import { areTimesUnknown, type DateCheck, hoursOn, type Week } from '../time/hours-on.ts';
import {
  clockWords,
  DAY_MINUTES,
  mergeSpans,
  type Span,
  shift,
  slotSpan,
} from '../time/schedule.ts';
import { MINUTE } from '../time/units.ts';
import type { Service } from './service.ts';

/** How a minute of a day is written: as clockWords has it, or beside slots as slotTime has it. */
type TimeForm = (minute: number) => string;

/** What a status is worked out from. */
export type Timed = Week &
  Pick<Service, 'availability' | 'lastCheckedAt'> & {
    /** What was decided for some dates, by the service, its organisation, its type or the city: the strongest first. */
    changes?: readonly DatedChange[] | undefined;
    /** That it has no bed or meal left. */
    full?: Full | undefined;
    /** Neither it nor its organisation has an address, a phone or a website. */
    unreachable?: boolean | undefined;
    /** That nobody else may see where it is. */
    addressNotPublic?: true | undefined;
    /** Whom its own words keep out (who-may-come.ts). */
    limit?: string | undefined;
  };

/** A day seen from the instant of the status: `inDays` is 0 today, 1 tomorrow, -1 yesterday. */
export type NearDay = { date: string; inDays: number };

/** A city time seen from the instant of the status. */
export type Moment = NearDay & { minute: number };

/** When a place opens, and why it is to be checked first then; absent where its hours may be relied on. */
export type Opening = Moment & { check?: CheckReason | undefined };

/** The four statuses of docs/product.md#status. */
export type Status =
  /** `until` is null for a place that never closes; its `minute` is 1 to 1440, midnight the day's end. */
  | { kind: 'open'; until: (Moment & { minutesLeft: number }) | null; closesSoon: boolean }
  /** `minute` is 0 to 1439, in both. */
  | { kind: 'later'; at: Opening }
  /** `opens` is null where no opening is known; `change` is what closes it today, `full` that it has nothing left. */
  | {
      kind: 'closed';
      opens: Opening | null;
      change?: DatedChange | undefined;
      full?: Full | undefined;
    }
  | ({ kind: 'check' } & CheckReason);

export type CheckReason =
  | { why: 'not checked' | 'unreachable' }
  | { why: 'availability'; option: string }
  /** `reason` is that of a change, '' without one. */
  | ({ why: DateCheck; reason: string } & NearDay);

/** A place is said to close when fewer than so many minutes are left. */
export const CLOSES_SOON = 30;

/** How far ahead an opening is looked for, in days: a leap year. */
const YEAR = 366;

/** Said once in place of a week (docs/product.md#status). */
export const HOURS_UNKNOWN = 'Hours not known. Call first.';

/**
 * Whether a service is open at an instant (epoch ms), by city time: docs/product.md#status. The one
 * function that decides; badges, filters, kiosk, print and feeds call it.
 *
 * Dates are resolved one by one and laid on a line from today's midnight. Slots are wall time: one that runs over a clock
 * change ends when the clock shows its end.
 */
export function statusAt(
  service: Timed,
  changes: readonly DatedChange[] | undefined,
  instant: number,
): Status {
  const now = cityTime(instant);
  const { full } = service;
  const isFullNow = isSaidFull(full, instant);
  if (!isFullNow && isUnchecked(service, instant)) return { kind: 'check', why: 'not checked' };

  const spans = unroll(service, changes, now, fullUntil(full, now.date, instant));

  const run = mergeSpans(spans.filter(({ check }) => !check)).find((span) => holds(span, now));
  if (run) return openUntil(run, now, instant);
  const running = spans.find((span) => holds(span, now));
  if (running?.check) return { kind: 'check', ...running.check };

  const next = firstAfter(now.minute, spans);
  const opens = next
    ? { ...momentOn(now, Math.floor(next.from / DAY_MINUTES), next.from), check: next.check }
    : null;
  if (isFullNow) return { kind: 'closed', opens, full };
  if (opens?.inDays === 0) return { kind: 'later', at: opens };
  const { change } = hoursOn(service, changes, now.date);
  return { kind: 'closed', opens, change: change?.kind === 'closed' ? change : undefined };
}

/** Why its hours are to be checked first on every day; undefined for no reason. */
export function lastingReason({ availability, unreachable }: Timed): CheckReason | undefined {
  const option = availability.find((it) => CHECK_FIRST_AVAILABILITY.includes(it));
  if (option) return { why: 'availability', option };
  return unreachable ? { why: 'unreachable' } : undefined;
}

type DatedSpan = Span & { check: CheckReason | undefined };

/**
 * The slots around today, counted from today's midnight: yesterday's may still run, and the next opening may be a year
 * away. Those to be checked first keep their reason, and never merge with the others.
 */
function unroll(
  service: Timed,
  changes: readonly DatedChange[] | undefined,
  today: CityTime,
  nothingUntil: number,
) {
  const lasting = lastingReason(service);
  const spans: DatedSpan[] = [];
  const isAhead = (midnight: number) =>
    spans.some(({ from }) => from > today.minute && from < midnight);
  for (
    let inDays = -1;
    inDays <= 7 || (inDays <= YEAR && !isAhead(inDays * DAY_MINUTES));
    inDays++
  ) {
    const near = nearDay(today, inDays);
    const { slots, check: why, change } = hoursOn(service, changes, near.date);
    const check = why && { why, reason: change?.reason ?? '', ...near };
    const midnight = inDays * DAY_MINUTES;
    // "From now" was said before the instant that is asked for, so that what began the day before is over, or to be checked.
    if (change?.since && change.from === near.date)
      for (const span of spans) {
        // That this day's own times are unknown says nothing of a night that began the day before.
        if (check)
          span.check ??= change.kind === 'check first' ? { ...check, why: 'change' } : check;
        else span.to = Math.min(span.to, midnight);
      }
    for (const span of areTimesUnknown(why)
      ? [{ from: 0, to: DAY_MINUTES }]
      : slots.map(slotSpan)) {
      const { from, to } = shift(span, midnight);
      if (to > nothingUntil)
        spans.push({
          from: Math.max(from, nothingUntil),
          to,
          check: areTimesUnknown(why) ? check : (lasting ?? check),
        });
    }
  }
  return spans;
}

function openUntil(run: Span, now: CityTime, instant: number): Status {
  if (run.to >= 7 * DAY_MINUTES) return { kind: 'open', until: null, closesSoon: false };
  const minutesLeft = run.to - now.minute;
  // The clock is read again because it may jump an hour on the way.
  const soon = cityTime(instant + CLOSES_SOON * MINUTE - 1);
  const soonMinute = soon.minute + (soon.date === now.date ? 0 : DAY_MINUTES);
  const moment = momentOn(now, Math.ceil(run.to / DAY_MINUTES) - 1, run.to);
  return {
    kind: 'open',
    until: { ...moment, minutesLeft },
    closesSoon: minutesLeft < CLOSES_SOON || soonMinute >= run.to,
  };
}

function holds({ from, to }: Span, { minute }: CityTime): boolean {
  return from <= minute && minute < to;
}

function firstAfter(minute: number, spans: readonly DatedSpan[]): DatedSpan | undefined {
  const ahead = spans.filter(({ from }) => from > minute);
  // Where two begin at the same minute, the one that may be relied on comes first.
  return ahead.sort((a, b) => a.from - b.from || +!!a.check - +!!b.check)[0];
}

function nearDay({ date }: CityTime, inDays: number): NearDay {
  return { date: addDays(date, inDays), inDays };
}

function momentOn(today: CityTime, inDays: number, minute: number): Moment {
  return { ...nearDay(today, inDays), minute: minute - inDays * DAY_MINUTES };
}

/** A status in words, without a full stop unless there are two sentences: 'Open now until 5pm'. */
export function describeStatus(status: Status, time: TimeForm = clockWords): string {
  switch (status.kind) {
    case 'open':
      if (!status.until) return 'Open 24 hours';
      if (status.closesSoon) return `Closes at ${time(status.until.minute)}, call first`;
      return `Open now until ${untilWords(status.until, time)}`;
    case 'later':
      return openingWords(status.at, 'Opens', time);
    case 'closed': {
      const { change, full, opens } = status;
      if (full) return fullWords(full) + (opens ? `. ${openingWords(opens, 'Opens', time)}` : '');
      const why = withReason(change?.reason);
      if (!opens) return `Closed until further notice${why}`;
      return `${change ? `Closed today${why}` : 'Closed now'}. ${openingWords(opens, 'Opens', time)}`;
    }
    case 'check':
      return checkWords(status);
  }
}

/** 'Full tonight, said at 9:10pm'. */
export const fullWords = ({ what, since }: Full): string =>
  `${FULL_NAMES[what]}, said at ${formatTime(Date.parse(since))}`;

/** Why hours are to be checked first, in words. */
export function checkWords(check: CheckReason): string {
  if (check.why === 'unknown hours') return HOURS_UNKNOWN;
  if (check.why === 'day unknown') return 'Open today, times not known. Call first.';
  return `Check first${withReason(reasonWords(check))}`;
}

function reasonWords(check: CheckReason): string {
  switch (check.why) {
    case 'availability':
      return check.option.charAt(0).toLowerCase() + check.option.slice(1);
    case 'not checked':
      return 'not checked for 6 months';
    case 'note':
      return 'see the note';
    case 'day unknown':
      return 'times not known';
    case 'bank holiday':
      return `${['yesterday was', 'today is'][check.inDays + 1] ?? 'it is'} a bank holiday`;
    case 'change':
      return check.reason;
    case 'unreachable':
      return 'no address or phone is listed';
    default:
      return '';
  }
}

const withReason = (reason = '') => reason && `: ${reason}`;

/** Within twelve hours a bare '2am' can only be the next one. */
export function untilWords(
  until: Moment & { minutesLeft: number },
  form: TimeForm = clockWords,
): string {
  const time = form(until.minute);
  const isNear = until.inDays === 0 || until.minutesLeft <= DAY_MINUTES / 2;
  if (isNear) return time;
  const endsDay = until.minute === DAY_MINUTES;
  return `${endsDay ? nightWords(until) : nearWords(until)} at ${time}`;
}

/** 'Opens Monday at 10am', 'Check first on Monday from 10am: it is a bank holiday'. */
export function openingWords(
  { check, ...moment }: Opening,
  opens = 'Opens',
  form: TimeForm = clockWords,
): string {
  const { inDays, date, minute } = moment;
  const isAllDay = areTimesUnknown(check?.why);
  // Midnight is said of the night that it divides: 'tomorrow at midnight' would be taken for a day sooner or later.
  const isMidnight = !minute && !isAllDay;
  const near = isMidnight ? { date: addDays(date, -1), inDays: inDays - 1 } : moment;
  const time = form(minute);
  const words = isMidnight ? nightWords(near) : nearWords(near);
  if (!check) return `${opens} ${inDays ? words : 'later today'} at ${time}`;
  const when = near.inDays > 1 ? `on ${words}` : words;
  // What holds of every day is said beside the status.
  const why = 'date' in check ? withReason(reasonWords(check)) : '';
  return `Check first ${when}${isAllDay ? '' : ` from ${time}`}${why}`;
}

/** The night that a day ends with. */
function nightWords(near: NearDay): string {
  if (near.inDays === 0) return 'tonight';
  return near.inDays > 6 ? nearWords(near) : `${nearWords(near)} night`;
}

/** Beyond six days a weekday alone would be taken for the next one. */
function nearWords({ date, inDays }: NearDay): string {
  const near = ['yesterday', 'today', 'tomorrow'][inDays + 1];
  return near ?? (inDays > 6 ? dayDateWords(date) : dayOf(date));
}
