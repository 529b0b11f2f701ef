export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Day = (typeof DAYS)[number];

/** HH:MM city time, 00:00 to 23:59 or exactly 24:00. An end at or before the start is the next day's. */
export type Slot = { start: string; end: string };

/** What is entered under each day. A slot belongs to the day it is entered on, however long it runs. */
export type Schedule = Record<Day, Slot[]>;

/** Half-open [from, to), in minutes. Zero is the midnight that the caller counts from. */
export type Span = { from: number; to: number };

export const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** A week of which no hours are known. A new one each time: whoever gets it may change it. */
export function emptySchedule(): Schedule {
  return {
    Monday: [],
    Tuesday: [],
    Wednesday: [],
    Thursday: [],
    Friday: [],
    Saturday: [],
    Sunday: [],
  };
}

/** 00:00 to 23:59, or exactly 24:00 (docs/product.md#validation-services). */
export const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

export const isTime = (text: string): boolean => TIME.test(text);

/** Minutes since midnight, 0 to 1440, of a text that `isTime` accepts. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * The slot on the line of the day it is entered on: `from` 0 to 1440, `to` up to a day later.
 * Same times give an empty span.
 */
export function slotSpan(slot: Slot): Span {
  const from = minutesOf(slot.start);
  const to = minutesOf(slot.end);
  return { from, to: to > from ? to : from + ((to - from + DAY_MINUTES) % DAY_MINUTES) };
}

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
  return inOrder(spans).some((span, i, all) => span.to > (all[i + 1]?.from ?? Infinity));
}

/** Spans in order, with those that touch or overlap made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of inOrder(spans)) {
    const last = merged[merged.length - 1];
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

function inOrder(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => a.from - b.from);
}

/** False where hours are unknown: no slot on any day (docs/product.md#time). */
export function hasHours(schedule: Schedule): boolean {
  return DAYS.some((day) => schedule[day].length > 0);
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

/** The span counted from a midnight that lies `minutes` earlier. */
export function shift({ from, to }: Span, minutes: number): Span {
  return { from: from + minutes, to: to + minutes };
}

/** '10:00–16:00', as docs/product.md#timetable shows a slot. */
export function formatSlot(slot: Slot): string {
  return `${slot.start}–${slot.end}`;
}

/** '10:00 to 16:00': a screen reader says a dash badly or not at all. */
export function spokenSlot(slot: Slot): string {
  return `${slot.start} to ${slot.end}`;
}

/** A day's slots by start, joined by commas; 'Closed' without any. Not for unknown hours: see `hasHours`. */
export function formatDay(slots: readonly Slot[], format = formatSlot): string {
  const sorted = [...slots].sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
  return sorted.map(format).join(', ') || 'Closed';
}

/** `formatDay` for the ear. */
export function spokenDay(slots: readonly Slot[]): string {
  return formatDay(slots, spokenSlot);
}

/** '5pm', '5:30pm', 'midday', 'midnight' for a minute of a day, 0 to 1440. */
export function clockWords(minute: number): string {
  if (minute % DAY_MINUTES === 0) return 'midnight';
  if (minute === DAY_MINUTES / 2) return 'midday';
  const hour = Math.floor(minute / 60);
  const past = minute % 60;
  const minutes = past ? `:${String(past).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
