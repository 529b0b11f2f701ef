import type { ShownDay } from '../../../shared/services/weeks/shown-week.ts';

/** The days of a week with today first, where it is known: a Monday that has passed is that of next week. */
export const rotateToToday = (week: readonly ShownDay[]): ShownDay[] =>
  [...week].sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
