import { daysSinceCheck } from '../time/checked.ts';

/** How long the last mail is left to be answered. */
const ANSWER_DAYS = 3;

/**
 * Whether somebody has to ring about listings at an instant (epoch ms) that are asked about by mail so many days `after` a
 * check: where the last mail was not answered and, where nobody signs in for them, from the first day on which they would be
 * asked about.
 */
export const isToRing = (
  listing: { lastCheckedAt: string; signIns: number },
  instant: number,
  after: readonly number[],
): boolean =>
  daysSinceCheck(listing, instant) >=
  (listing.signIns === 0 ? Math.min(...after) : Math.max(...after) + ANSWER_DAYS);
