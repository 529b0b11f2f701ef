// What to do where nobody knows when a place is open (docs/product.md#status). `canRing`: whether a number is listed.

/** What stands where a number would. */
export const NO_PHONE = 'No phone number: ask at a day centre';

/** Nobody is told to call where no number is listed. */
export const whomToAsk = (canRing: boolean): string => (canRing ? 'Call first' : NO_PHONE);

/** Said once in place of a week: 'Hours not known. Call first.' */
export const hoursUnknownWords = (canRing: boolean): string =>
  `Hours not known. ${whomToAsk(canRing)}.`;
