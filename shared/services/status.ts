import { CHECK_FIRST_AVAILABILITY } from '../conditions/check-first.ts';
import { isUnchecked } from '../time/checked.ts';
import { addDays, type CityTime, cityTime } from '../time/city-time.ts';
import type { DatedChange } from '../time/dated-change.ts';
import { type Full, fullUntil, isSaidFull } from '../time/full.ts';
import { areTimesUnknown, type DateCheck, hoursOn, type Week } from '../time/hours-on.ts';
import { DAY_MINUTES, mergeSpans, type Span, shift, slotSpan } from '../time/schedule.ts';
import { MINUTE } from '../time/units.ts';
import type { Service, ServiceType } from './service.ts';
import { unknownSpan } from './unknown-times.ts';
import { type NoPhone, noPhoneOf, reasonOfDate } from './whom-to-ask.ts';

/** What a status is worked out from. */
export type Timed = Week &
  Pick<Service, 'availability' | 'lastCheckedAt'> & {
    type?: ServiceType | undefined;
    /** What was decided for some dates, by the service, its organisation, its type or the city: the strongest first. */
    changes?: readonly DatedChange[] | undefined;
    /** That it has no bed or meal left. */
    full?: Full | undefined;
    /** '' where no number is listed. */
    phone?: string | undefined;
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
  | ({
      kind: 'open';
      until: (Moment & { minutesLeft: number }) | null;
      closesSoon: boolean;
    } & NoPhone)
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
  | ({ why: DateCheck; reason: string } & NearDay & NoPhone);

/** A place is said to close when fewer than so many minutes are left. */
export const CLOSES_SOON = 30;

/** How far ahead an opening is looked for, in days: a leap year. */
const YEAR = 366;

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
  if (run) return openUntil(service, run, now, instant);
  const running = spans.find((span) => holds(span, now));
  if (running?.check) return { kind: 'check', ...running.check };

  const next = firstAfter(now.minute, spans);
  const opens = next
    ? { ...momentOn(now, Math.floor(next.from / DAY_MINUTES), next.from), check: next.check }
    : null;
  if (isFullNow) return { kind: 'closed', opens, full };
  if (opens?.inDays === 0) return { kind: 'later', at: opens };
  const { change } = hoursOn(service, changes, now.date);
  return { kind: 'closed', opens, ...(change?.kind === 'closed' && { change }) };
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
    const check = why && reasonOfDate(service, why, change, near);
    const midnight = inDays * DAY_MINUTES;
    // "From now" was said before the instant that is asked for, so that what began the day before is over, or to be checked.
    if (change?.since && change.from === near.date)
      for (const span of spans) {
        // That this day's own times are unknown, or that its season is over, says nothing of a night that began the day before.
        if (change.kind === 'check first')
          span.check ??= { why: 'change', reason: change.reason, ...near };
        else if (check) span.check ??= check;
        else span.to = Math.min(span.to, midnight);
      }
    for (const span of areTimesUnknown(why)
      ? [unknownSpan(why, service.type)]
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

function openUntil(service: Timed, run: Span, now: CityTime, instant: number): Status {
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
    ...noPhoneOf(service),
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
