/** How long an isolate gathers what it has counted before it is added to the day's sums, in milliseconds. */
export const FLUSH_INTERVAL = 10_000;
