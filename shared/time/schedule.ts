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

/** Minutes since midnight, 0 to 1440, of HH:MM or 24:00. */
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

/** Spans in order, with those that touch or overlap made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of sortSpans(spans)) {
    const last = merged[merged.length - 1];
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Spans by their start. */
export function sortSpans(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => a.from - b.from);
}

/** False where hours are unknown: no slot on any day (docs/product.md#time). */
export function hasHours(schedule: Schedule): boolean {
  return DAYS.some((day) => schedule[day].length > 0);
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

/** '17:00' for a minute of a day, as slots say it; midnight is a word, because a status names the day that it ends. */
export function slotTime(minute: number): string {
  if (minute % DAY_MINUTES === 0) return 'midnight';
  const digits = (of: number) => String(of).padStart(2, '0');
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
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
