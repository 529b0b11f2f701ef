import { DAYS, type Day, formatDay, type Slot } from '../../time/schedule.ts';
import { listDays } from '../../time/words/day-runs.ts';
import type { ShownDay } from './shown-week.ts';

/** Days of a week of which the same holds. */
type AlikeDays = {
  /** 'Every day', 'Mon to Fri', 'Tue and Thu', where room is short. */
  short: string;
  /** The days by their whole names, for the ear. */
  spoken: string;
  dates: string[];
  slots: readonly Slot[];
  mark: string;
  hasToday: boolean;
};

/**
 * A week, whose first day is today's, in as few lines as it has kinds of days: today's first, wherever it stands in its week, and
 * what is closed last.
 */
export function gatherAlikeDays(week: readonly ShownDay[], today: string | null): AlikeDays[] {
  const kinds = new Map<string, ShownDay[]>();
  for (const shown of week) {
    const key = `${formatDay(shown.slots)} ${shown.mark}`;
    kinds.set(key, [...(kinds.get(key) ?? []), shown]);
  }
  const gathered = [...kinds.values()].map((those): AlikeDays => {
    const days = those.map(({ day }) => day);
    const { slots = [], mark = '' } = those[0] ?? {};
    const dates = those.flatMap(({ date }) => date ?? []);
    const hasToday = today !== null && dates.includes(today);
    return { short: shortDays(days), spoken: listDays(days), dates, slots, mark, hasToday };
  });
  const order = ({ hasToday, slots, mark }: AlikeDays) =>
    hasToday ? 0 : slots.length > 0 || mark ? 1 : 2;
  return gathered.sort((one, other) => order(one) - order(other));
}

function shortDays(days: readonly Day[]): string {
  if (days.length === DAYS.length) return 'Every day';
  return listDays(days).replace(/\b([A-Z][a-z]{2})[a-z]*day\b/g, '$1');
}
