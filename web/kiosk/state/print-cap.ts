import { HOUR } from '../../../shared/time/units.ts';

/** Under which the device keeps when it has printed: a kiosk that starts again has printed all the same. */
export const PRINTED_KEY = 'kiosk-printed';

/** The server puts a kiosk's clock right by some seconds, which is no clock that was put back. */
const PUT_RIGHT = 60_000;

const keepLastHour = (printed: readonly number[], now: number) =>
  printed.filter((at) => at > now - HOUR && at <= now + PUT_RIGHT);

/**
 * When one more page may be printed, of `pages` an hour, after those that were at these instants: 0 for at once. All are epoch
 * ms. A centre pays for its toner.
 */
export function findNextPrint(printed: readonly number[], pages: number, now: number): number {
  const first = keepLastHour(printed, now).at(-pages);
  return first === undefined ? 0 : first + HOUR;
}

/** How many of so many pages an hour may still be printed now. */
export const pagesLeft = (printed: readonly number[], pages: number, now: number): number =>
  Math.max(0, pages - keepLastHour(printed, now).length);

/** The instants that still count, with so many pages at this one. */
export const addPrint = (printed: readonly number[], now: number, pages = 1): number[] => [
  ...printed.filter((at) => at > now - HOUR),
  ...Array.from({ length: pages }, () => now),
];
