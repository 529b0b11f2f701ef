import { type Answering, answeringAt, timedOf } from '../helplines/answering.ts';
import { ANSWERS_ALWAYS } from '../helplines/helpline-hours.ts';
import { statusAt, type Timed } from '../services/status.ts';
import { describeStatus, untilWords } from '../services/status-words.ts';
import { joinWithAnd } from '../text/join-with-and.ts';
import type { BankHolidays } from '../time/bank-holidays.ts';
import { cityTime } from '../time/city-time.ts';
import { fullUntil } from '../time/full.ts';
import { hoursOn } from '../time/hours-on.ts';
import { clockWords, DAY_MINUTES, mergeSpans, type Span, slotSpan } from '../time/schedule.ts';

// What is left of a day after a place's present opening: who reads only "until 3pm" does not come back at 8pm.

/** When a place opens later on the day of an instant (epoch ms), at hours that may be relied on. */
function openingsLater(service: Timed, instant: number): Span[] {
  const status = statusAt(service, service.changes, instant);
  if (status.kind !== 'open' && status.kind !== 'later') return [];
  const { date, minute } = cityTime(instant);
  const { slots, check } = hoursOn(service, service.changes, date);
  if (check) return [];
  const open = status.kind === 'open' ? lastMinute(status.until) : minute;
  const nothingUntil = fullUntil(service.full, date, instant);
  return mergeSpans(slots.map(slotSpan)).filter(({ from, to }) => from > open && to > nothingUntil);
}

/** The minute of today at which an opening ends; one that lasts longer leaves room for no other. */
const lastMinute = (until: { inDays: number; minute: number } | null): number =>
  until?.inDays === 0 ? until.minute : Number.POSITIVE_INFINITY;

/** All openings of the rest of a day but the present one: '8pm to 10pm'; '' for none. */
export const laterToday = (service: Timed, instant: number): string =>
  joinWithAnd(
    openingsLater(service, instant).map(
      ({ from, to }) => `${clockWords(from)} to ${clockWords(to % DAY_MINUTES)}`,
    ),
  );

/** A status with all that is left of the day: 'Open now until 3pm. Later today: 8pm to 10pm'. */
export function describeRestOfToday(service: Timed, instant: number): string {
  const status = statusAt(service, service.changes, instant);
  const later = laterToday(service, instant);
  if (!later) return describeStatus(status);
  return status.kind === 'later'
    ? `Opens later today: ${later}`
    : `${describeStatus(status)}. ${LATER_TODAY} ${later}`;
}

export const LATER_TODAY = 'Later today:';

/**
 * Until when a helpline that answers at an instant (epoch ms) does, for paper that is read hours later and has no "now": 'Answers
 * day and night', 'Answers until 1pm, and 2pm to 5pm'; '' of one that does not answer. `added` are the bank holidays that an admin added.
 */
export function answersToday(helpline: Answering, instant: number, added?: BankHolidays): string {
  const timed = timedOf(helpline, added);
  const status = timed && statusAt(timed, timed.changes, instant);
  if (!timed || status?.kind !== 'open') return '';
  if (!status.until) return ANSWERS_ALWAYS;
  const later = laterToday(timed, instant);
  return `Answers until ${untilWords(status.until)}${later && `, and ${later}`}`;
}

/** Helplines that answer at an instant (epoch ms), those that go on longest first: all night, then until 8pm, then until 5pm. */
export const sortByHowLong = <H extends Answering>(
  helplines: readonly H[],
  instant: number,
  added?: BankHolidays,
): H[] => {
  const minutesLeft = (helpline: H) => {
    const status = answeringAt(helpline, instant, added);
    return (status?.kind === 'open' && status.until?.minutesLeft) || NEVER_ENDS;
  };
  return [...helplines].sort((a, b) => minutesLeft(b) - minutesLeft(a));
};

/** In minutes, longer than anything that ends. */
const NEVER_ENDS = 1e6;
