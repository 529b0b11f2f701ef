// Lengths of time in milliseconds, which is what instants are counted in. A day of the city's calendar may be an hour shorter or
// longer: dates are counted by `addDays`.

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
