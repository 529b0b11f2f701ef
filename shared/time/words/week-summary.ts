import { DAYS, formatDay, type Schedule } from '../schedule.ts';
import { type DayRun, describeDayRun, findDayRuns } from './day-runs.ts';

/** Days in a row with the same hours; days without slots are left out. */
function openRuns(schedule: Schedule): DayRun[] {
  const open = DAYS.filter((day) => schedule[day].length > 0);
  return findDayRuns(open, (day) => formatDay(schedule[day]));
}

/** One line for people: 'Monday to Friday 08:00–18:00; Saturday 09:00–11:00'. '' for a week without slots. */
export function weekWords(schedule: Schedule): string {
  return openRuns(schedule)
    .map((run) => `${describeDayRun(run)} ${formatDay(schedule[run[0]])}`)
    .join('; ');
}

/** schema.org's openingHours: 'Mo-Fr 08:00-18:00', a text for each slot. */
export function openingHours(schedule: Schedule): string[] {
  return openRuns(schedule).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1) ?? run[0]].map((day) => day.slice(0, 2));
    const days = first === last ? first : `${first}-${last}`;
    return schedule[run[0]].map(({ start, end }) => `${days} ${start}-${end}`);
  });
}
