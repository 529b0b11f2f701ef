import { describe, expect, test } from 'vitest';
import { emptySchedule } from '../empty-schedule.ts';
import { openingHours, weekWords } from './week-summary.ts';

const weekdays = [{ start: '08:00', end: '10:30' }];
const week = {
  ...emptySchedule(),
  Monday: weekdays,
  Tuesday: weekdays,
  Wednesday: weekdays,
  Thursday: weekdays,
  Friday: weekdays,
  Saturday: [{ start: '09:00', end: '11:00' }],
};

describe('a week in few words', () => {
  test('days in a row with the same hours are said together', () => {
    expect(weekWords(week)).toBe('Monday to Friday 08:00–10:30; Saturday 09:00–11:00');
  });

  test('a day between that is closed or differs breaks the row', () => {
    expect(weekWords({ ...week, Wednesday: [] })).toBe(
      'Monday to Tuesday 08:00–10:30; Thursday to Friday 08:00–10:30; Saturday 09:00–11:00',
    );
  });

  test('the same hours all week are every day', () => {
    const always = [{ start: '00:00', end: '24:00' }];
    const all = Object.fromEntries(Object.keys(week).map((day) => [day, always])) as typeof week;
    expect(weekWords(all)).toBe('Every day 00:00–24:00');
  });

  test('no hours are no words', () => {
    expect(weekWords(emptySchedule())).toBe('');
  });

  test('search engines get one text for each slot of a row of days', () => {
    const lateAsWell = [...weekdays, { start: '22:00', end: '02:00' }];
    expect(openingHours({ ...emptySchedule(), Monday: lateAsWell, Tuesday: lateAsWell })).toEqual([
      'Mo-Tu 08:00-10:30',
      'Mo-Tu 22:00-02:00',
    ]);
  });
});
