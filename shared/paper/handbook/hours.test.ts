import { expect, it } from 'vitest';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { addDates } from '../../time/irregular-slots.ts';
import { DAYS } from '../../time/schedule.ts';
import { paperHours } from './hours.ts';

const times = { start: '10:00', end: '12:00' };
const irregularSlots = addDates([{ day: 'Tuesday', week: 'first', ...times }], '2026-11-20');

it('marks the days that some weeks have, and those of which the times are not known', () => {
  const schedule = { ...emptySchedule(), Monday: [times] };
  const hours = paperHours(schedule, { irregularSlots, unknownDays: ['Sunday'] });
  expect(hours).toMatchObject({
    runs: [
      { days: 'Monday', slots: ['10:00–12:00'] },
      { days: 'Tuesday', slots: ['Some weeks'] },
      { days: 'Wednesday to Saturday', slots: ['Closed'] },
      { days: 'Sunday', slots: ['Not known'] },
    ],
  });
});

it('says both of a day that has times each week and others in some', () => {
  const hours = paperHours({ ...emptySchedule(), Tuesday: [times] }, { irregularSlots });
  expect(hours).toMatchObject({
    runs: [
      { days: 'Monday', slots: ['Closed'] },
      { days: 'Tuesday', slots: ['10:00–12:00', 'Some weeks'] },
      { days: 'Wednesday to Sunday', slots: ['Closed'] },
    ],
  });
});

it('tells nobody to call where no number is listed', () => {
  expect(paperHours(emptySchedule(), { phone: '' })).toMatchObject({
    text: 'Hours not known. Ask at a day centre.',
  });
  expect(paperHours(emptySchedule(), { unknownDays: DAYS, phone: '' })).toMatchObject({
    text: 'Open every day, times not known. Ask at a day centre.',
  });
});

it('says once that every day is open at times not known', () => {
  expect(paperHours(emptySchedule(), { unknownDays: DAYS })).toEqual({
    kind: 'once',
    text: 'Open every day, times not known. Call first.',
    isUnknown: true,
  });
});
