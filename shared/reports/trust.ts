import { median } from '../numbers/median.ts';
import { isToRing } from '../still-right/to-ring.ts';
import { daysSinceCheck, SAID_PLAINLY_FROM } from '../time/checked.ts';
import { cityTime } from '../time/city-time.ts';
import { DAY, HOUR } from '../time/units.ts';

// How far the handbook is to be trusted: the figures of the page of that name, worked out here alone
// (docs/product.md#how-far-to-trust-it).

/** At this age, in days, a listing does not count as checked any more: it says so itself. */
const CHECKED_DAYS = SAID_PLAINLY_FROM / DAY;

export type Trust = {
  /** Public listings: services, organisations and helplines. */
  listings: number;
  /** Those of them that somebody checked within 90 days. */
  checked: number;
  /** After how many days without a check their organisation is asked. */
  askedAfter: number[];
  /** The city's date on which the next of them comes due, YYYY-MM-DD; '' where none does. */
  nextOn: string;
  /** Those that are on the list to ring: nobody answered the last asking, or nobody can be asked by mail. */
  overdue: number;
  /** Reports of the last 90 days. */
  answered: number;
  waiting: number;
  /** Hours in which half of those that were answered had their answer; null where none was. */
  medianHours: number | null;
};

/** A listing, with how many people sign in for it. */
type Checked = { lastCheckedAt: string; signIns: number };
/** A report; '' until it is answered. */
type Answered = { at: string; answeredAt: string };

/** The figures at an instant (epoch ms). */
export function trustAt(
  listings: readonly Checked[],
  reports: readonly Answered[],
  askedAfter: readonly number[],
  instant: number,
): Trust {
  const ages = listings.map((it) => daysSinceCheck(it, instant));
  const due = listings.flatMap(({ lastCheckedAt, signIns }, at) => {
    // Of what nobody signs in for nobody is asked a second time.
    const askings = signIns === 0 ? [Math.min(...askedAfter)] : askedAfter;
    const days = askings.filter((after) => after > (ages[at] ?? 0));
    return days.length > 0 ? [Date.parse(lastCheckedAt) + Math.min(...days) * DAY] : [];
  });
  const spans = reports
    .filter(({ answeredAt }) => answeredAt)
    .map(({ at, answeredAt }) => (Date.parse(answeredAt) - Date.parse(at)) / HOUR);
  return {
    listings: listings.length,
    checked: ages.filter((days) => days < CHECKED_DAYS).length,
    askedAfter: [...askedAfter],
    nextOn: due.length > 0 ? cityTime(least(due)).date : '',
    overdue: listings.filter((it) => isToRing(it, instant, askedAfter)).length,
    answered: spans.length,
    waiting: reports.length - spans.length,
    medianHours: spans.length > 0 ? median(spans) : null,
  };
}

const least = (numbers: readonly number[]) =>
  numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);

/** A time of so many hours, in words that promise no more than is known. */
export function durationWords(hours: number): string {
  if (hours < 1) return 'an hour';
  const whole = Math.ceil(hours);
  if (whole < 48) return whole === 1 ? 'an hour' : `${whole} hours`;
  return `${Math.ceil(hours / 24)} days`;
}

/** '271 of 295 listings (91%)': rounded down, or one left over would be none. */
export const shareWords = (part: number, whole: number): string =>
  `${part} of ${whole} ${whole === 1 ? 'listing' : 'listings'} (${Math.floor((100 * part) / whole)}%)`;
