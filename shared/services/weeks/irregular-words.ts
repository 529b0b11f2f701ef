import { capitalise } from '../../text/sentence.ts';
import { dateWords } from '../../time/city-time.ts';
import type { DateSpan } from '../../time/date-spans.ts';
import { type IrregularSlot, nextDateOf } from '../../time/irregular-slots.ts';
import { type Day, formatSlot } from '../../time/schedule.ts';
import { listDays } from '../../time/words/day-runs.ts';
import type { Service, WeekField } from '../service.ts';
import { hoursWords } from './schedule-editing.ts';

// For the server and the signed-in areas: a visitor's phone gets these words with the service.

type Weeks = { readonly [Name in WeekField]: Readonly<Service[Name]> };

/**
 * What a week of a service does not say, a line each, beside its times: 'First Tuesday of the month 10:00–12:00', 'Open
 * only 1 November to 31 March'. Every other week counts from the next date on or after a city date YYYY-MM-DD, so that
 * a reader can count on.
 */
export function timesInWords(
  { irregularSlots, seasons, unknownDays }: Weeks,
  date: string,
): string[] {
  const groups = new Map<string, IrregularSlot[]>();
  for (const slot of irregularSlots) {
    const isEveryWeek = !slot.week && !slot.everyOtherFrom;
    const key = JSON.stringify({ ...slot, ...(isEveryWeek && { day: undefined }) });
    groups.set(key, [...(groups.get(key) ?? []), slot]);
  }
  return [
    ...[...groups.values()].flatMap((slots) => {
      const [slot] = slots;
      if (!slot) return [];
      const days = slots.map(({ day }) => day);
      return [`${weeksWords(slot, days, fromNext(slot, date))} ${formatSlot(slot)}`];
    }),
    ...(seasons.length > 0 ? [`Open only ${seasonsWords(seasons)}`] : []),
    ...(unknownDays.length > 0 ? [unknownDaysWords(unknownDays)] : []),
  ];
}

const fromNext = (slot: IrregularSlot, date: string) => {
  const next = slot.everyOtherFrom && nextDateOf(slot, date);
  return next ? dateWords(next) : '';
};

/** In which weeks a slot holds: 'First Tuesday of the month', 'Every other Friday from 4 December 2026'. */
export const slotWeeksWords = (slot: IrregularSlot): string => {
  const { everyOtherFrom = '' } = slot;
  const from = everyOtherFrom && `${dateWords(everyOtherFrom)} ${everyOtherFrom.slice(0, 4)}`;
  return weeksWords(slot, [slot.day], from);
};

function weeksWords(
  { day, week, everyOtherFrom, season }: IrregularSlot,
  days: readonly Day[],
  from: string,
): string {
  const each = days.length > 1 ? listDays(days) : `every ${day}`;
  const other = `every other ${day}${from && ` from ${from}`}`;
  const words = week ? `${week} ${day} of the month` : everyOtherFrom ? other : each;
  return capitalise(season ? `${words}, ${seasonWords(season)}` : words);
}

/** 'First Tuesday of the month, 10am to midday'. */
export const irregularSlotWords = (slot: IrregularSlot): string =>
  `${slotWeeksWords(slot)}, ${hoursWords(slot)}`;

/** 'Open Monday and Thursday, times not known'. */
export const unknownDaysWords = (days: readonly Day[]): string =>
  `Open ${listDays(days)}, times not known`;

/** '1 November to 31 March and 1 to 30 June'. */
export const seasonsWords = (seasons: readonly DateSpan[]): string =>
  seasons.map(seasonWords).join(' and ');

/** '1 November to 31 March', both days of every year. */
export const seasonWords = ({ from, to }: DateSpan): string => {
  const [first, last] = [from, to].map((day) => dateWords(`2028-${day}`));
  return first === last ? `${first}` : `${first} to ${last}`;
};
