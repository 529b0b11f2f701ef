import { clockWords, DAY_MINUTES, DAYS, type Day } from './schedule.ts';
import { MINUTE } from './units.ts';

/** A reading of the city's wall clock: `minute` 0 to 1439, `date` YYYY-MM-DD. */
export type CityTime = { day: Day; minute: number; date: string };

/** The months, January first. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** So many answers are kept: a year of days, and more. */
const KEPT = 500;

/**
 * Asks once for what a list asks of each of its services: reading the clock and counting days were two thirds of a board's
 * time (docs/decisions/071-the-calendar-is-remembered.md).
 */
function remember<Key, Value>(answerTo: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = answerTo(key);
    if (known.size >= KEPT) known.clear();
    known.set(key, answer);
    return answer;
  };
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * What the clock in the city shows at an instant (epoch ms), whatever zone the device is set to
 * (docs/product.md#time). On the autumn night it shows 01:00 to 01:59 twice, on the spring night
 * never.
 */
export const cityTime = (instant: number): Readonly<CityTime> =>
  cityMinute(Math.floor(instant / MINUTE));

/** Kept by the minute: each request asks with another instant, and none is to drive out the year that is kept. */
const cityMinute = remember((minute: number): Readonly<CityTime> => {
  const part: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(minute * MINUTE)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  return { day: dayOf(date), minute: Number(part.hour) * 60 + Number(part.minute), date };
});

/** Whether a text is a date of the calendar as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** The instant (epoch ms) at which a date YYYY-MM-DD begins in the city, whose clocks change later in the night. */
export function startOfDate(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return midnight - cityTime(midnight).minute * MINUTE;
}

/** The instant (epoch ms) at which the city's clock shows a minute, counted from a date's midnight. */
export function cityInstant(date: string, minute: number): number {
  const day = addDays(date, Math.floor(minute / DAY_MINUTES));
  const wanted = minute % DAY_MINUTES;
  const guess = startOfDate(day) + wanted * MINUTE;
  const shown = cityTime(guess);
  const shownMinute = shown.minute + (shown.date > day ? DAY_MINUTES : 0);
  return guess + (wanted - shownMinute) * MINUTE;
}

/** The weekday of a date YYYY-MM-DD. */
export const dayOf = remember((date: string) => DAYS[(new Date(date).getUTCDay() + 6) % 7] as Day);

/** The date `days` after (before, if negative) a date, both YYYY-MM-DD. */
export const addDays = (date: string, days: number): string => daysAfter(date)(days);

const daysAfter = remember((date: string) =>
  remember((days: number) => {
    const moved = new Date(date);
    moved.setUTCDate(moved.getUTCDate() + days);
    return moved.toISOString().slice(0, 10);
  }),
);

/** '2:32pm' in the city at an instant (epoch ms). */
export function formatTime(instant: number): string {
  return clockWords(cityTime(instant).minute);
}

/**
 * 'Friday 20 November 2026' in the city at an instant (epoch ms). Put together here because
 * browsers disagree about the comma, and the server's HTML must match what they render.
 */
export function formatDate(instant: number): string {
  const { date } = cityTime(instant);
  return `${dayDateWords(date)} ${date.slice(0, 4)}`;
}

/** 'Friday 20 November' for a date YYYY-MM-DD. */
export const dayDateWords = (date: string): string => `${dayOf(date)} ${dateWords(date)}`;

/** '20 November' for a date YYYY-MM-DD. */
export function dateWords(date: string): string {
  const [, month = 1, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} ${MONTHS[month - 1]}`;
}
