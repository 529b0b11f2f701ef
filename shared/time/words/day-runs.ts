import { DAYS, type Day } from '../schedule.ts';

/** Days that follow each other in a week from Monday to Sunday, and of which the same holds. */
export type DayRun = [first: Day, ...others: Day[]];

/** Days in the order of the week as runs: a day that is left out, or of which `sayOf` says something else, ends one. */
export function findDayRuns(
  days: readonly Day[],
  sayOf: (day: Day) => string = () => '',
): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && DAYS.indexOf(last) + 1 === DAYS.indexOf(day);
    if (isNext && sayOf(last) === sayOf(day)) run?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** 'Monday to Friday', 'Every day', 'Sunday'. */
export function describeDayRun(run: DayRun): string {
  if (run.length === DAYS.length) return 'Every day';
  return run.length > 1 ? `${run[0]} to ${run.at(-1)}` : run[0];
}

/** 'every day', 'Monday to Friday', 'Monday, Wednesday to Friday and Sunday'; '' for none. Days may be in any order. */
export function listDays(days: readonly Day[]): string {
  if (days.length === DAYS.length) return 'every day';
  const runs = findDayRuns(DAYS.filter((day) => days.includes(day)));
  const words = runs.flatMap((run) => (run.length > 2 ? [describeDayRun(run)] : run));
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}
