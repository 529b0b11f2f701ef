import { expect, it } from 'vitest';
import type { IrregularSlot } from '../../time/irregular-slots.ts';
import { createAlikeWeeks } from './alike-weeks.ts';
import { irregularSlotWords, timesInWords } from './irregular-words.ts';

const times = { start: '10:00', end: '12:00' };
const winter = { from: '11-01', to: '03-31' };
const lines = (weeks: Partial<ReturnType<typeof createAlikeWeeks>>) =>
  timesInWords({ ...createAlikeWeeks(), ...weeks }, '2026-11-22');

it.each<[Omit<IrregularSlot, 'start' | 'end'>, string, string]>([
  [
    { day: 'Tuesday', week: 'first' },
    'First Tuesday of the month 10:00–12:00',
    'First Tuesday of the month, 10am to midday',
  ],
  [
    { day: 'Friday', everyOtherFrom: '2026-12-04' },
    'Every other Friday from 4 December 10:00–12:00',
    'Every other Friday from 4 December 2026, 10am to midday',
  ],
  [
    { day: 'Friday', everyOtherFrom: '2025-11-14' },
    'Every other Friday from 27 November 10:00–12:00',
    'Every other Friday from 14 November 2025, 10am to midday',
  ],
  [
    { day: 'Monday', season: winter },
    'Every Monday, 1 November to 31 March 10:00–12:00',
    'Every Monday, 1 November to 31 March, 10am to midday',
  ],
])('says of a slot in which weeks it holds: %j', (slot, line, words) => {
  expect(lines({ irregularSlots: [{ ...slot, ...times }] })).toEqual([line]);
  expect(irregularSlotWords({ ...slot, ...times })).toBe(words);
});

it('says several days of one season in a line', () => {
  const irregularSlots = (['Monday', 'Tuesday', 'Wednesday'] as const).map((day) => ({
    day,
    season: winter,
    ...times,
  }));
  expect(lines({ irregularSlots })).toEqual([
    'Monday to Wednesday, 1 November to 31 March 10:00–12:00',
  ]);
});

it('says seasons and days of which the times are not known', () => {
  expect(lines({ seasons: [winter, { from: '06-05', to: '06-05' }] })).toEqual([
    'Open only 1 November to 31 March and 5 June',
  ]);
  expect(lines({ unknownDays: ['Friday', 'Sunday'] })).toEqual([
    'Open Friday and Sunday, times not known',
  ]);
});
