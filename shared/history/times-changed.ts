import { emptySchedule } from '../time/empty-schedule.ts';
import type { Schedule } from '../time/schedule.ts';
import { weekWords } from '../time/words/week-summary.ts';

type Fields = Record<string, unknown>;

/** What a change of times is called among what changed. */
const TIMES_CHANGED = 'times changed';
const NOT_KNOWN = 'not known';

/**
 * The week of a service before and after a change, in words: whoever keeps a noticeboard mends a line with a pen; '' where
 * neither has any times. Old names, numbers and places are not told: who takes one back wants it gone.
 */
export function timesChanged(was: Fields, is: Fields): string {
  const [old, now] = [was, is].map(weekOf);
  return old === now ? '' : `${TIMES_CHANGED} (old: ${old}. New: ${now})`;
}

/** The same changes, their times told once: where the week is said, not that there is another one besides. */
export const tellTimesOnce = (what: readonly string[]): string[] => {
  const isSaid = what.some((words) => words.startsWith(`${TIMES_CHANGED} (`));
  return [...new Set(what)].filter((words) => !(isSaid && words === TIMES_CHANGED));
};

/** What a list shows with the coming dates in it has its usual week beside them. */
function weekOf({ schedule, weeklySchedule = schedule }: Fields): string {
  const week = { ...emptySchedule(), ...(weeklySchedule as Partial<Schedule> | null) };
  return weekWords(week) || NOT_KNOWN;
}
