import { addDays, cityTime, dayDateWords } from '../../time/city-time.ts';
import { type Full, isFull } from '../../time/full.ts';
import { NIGHT_ENDS } from '../../time/night.ts';
import { clockWords } from '../../time/schedule.ts';
import type { Announced } from '../announced.ts';

/** What is announced of a mark, by its date, so that it stays true on paper: 'Full on the night of Sunday 22 November, …'. */
export function announceFull(full: Full | undefined, instant: number): Announced[] {
  if (!isFull(full, instant)) return [];
  return [{ words: describeFull(full), to: cityTime(Date.parse(full.until)).date }];
}

/** The city date on which the night began that an instant is in, or that comes next. */
export function nightOf(instant: number): string {
  const { date, minute } = cityTime(instant);
  return minute < NIGHT_ENDS ? addDays(date, -1) : date;
}

/** A mark in words, with its date and when it was made. */
export function describeFull({ what, since }: Full): string {
  const instant = Date.parse(since);
  const said = `said at ${clockWords(cityTime(instant).minute)}`;
  if (what === 'beds') return `Full on the night of ${dayDateWords(nightOf(instant))}, ${said}`;
  return `No more meals on ${dayDateWords(cityTime(instant).date)}, ${said}`;
}
