import { z } from 'zod';
import { LIMITS } from '../validation/limits.ts';
import type { AskedListing } from './asked-listings.ts';

/** What the page of an asking mail shows. */
export type StillRightPage = {
  /** The name of the organisation. */
  organisation: string;
  listings: AskedListing[];
  /** Whether it was mailed to somebody who stands in for one who signs in: they change nothing themselves. */
  isStandIn: boolean;
  /** What was said by this link, and when (ISO instant): it can be taken back. Null where nothing was, or that was. */
  confirmed: { at: string; ids: string[] } | null;
};

/** Which of the listings are still right. */
export const StillRightInput = z.object({
  listings: z
    .array(z.string().max(LIMITS.id.value, LIMITS.id.message))
    .min(1, 'Tick what is still right.')
    .max(LIMITS.confirmedAtOnce.value, LIMITS.confirmedAtOnce.message),
});
export type StillRightInput = z.output<typeof StillRightInput>;
