import { formatShortDate } from './short-date.ts';

/** The day in the city at which somebody last checked a listing, of an ISO instant; 'Not yet' for ''. */
export const shortCheckDate = (lastCheckedAt: string): string =>
  lastCheckedAt ? formatShortDate(Date.parse(lastCheckedAt)) : 'Not yet';
