/**
 * Days from a first to a last, both included: YYYY-MM-DD, or MM-DD of every year, where one that ends before it begins
 * goes over the new year. Both ends have the same form.
 */
export type DateSpan = { from: string; to: string };

/** Whether a date YYYY-MM-DD is in one of the spans. */
export const holdsOn = (spans: readonly DateSpan[], date: string): boolean =>
  spans.some(({ from, to }) => {
    const day = date.slice(-from.length);
    return from <= to ? from <= day && day <= to : from <= day || day <= to;
  });
