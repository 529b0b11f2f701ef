import { formatDate, formatTime } from './city-time.ts';
import { DAY } from './units.ts';

/**
 * The present (epoch ms) as it may be used to say what is open, or null: then "open now" is hidden
 * (docs/product.md#time). `from` is when the server last said that the information stands, null where it is saying so
 * now. A clock that shows an earlier time than the information is wrong; one that shows more than 24 hours after it may
 * be right, but by then too much may have changed.
 */
export function usableNow(now: number, from: number | null): number | null {
  return from === null || (now >= from && now - from <= DAY) ? now : null;
}

/** 'Information from 2:32pm on Friday 20 November 2026', city time (docs/product.md#speed). `from` is epoch ms. */
export function informationFrom(from: number): string {
  return `Information from ${formatTime(from)} on ${formatDate(from)}.`;
}

export const MAY_BE_OUT_OF_DATE = 'This may be out of date. Call first.';

/** What stands in place of what is right at this minute, where `usableNow` knows no minute. */
export function ringFirst(device: number, from: number | null): string {
  return from !== null && device - from > DAY
    ? 'This is more than a day old. Ring first.'
    : 'We cannot tell the time of this information. Ring first.';
}

/**
 * Whether to warn with it: after seven days (docs/product.md#speed), or where the device's clock is so wrong that
 * nobody can tell.
 */
export function mayBeOutOfDate(device: number, from: number): boolean {
  return device < from || device - from > 7 * DAY;
}
