import type { PublicService } from '../../services/service.ts';
import { hoursUnknownWords, whomToAsk } from '../../services/whom-to-ask.ts';
import { isTimed } from '../../time/hours-on.ts';
import { DAYS, type Day, formatDay, type Schedule, spokenDay } from '../../time/schedule.ts';
import { isAlwaysOpen } from '../../time/slot-checks.ts';
import { describeDayRun, findDayRuns } from '../../time/words/day-runs.ts';
import type { DayHours, Hours, HoursRun } from './sections.ts';

/** What a day without slots says, and no other does. */
const CLOSED = formatDay([]);

/** The words for a day that only some weeks have, and for one of which the times are not known: no wider than a slot. */
const SOME_WEEKS = 'Some weeks';
const NOT_KNOWN = 'Not known';

type Weeks = Pick<PublicService, 'irregularSlots' | 'unknownDays'> & { phone?: string };

/** A week as paper shows it: a day without slots is 'Closed', never blank (docs/product.md#time). */
export function paperHours(schedule: Schedule, more: Weeks = {}): Hours {
  const { irregularSlots = [], unknownDays = [], phone } = more;
  if (!isTimed({ schedule, irregularSlots, unknownDays }))
    return { kind: 'once', text: hoursUnknownWords(phone !== ''), isUnknown: true };
  if (unknownDays.length === DAYS.length) {
    const text = `Open every day, times not known. ${whomToAsk(phone !== '')}.`;
    return { kind: 'once', text, isUnknown: true };
  }
  if (isAlwaysOpen(schedule)) return { kind: 'once', text: 'Open 24 hours' };
  const days = DAYS.map((day): DayHours => {
    const slots = schedule[day];
    if (unknownDays.includes(day)) return { day, slots: [NOT_KNOWN], spoken: NOT_KNOWN };
    const some = irregularSlots.some((slot) => slot.day === day) ? [SOME_WEEKS] : [];
    if (some.length > 0 && slots.length === 0) return { day, slots: some, spoken: SOME_WEEKS };
    // One by one, so that a line breaks between slots and never inside one.
    const texts = [...formatDay(slots).split(', '), ...some];
    return { day, slots: texts, spoken: [spokenDay(slots), ...some].join(', ') };
  });
  return { kind: 'week', days, runs: runsOf(days) };
}

/** Hours of some days of the week alone; what is said once in place of a week stays. */
export function pickDays(hours: Hours, some: readonly Day[]): Hours {
  if (hours.kind === 'once') return hours;
  const days = hours.days.filter(({ day }) => some.includes(day));
  return { kind: 'week', days, runs: runsOf(days) };
}

/** Whether any time of a week is known, or that it is closed or open all of it; not where only days are. */
export function hasTimes(hours: Hours): boolean {
  if (hours.kind === 'once') return !hours.isUnknown;
  const isKnown = (slot: string) => slot !== CLOSED && slot !== NOT_KNOWN;
  const slots = hours.days.flatMap((day) => day.slots);
  return slots.some(isKnown) || !slots.includes(NOT_KNOWN);
}

/** Each hours that a week has, and the days that have them; none of days that are closed. */
export function openTimes(days: readonly DayHours[]): { slots: string[]; days: Day[] }[] {
  const kinds = new Map<string, { slots: string[]; days: Day[] }>();
  for (const { day, slots } of days.filter((it) => !it.slots.every(isClosedSlot))) {
    const kind = kinds.get(slots.join()) ?? { slots, days: [] };
    kind.days.push(day);
    kinds.set(slots.join(), kind);
  }
  return [...kinds.values()];
}

/** Whether a text of a day says that it has no slot. */
export const isClosedSlot = (slot: string): boolean => slot === CLOSED;

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
