import { z } from 'zod';
import {
  type IrregularSlot,
  WEEKS_OF_MONTH,
  type WeekOfMonth,
} from '../../time/irregular-slots.ts';
import type { Day, Slot } from '../../time/schedule.ts';
import { fieldMessages } from '../../validation/field-messages.ts';
import type { Service, WeekField } from '../service.ts';
import { slotWeeksWords } from '../weeks/irregular-words.ts';
import { addToDays, hoursWords } from '../weeks/schedule-editing.ts';
import { irregularFields, nextDate, weekFaults } from './irregular-input.ts';

// What the editor does to the weeks of a service. Nothing here changes what it is given.

/** What is edited in one place. */
export type Weeks = Pick<Service, 'schedule' | WeekField>;

/** In which weeks the times hold that are added: every week, one of the month, every other one, or a part of each year. */
export const WEEK_CHOICES = ['every', ...WEEKS_OF_MONTH, 'other', 'season'] as const;
export type WeekChoice = (typeof WEEK_CHOICES)[number];

/** A choice with what it needs: `from` YYYY-MM-DD for every other week, `season` for a part of the year. */
export type InWeeks = { choice: WeekChoice; from: string; season: { from: string; to: string } };

/** The slots of some weeks that are meant by a slot on some days; none of every week. */
export function irregularOf(
  days: readonly Day[],
  { start, end }: Slot,
  { choice, from, season }: InWeeks,
): IrregularSlot[] {
  if (choice === 'every') return [];
  return days.map((day) => {
    if (choice === 'other') return { day, everyOtherFrom: nextDate(from, day), start, end };
    return choice === 'season'
      ? { day, season, start, end }
      : { day, week: choice satisfies WeekOfMonth, start, end };
  });
}

/** Adds a slot on some days, every week or in some; a day that gets times is not one of unknown times any more. */
export function addTimes(weeks: Weeks, days: readonly Day[], slot: Slot, inWeeks: InWeeks): Weeks {
  const { schedule, irregularSlots, unknownDays } = weeks;
  return {
    ...weeks,
    schedule: inWeeks.choice === 'every' ? addToDays(schedule, days, slot) : schedule,
    irregularSlots: [...irregularSlots, ...irregularOf(days, slot, inWeeks)],
    unknownDays: unknownDays.filter((day) => !days.includes(day)),
  };
}

/** '10am to midday, first Tuesday of the month'. */
export function irregularTimesWords(slots: readonly IrregularSlot[]): string {
  const [slot] = slots;
  const words = slots.map(slotWeeksWords).join(' and ');
  return slot ? `${hoursWords(slot)}, ${words.charAt(0).toLowerCase()}${words.slice(1)}` : '';
}

const WeekFields = z.object(irregularFields);

/** What is wrong with weeks as they are being entered, by path: `irregularSlots.0.end`. */
export function weeksFaults({ schedule, ...fields }: Weeks): Record<string, string> {
  const { error, data } = WeekFields.safeParse(fields);
  if (!data) return fieldMessages(error.issues);
  const faults = weekFaults({ schedule, ...data });
  return Object.fromEntries(faults.map(({ path, message }) => [path.join('.'), message]));
}
