import { SAID_PLAINLY_FROM } from '../checked.ts';
import { cityTime } from '../city-time.ts';
import { DAY } from '../units.ts';
import { formatShortDate } from './short-date.ts';

/**
 * When a listing was last checked, as one reads it at an instant (epoch ms): 'Checked 3 weeks ago', and from 90 days on 'Not
 * checked for 4 months'. The day where nobody knows the instant, and '' where nobody has ever checked it.
 */
export function lastCheckedWords(
  { lastCheckedAt }: { lastCheckedAt: string },
  instant: number | null,
): string {
  const checkedAt = Date.parse(lastCheckedAt);
  if (Number.isNaN(checkedAt)) return '';
  if (instant === null) return `Checked ${formatShortDate(checkedAt)}`;
  const age = instant - checkedAt;
  if (age >= SAID_PLAINLY_FROM) return `Not checked for ${longTime(Math.floor(age / DAY))}`;
  const days = Math.round(
    (Date.parse(cityTime(instant).date) - Date.parse(cityTime(checkedAt).date)) / DAY,
  );
  if (days <= 0) return 'Checked today';
  if (days === 1) return 'Checked yesterday';
  return `Checked ${days < 14 ? writeCount(days, 'day') : writeCount(Math.floor(days / 7), 'week')} ago`;
}

/** Like `lastCheckedWords`, but for paper, which is read for days after an instant (epoch ms): 'Checked 3 Nov 2026', or 'Not checked for 4 months'. */
export const lastCheckedOnPaper = (checked: { lastCheckedAt: string }, instant: number): string =>
  lastCheckedWords(
    checked,
    instant - Date.parse(checked.lastCheckedAt) >= SAID_PLAINLY_FROM ? instant : null,
  );

/** Months of 30 days up to two years, then years. */
const longTime = (days: number) =>
  days < 730
    ? writeCount(Math.floor(days / 30), 'month')
    : writeCount(Math.floor(days / 365), 'year');

const writeCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
