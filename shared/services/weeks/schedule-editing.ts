import { dayAfter } from '../../time/day-after.ts';
import {
  clockWords,
  DAY_MINUTES,
  DAYS,
  type Day,
  mergeSpans,
  type Schedule,
  type Slot,
  type Span,
  shift,
  slotSpan,
} from '../../time/schedule.ts';

// What the weekly editor does to a schedule. Nothing here changes what it is given.

const STEP = 15;
const HOUR = 60;

/** What "Monday to Friday" stands for. */
export const WEEKDAYS: readonly Day[] = DAYS.slice(0, 5);

/** The times that a form offers: quarters of an hour from 00:00 to 23:45, and 24:00 (docs/product.md#constants). */
export const OFFERED_TIMES: readonly string[] = Array.from(
  { length: DAY_MINUTES / STEP + 1 },
  (_, i) => timeText(i * STEP),
);

/** The times of a schedule that no form offers: a stored 08:10 is kept and shown, never rounded. */
export function findOddTimes(schedule: Schedule): string[] {
  const times = DAYS.flatMap((day) => schedule[day].flatMap(({ start, end }) => [start, end]));
  return [...new Set(times)].filter((time) => !OFFERED_TIMES.includes(time));
}

/** The times on offer with odd ones in their places among them. */
export function insertTimes(odd: readonly string[]): readonly string[] {
  return odd.length === 0 ? OFFERED_TIMES : [...OFFERED_TIMES, ...odd].sort();
}

/** Where the ends on offer lie: later on the day that a slot starts on, or on the next. Every time is in one of the two. */
export function endTimes(start: string, odd: readonly string[]) {
  const times = insertTimes(odd);
  return {
    sameDay: times.filter((end) => end > start),
    nextDay: times.filter((end) => end <= start),
  };
}

/** The schedule with one day's slots replaced. */
export function replaceDay(schedule: Schedule, day: Day, slots: Slot[]): Schedule {
  return { ...schedule, [day]: slots };
}

/** The slot on each of these days, in order of time; a day that has exactly this slot keeps one. */
export function addToDays(schedule: Schedule, days: readonly Day[], slot: Slot): Schedule {
  const added = days.map((day) => {
    const others = schedule[day].filter((it) => it.start !== slot.start || it.end !== slot.end);
    const slots = [...others, { ...slot }];
    return [day, slots.sort((a, b) => slotSpan(a).from - slotSpan(b).from)] as const;
  });
  return { ...schedule, ...Object.fromEntries(added) };
}

/** One day's slots on other days too, in place of what those had. */
export function copyDay(schedule: Schedule, from: Day, to: readonly Day[]): Schedule {
  const copies = to.map((day) => [day, schedule[from].map((slot) => ({ ...slot }))]);
  return { ...schedule, ...Object.fromEntries(copies) };
}

/**
 * A slot to begin with on a day: `usual` on a closed one, else one after the last or, where the day is full by then, in
 * its longest gap; an hour off where there is room. Null where no quarter of an hour is free.
 */
export function suggestSlot(slots: readonly Slot[], usual: Slot): Slot | null {
  if (slots.length === 0) return { ...usual };
  const gaps = freeSpans(slots);
  const last = gaps.at(-1);
  const isAfterAll = last?.to === DAY_MINUTES && last.from > 0;
  const gap = isAfterAll ? last : gaps.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!gap) return null;
  const from = gap.to - gap.from > 3 * HOUR ? gap.from + HOUR : gap.from;
  return { start: timeText(from), end: timeText(Math.min(from + 2 * HOUR, gap.to)) };
}

/** The stretches of the day itself that no slot takes, between offered times. */
function freeSpans(slots: readonly Slot[]): Span[] {
  const taken = mergeSpans(slots.map(slotSpan));
  const starts = [0, ...taken.map(({ to }) => Math.ceil(to / STEP) * STEP)];
  const ends = [...taken.map(({ from }) => Math.floor(from / STEP) * STEP), DAY_MINUTES];
  return starts
    .map((from, i) => ({ from, to: ends[i] ?? DAY_MINUTES }))
    .filter(({ from, to }) => to - from >= STEP);
}

/** Says of each slot of a day whether it shares a minute with another of that day. */
export function markOverlaps(slots: readonly Slot[]): boolean[] {
  const spans = slots.map(slotSpan);
  return spans.map((span, i) => spans.some((other, j) => i !== j && share(span, other)));
}

/** The first slot of the next day that this one runs into; null where it ends in time. */
export function findNextDayOverlap(schedule: Schedule, day: Day, slot: Slot): Slot | null {
  const span = shift(slotSpan(slot), -DAY_MINUTES);
  const hit = schedule[dayAfter(day, 1)].filter((next) => share(span, slotSpan(next)));
  return hit.sort((a, b) => slotSpan(a).from - slotSpan(b).from)[0] ?? null;
}

/** '8am to 10:30am', '10pm to 2am': in hours that cannot be mistaken for the other half of the day. */
export function hoursWords(slot: Slot): string {
  const { from, to } = slotSpan(slot);
  return `${clockWords(from)} to ${clockWords(to > DAY_MINUTES ? to - DAY_MINUTES : to)}`;
}

/**
 * 'Until 02:00 the next day, Tuesday.' for a slot that runs past its own day, '' for any other. Without the slot's day
 * the next one is not named.
 */
export function overnightWords(slot: Slot, day?: Day): string {
  const { from, to } = slotSpan(slot);
  if (to <= DAY_MINUTES || from === to) return '';
  const until = `${slot.end} the next day${day ? `, ${dayAfter(day, 1)}` : ''}.`;
  return from < DAY_MINUTES
    ? `Until ${until}`
    : `From midnight at the end of the day until ${until}`;
}

/** The slot from this start that is as long as `like`, ending at midnight if that comes first. */
export function keepLength(start: string, like: Slot): Slot {
  const { from, to } = slotSpan(like);
  const begin = slotSpan({ start, end: start }).from;
  const end = begin < DAY_MINUTES ? Math.min(begin + to - from, DAY_MINUTES) : to - from;
  return { start, end: timeText(Math.min(end, DAY_MINUTES)) };
}

function share(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

/** HH:MM of a minute, 0 to 1440. */
function timeText(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
