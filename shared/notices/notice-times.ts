import { cityInstant, cityTime, dayDateWords, formatTime } from '../time/city-time.ts';
import { clockTime } from '../time/clock-time.ts';

// A notice begins and ends to the minute of the city's clock: '2026-11-24T09:00'. Readers are given instants.

const CITY_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/;

/** The instant (epoch ms) at which the city's clock shows such a time; NaN of a text that is not a time. */
export function parseCityTime(text: string): number {
  const [, date = '', hours, minutes] = CITY_TIME.exec(text) ?? [];
  const day = new Date(`${date}T00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return Number.NaN;
  return cityInstant(date, Number(hours) * 60 + Number(minutes));
}

/** What the city's clock shows at an instant (epoch ms), in that form. */
export function formatCityTime(instant: number): string {
  const { date, minute } = cityTime(instant);
  return `${date}T${clockTime(minute)}`;
}

/** 'until 9am on Tuesday 24 November' of an instant (epoch ms). */
export function noticeUntilWords(instant: number): string {
  if (cityTime(instant).minute === 0)
    return `until the end of ${dayDateWords(cityTime(instant - 1).date)}`;
  return `until ${formatTime(instant)} on ${dayDateWords(cityTime(instant).date)}`;
}

/** 'from 6pm on Monday 23 November'. */
export const fromWords = (instant: number): string =>
  `from ${formatTime(instant)} on ${dayDateWords(cityTime(instant).date)}`;
