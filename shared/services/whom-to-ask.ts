import type { DatedChange } from '../time/dated-change.ts';
import { areTimesUnknown, type DateCheck } from '../time/hours-on.ts';

// What to do where nobody knows when a place is open (docs/product.md#status). `canRing`: whether a number is listed.

/** What stands where a number would. */
export const NO_PHONE = 'No phone number: ask at a day centre';

/** Nobody is told to call where no number is listed. */
export const whomToAsk = (canRing: boolean): string =>
  canRing ? 'Call first' : 'Ask at a day centre';

/** Said once in place of a week: 'Hours not known. Call first.' */
export const hoursUnknownWords = (canRing: boolean): string =>
  `Hours not known. ${whomToAsk(canRing)}.`;

type Listing = { phone?: string | undefined };

/** That nobody can be told to call: no number is listed. */
export type NoPhone = { noPhone?: true };

export const noPhoneOf = ({ phone }: Listing): NoPhone => (phone === '' ? { noPhone: true } : {});

/** Why the hours of a date are to be checked first, and where nobody knows them, that no number is listed. */
export const reasonOfDate = <Near extends object>(
  service: Listing,
  why: DateCheck,
  change: DatedChange | undefined,
  near: Near,
) => ({
  why,
  reason: change?.reason ?? '',
  ...near,
  ...(areTimesUnknown(why) && noPhoneOf(service)),
});
