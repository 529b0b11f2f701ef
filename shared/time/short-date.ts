import { formatDate } from './city-time.ts';

/** '20 Nov 2026' in the city at an instant (epoch ms): for a column of dates. */
export function formatShortDate(instant: number): string {
  const [, dayOfMonth, month = '', year] = formatDate(instant).split(' ');
  return `${dayOfMonth} ${month.slice(0, 3)} ${year}`;
}

/** The day in the city at which somebody last checked a listing, of an ISO instant; 'Not yet' for ''. */
export const shortCheckDate = (lastCheckedAt: string): string =>
  lastCheckedAt ? formatShortDate(Date.parse(lastCheckedAt)) : 'Not yet';
