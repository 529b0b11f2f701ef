import { expect, it } from 'vitest';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { createAlikeWeeks } from '../weeks/alike-weeks.ts';
import {
  addTimes,
  type InWeeks,
  irregularOf,
  irregularTimesWords,
  weeksFaults,
} from './week-editing.ts';

const slot = { start: '10:00', end: '12:00' };
const none = { schedule: emptySchedule(), ...createAlikeWeeks() };
const inWeeks = (fields: Partial<InWeeks>): InWeeks => ({
  choice: 'every',
  from: '2026-11-22',
  season: { from: '11-01', to: '03-31' },
  ...fields,
});

it('adds times to every week, or to some', () => {
  const every = addTimes(none, ['Tuesday'], slot, inWeeks({}));
  expect(every).toEqual({ ...none, schedule: { ...none.schedule, Tuesday: [slot] } });
  const first = addTimes(none, ['Tuesday'], slot, inWeeks({ choice: 'first' }));
  expect(first.irregularSlots).toEqual([{ day: 'Tuesday', week: 'first', ...slot }]);
  expect(first.schedule).toEqual(none.schedule);
});

it('begins every other week with the first such days from the date on', () => {
  expect(irregularOf(['Sunday', 'Friday'], slot, inWeeks({ choice: 'other' }))).toEqual([
    { day: 'Sunday', everyOtherFrom: '2026-11-22', ...slot },
    { day: 'Friday', everyOtherFrom: '2026-11-27', ...slot },
  ]);
});

it('knows the times of a day that gets some', () => {
  const weeks = { ...none, unknownDays: ['Tuesday' as const, 'Friday' as const] };
  expect(addTimes(weeks, ['Tuesday'], slot, inWeeks({})).unknownDays).toEqual(['Friday']);
});

it('says what is to be added', () => {
  const words = (days: Parameters<typeof irregularOf>[0], fields: Partial<InWeeks>) =>
    irregularTimesWords(irregularOf(days, slot, inWeeks(fields)));
  expect(words(['Tuesday'], { choice: 'first' })).toBe(
    '10am to midday, first Tuesday of the month',
  );
  expect(words(['Monday'], { choice: 'season' })).toBe(
    '10am to midday, every Monday, 1 November to 31 March',
  );
  expect(words([], { choice: 'first' })).toBe('');
});

it('finds what is wrong by the rules of a save', () => {
  const twice = addTimes(
    addTimes(none, ['Tuesday'], slot, inWeeks({ choice: 'fourth' })),
    ['Tuesday'],
    slot,
    inWeeks({ choice: 'last' }),
  );
  expect(Object.keys(weeksFaults(twice))).toEqual(['irregularSlots.1.end']);
  expect(weeksFaults(none)).toEqual({});
});
