import {
  DAY_MINUTES,
  DAYS,
  mergeSpans,
  type Schedule,
  type Slot,
  shift,
  slotSpan,
  sortSpans,
} from './schedule.ts';

const WEEK_MINUTES = 7 * DAY_MINUTES;

// What checks or prints hours needs, apart from what a visitor's phone needs to read them.

/** 00:00 to 23:59, or exactly 24:00 (docs/product.md#validation-services). */
export const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Whether a text is a time of day, HH:MM. */
export const isTime = (text: string): boolean => TIME.test(text);

/**
 * True where a slot has no length, 24:00 to 00:00 included: docs/product.md#validation-services, "start and end must
 * differ".
 */
export function isSameTimes(slot: Slot): boolean {
  const { from, to } = slotSpan(slot);
  return from === to;
}

/**
 * True where two slots entered on one day share a minute; touching is allowed (docs/product.md#validation-services).
 *
 * Each slot is laid on that day's own line, past its midnight if need be. So 22:00-02:00 and
 * 00:00-03:00 do not overlap: the second is this day's early morning, the first runs into the next
 * day's.
 */
export function hasOverlap(slots: readonly Slot[]): boolean {
  const spans = slots.map(slotSpan).filter((span) => span.from < span.to);
  return sortSpans(spans).some((span, i, all) => span.to > (all[i + 1]?.from ?? Infinity));
}

/** True where the slots leave no minute of the cyclic week out, over midnights and the week's end. */
export function isAlwaysOpen(schedule: Schedule): boolean {
  const spans = DAYS.flatMap((day, i) =>
    schedule[day].map((slot) => shift(slotSpan(slot), i * DAY_MINUTES)),
  );
  const lastWeek = spans.map((span) => shift(span, -WEEK_MINUTES));
  return mergeSpans([...lastWeek, ...spans]).some(
    ({ from, to }) => from <= 0 && to >= WEEK_MINUTES,
  );
}
