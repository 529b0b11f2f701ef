import { DAY_MINUTES } from './schedule.ts';

// How old a check is, and what follows from that (docs/product.md#last-checked).

const DAY = DAY_MINUTES * 60_000;

/** From this age, in milliseconds, a listing says plainly that nobody has checked it: 90 days. */
export const SAID_PLAINLY_FROM = 90 * DAY;

/** For how long, in milliseconds, what somebody has checked is taken as checked: 180 days (docs/product.md#status). */
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
