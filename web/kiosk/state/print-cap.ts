const HOUR = 60 * 60_000;

/**
 * When one more page may be printed, of `pages` an hour, after those that were at these instants: 0 for at once. All are epoch
 * ms. A centre pays for its toner.
 */
export function mayPrintFrom(printed: readonly number[], pages: number, now: number): number {
  const lately = printed.filter((at) => at > now - HOUR && at <= now);
  const first = lately.at(-pages);
  return first === undefined ? 0 : first + HOUR;
}

/** The instants that still count, with this one. */
export const withPrint = (printed: readonly number[], now: number): number[] => [
  ...printed.filter((at) => at > now - HOUR),
  now,
];
