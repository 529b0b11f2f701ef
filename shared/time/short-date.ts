import { formatDate } from './city-time.ts';

/** '20 Nov 2026' in the city at an instant (epoch ms): for a column of dates. */
export function formatShortDate(instant: number): string {
  const [, dayOfMonth, month = '', year] = formatDate(instant).split(' ');
  return `${dayOfMonth} ${month.slice(0, 3)} ${year}`;
}
