import { addDays } from './city-time.ts';

/**
 * Days from a first to a last, both included: YYYY-MM-DD, or MM-DD of every year, where one that ends before it begins
 * goes over the new year. Both ends have the same form.
 */
export type DateSpan = { from: string; to: string };

/** Whether a date YYYY-MM-DD is in one of the spans. In a year without a 29 February, its 28th is that day too. */
export const holdsOn = (spans: readonly DateSpan[], date: string): boolean =>
  spans.some(({ from, to }) => {
    const holds = (day: string) =>
      from <= to ? from <= day && day <= to : from <= day || day <= to;
    const day = date.slice(-from.length);
    return holds(day) || (day === '02-28' && addDays(date, 1).endsWith('03-01') && holds('02-29'));
  });
