import { clockWords, DAYS, type Day } from './schedule.ts';

/** A reading of the city's wall clock: `minute` 0 to 1439, `date` YYYY-MM-DD. */
export type CityTime = { day: Day; minute: number; date: string };

/** From January on. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

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
export function cityTime(instant: number): CityTime {
  const part: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(instant)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  return { day: dayOf(date), minute: Number(part.hour) * 60 + Number(part.minute), date };
}

/** The instant (epoch ms) at which a date YYYY-MM-DD begins in the city, whose clocks change later in the night. */
export function startOfDate(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return midnight - cityTime(midnight).minute * 60_000;
}

/** The weekday of a date YYYY-MM-DD. */
export function dayOf(date: string): Day {
  return DAYS[(new Date(date).getUTCDay() + 6) % 7] as Day;
}

/** The date `days` after (before, if negative) a date, both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** '2:32pm' in the city at an instant (epoch ms). */
export function formatTime(instant: number): string {
  return clockWords(cityTime(instant).minute);
}

/**
 * 'Friday 20 November 2026' in the city at an instant (epoch ms). Put together here because
 * browsers disagree about the comma, and the server's HTML must match what they render.
 */
export function formatDate(instant: number): string {
  const { day, date } = cityTime(instant);
  return `${day} ${dateWords(date)} ${date.slice(0, 4)}`;
}

/** '20 November' for a date YYYY-MM-DD. */
export function dateWords(date: string): string {
  const [, month = 1, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} ${MONTHS[month - 1]}`;
}
