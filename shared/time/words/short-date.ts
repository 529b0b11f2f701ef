import { formatDate, MONTHS } from '../city-time.ts';

/** '20 Nov 2026' in the city at an instant (epoch ms): for a column of dates. */
export function formatShortDate(instant: number): string {
  const [, dayOfMonth, month = '', year] = formatDate(instant).split(' ');
  return `${dayOfMonth} ${month.slice(0, 3)} ${year}`;
}

/** '24 Dec' for a date YYYY-MM-DD, where room is short and its weekday stands beside it. */
export function shortDate(date: string): string {
  const [, month = 1, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} ${MONTHS[month - 1]?.slice(0, 3)}`;
}
