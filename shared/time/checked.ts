import { DAY } from './units.ts';

// How old a check is, and what follows from that (docs/product.md#last-checked).

/** At this age, in milliseconds, a listing says plainly that nobody has checked it: 90 days. */
export const SAID_PLAINLY_FROM = 90 * DAY;

/** So long, in milliseconds, what somebody has checked is taken as checked: 180 days (docs/product.md#status). */
export const CHECKED_FOR = 180 * DAY;

type Checked = { lastCheckedAt: string };

/**
 * Whether nobody has checked a listing for 180 days at an instant (epoch ms), whatever was changed since. An unreadable
 * `lastCheckedAt` counts as never checked.
 */
export const isUnchecked = ({ lastCheckedAt }: Checked, instant: number): boolean =>
  !(instant - Date.parse(lastCheckedAt) < CHECKED_FOR);

/** Whether nobody has checked a listing for 90 days at an instant (epoch ms), and somebody for 180. */
export const isStale = (checked: Checked, instant: number): boolean =>
  !isUnchecked(checked, instant) &&
  instant - Date.parse(checked.lastCheckedAt) >= SAID_PLAINLY_FROM;

/** So many days the link of a mail is good that asks whether listings are still right, unless they are changed. */
export const CHECK_LINK_DAYS = 30;

/** Whole days since a check at an instant (epoch ms); infinite for an unreadable one. */
export function daysSinceCheck({ lastCheckedAt }: Checked, instant: number): number {
  const checkedAt = Date.parse(lastCheckedAt);
  return Number.isNaN(checkedAt)
    ? Number.POSITIVE_INFINITY
    : Math.floor((instant - checkedAt) / DAY);
}

/**
 * How many of the askings whether it is still right are due at an instant (epoch ms) since a check, when each is due so many
 * days after it.
 */
export const askingsDue = (checked: Checked, instant: number, after: readonly number[]): number =>
  after.filter((days) => daysSinceCheck(checked, instant) >= days).length;
