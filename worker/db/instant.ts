/** In milliseconds, as instants are counted. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An instant (epoch ms) as the database keeps it: an ISO text in UTC. */
export const toIso = (instant: number): string => new Date(instant).toISOString();
