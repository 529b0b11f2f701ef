import { DAYS, type Day, formatDay, type Schedule } from './schedule.ts';

/** Days in a row with the same hours: `days` the first and the last of them, the same twice for a single day. */
type DayRun = { days: [first: Day, last: Day]; hours: string };

/**
 * A week as few lines: Monday to Friday 08:00–18:00, Saturday 09:00–11:00. Days without slots are left out, a week
 * without any gives an empty list.
 */
function summariseWeek(schedule: Schedule): DayRun[] {
  const runs: DayRun[] = [];
  let previous = '';
  for (const day of DAYS) {
    const hours = schedule[day].length > 0 ? formatDay(schedule[day]) : '';
    const last = runs.at(-1);
    if (hours && last && hours === previous) last.days[1] = day;
    else if (hours) runs.push({ days: [day, day], hours });
    previous = hours;
  }
  return runs;
}

/** One line for people: 'Monday to Friday 08:00–18:00; Saturday 09:00–11:00'. */
export function weekWords(schedule: Schedule): string {
  return summariseWeek(schedule)
    .map(({ days: [first, last], hours }) => `${daysWords(first, last)} ${hours}`)
    .join('; ');
}

/** schema.org's openingHours: 'Mo-Fr 08:00-18:00', a text for each slot. */
export function openingHours(schedule: Schedule): string[] {
  return summariseWeek(schedule).flatMap(({ days: [first, last] }) => {
    const days = first === last ? first.slice(0, 2) : `${first.slice(0, 2)}-${last.slice(0, 2)}`;
    return schedule[first].map(({ start, end }) => `${days} ${start}-${end}`);
  });
}

/** Days in a row by the first and the last: "Monday to Friday", "Every day", "Sunday". */
export function daysWords(first: Day, last: Day): string {
  if (first === last) return first;
  return first === 'Monday' && last === 'Sunday' ? 'Every day' : `${first} to ${last}`;
}
