import { z } from 'zod';
import { addDays, dayOf } from '../../time/city-time.ts';
import { type IrregularSlot, shareDate, WEEKS_OF_MONTH } from '../../time/irregular-slots.ts';
import { DAYS, type Day, type Schedule } from '../../time/schedule.ts';
import { hasOverlap } from '../../time/slot-checks.ts';
import { LIMITS } from '../../validation/limits.ts';
import { hasLength, isTimed, SAME_TIMES, slotTimes } from './slot-input.ts';

const NO_DAY = 'Must be a day of the year: MM-DD.';

/** A leap year, because it has every day that any year has. */
const LEAP_YEAR = '2028';

const isDayOfYear = (text: string) => z.iso.date().safeParse(`${LEAP_YEAR}-${text}`).success;

const yearlyDay = z
  .string(NO_DAY)
  .regex(/^\d\d-\d\d$/, NO_DAY)
  .refine(isDayOfYear, NO_DAY);

/** Both days included; one that ends before it begins goes over the new year. */
const season = z.strictObject({ from: yearlyDay, to: yearlyDay });

const NO_DATE = 'Must be a date of this century: YYYY-MM-DD.';

const firstDate = z
  .string(NO_DATE)
  .regex(/^20\d\d-\d\d-\d\d$/, { error: NO_DATE, abort: true })
  .refine((text) => z.iso.date().safeParse(text).success, { error: NO_DATE, abort: true });

const day = z.enum(DAYS, 'Must be a day of the week.');

const irregularSlot = z
  .strictObject({
    day,
    week: z
      .enum(WEEKS_OF_MONTH, `Must be one of ${WEEKS_OF_MONTH.join(', ')}.`)
      .optional()
      .describe('Such a weekday of its month; the fourth may be the last.'),
    everyOtherFrom: firstDate
      .optional()
      .describe('Every other week from this date on, which is such a weekday.'),
    season: season.optional(),
    ...slotTimes,
  })
  .refine(hasLength, SAME_TIMES)
  .refine(({ week, everyOtherFrom, season }) => week || everyOtherFrom || season, {
    message: 'Say in which weeks: a week of the month, every other week, or a part of the year.',
    path: ['week'],
  })
  .refine(({ week, everyOtherFrom }) => !week || !everyOtherFrom, {
    message: 'Choose a week of the month or every other week, not both.',
    path: ['everyOtherFrom'],
  })
  .refine(({ day, everyOtherFrom }) => !everyOtherFrom || dayOf(everyOtherFrom) === day, {
    error: ({ input }) => wrongDay(input as IrregularSlot),
    path: ['everyOtherFrom'],
  });

const wrongDay = ({ day, everyOtherFrom = '' }: IrregularSlot) =>
  `This date is a ${dayOf(everyOtherFrom)}, not a ${day}. The next ${day} is ${nextDate(everyOtherFrom, day)}.`;

/** The first date from one on, YYYY-MM-DD, that is such a weekday. */
export function nextDate(from: string, day: Day): string {
  let date = from;
  while (dayOf(date) !== day) date = addDays(date, 1);
  return date;
}

/** The three as they are read from the database, where no maximum counts that came later. */
export const StoredIrregularSlots = z.array(irregularSlot);
export const StoredSeasons = z.array(season);
export const StoredDays = z.array(day);

const { irregularSlots: slotsMax, seasons: seasonsMax } = LIMITS;

/** The fields of a service for weeks that are not all alike (docs/product.md#what-holds-on-a-date). */
export const irregularFields = {
  irregularSlots: StoredIrregularSlots.max(slotsMax.value, slotsMax.message)
    .describe(
      'Slots of some weeks only. They are told beside `schedule`, which has those of every week.',
    )
    .prefault([]),
  seasons: StoredSeasons.max(seasonsMax.value, seasonsMax.message)
    .describe(
      'Parts of each year, MM-DD, both days included; outside them it is closed. Empty for all year.',
    )
    .prefault([]),
  unknownDays: StoredDays.max(DAYS.length, 'A day can be named once.')
    .refine((days) => new Set(days).size === days.length, 'A day can be named once.')
    // In the order of the week, so that the same days are the same field.
    .overwrite((days) => DAYS.filter((day) => days.includes(day)))
    .describe('Days that are open at times that nobody knows.')
    .prefault([]),
};

type Weeks = { schedule: Schedule; irregularSlots: IrregularSlot[]; unknownDays: Day[] };

/** What is wrong with the fields together, by the field that it is said of. */
export function weekFaults({ schedule, irregularSlots, unknownDays }: Weeks) {
  const overlaps = irregularSlots.flatMap((slot, at) => {
    const others = [...schedule[slot.day], ...irregularSlots.slice(0, at).filter(isSame(slot))];
    const isTwice =
      isTimed(slot) && others.some((other) => isTimed(other) && hasOverlap([slot, other]));
    const message = `Overlapping intervals detected for ${slot.day}.`;
    return isTwice ? [{ path: ['irregularSlots', at, 'end'], message }] : [];
  });
  const both = unknownDays.find(
    (day) => schedule[day].length > 0 || irregularSlots.some((slot) => slot.day === day),
  );
  const message = `${both} has times. Take them away, or say that its times are known.`;
  return both ? [...overlaps, { path: ['unknownDays'], message }] : overlaps;
}

const isSame = (slot: IrregularSlot) => (other: IrregularSlot) => shareDate(slot, other);
