import { HOURS_UNKNOWN } from '../../services/status.ts';
import { describeDayRun, findDayRuns } from '../../time/day-runs.ts';
import {
  DAYS,
  type Day,
  formatDay,
  hasHours,
  type Schedule,
  spokenDay,
} from '../../time/schedule.ts';
import { isAlwaysOpen } from '../../time/slot-checks.ts';
import type { DayHours, Hours, HoursRun } from './sections.ts';

/** What a day without slots says, and no other does. */
const CLOSED = formatDay([]);

/** A week as paper shows it: a day without slots is 'Closed', never blank (docs/product.md#time). */
export function paperHours(schedule: Schedule): Hours {
  if (!hasHours(schedule)) return { kind: 'once', text: HOURS_UNKNOWN };
  if (isAlwaysOpen(schedule)) return { kind: 'once', text: 'Open 24 hours' };
  const days = DAYS.map((day): DayHours => {
    const slots = schedule[day];
    // One by one, so that a line breaks between slots and never inside one.
    const texts = formatDay(slots).split(', ');
    return { day, slots: texts, spoken: spokenDay(slots) };
  });
  return { kind: 'week', days, runs: runsOf(days) };
}

/** The same for some days of the week; what is said once in place of a week stays. */
export function onDays(hours: Hours, some: readonly Day[]): Hours {
  if (hours.kind === 'once') return hours;
  const days = hours.days.filter(({ day }) => some.includes(day));
  return { kind: 'week', days, runs: runsOf(days) };
}

/** Whether somebody may find the door open on one of these days; with hours not known, they may. */
export function opensOn(hours: Hours, some: readonly Day[]): boolean {
  if (hours.kind === 'once') return true;
  return hours.days.some(({ day, slots }) => some.includes(day) && slots[0] !== CLOSED);
}

function runsOf(days: readonly DayHours[]): HoursRun[] {
  const slotsOn = (day: Day) => days.find((it) => it.day === day)?.slots ?? [];
  const runs = findDayRuns(
    days.map(({ day }) => day),
    (day) => slotsOn(day).join(),
  );
  return runs.map((run) => ({ days: describeDayRun(run), slots: slotsOn(run[0]) }));
}
