import { describe, expect, it } from 'vitest';
import { DAYS, type Day } from '../schedule.ts';
import { describeDayRun, findDayRuns, listDays } from './day-runs.ts';

const WEEKDAYS = DAYS.slice(0, 5);

describe('days of which the same holds', () => {
  it('stand in one run as long as they follow each other', () => {
    expect(findDayRuns(['Monday', 'Tuesday', 'Thursday', 'Sunday'])).toEqual([
      ['Monday', 'Tuesday'],
      ['Thursday'],
      ['Sunday'],
    ]);
  });

  it('and a day of which something else holds begins another', () => {
    expect(findDayRuns(DAYS, (day) => (day === 'Wednesday' ? 'late' : 'early'))).toEqual([
      ['Monday', 'Tuesday'],
      ['Wednesday'],
      ['Thursday', 'Friday', 'Saturday', 'Sunday'],
    ]);
  });

  it('are said by the first and the last', () => {
    expect(findDayRuns(['Monday', 'Wednesday', 'Thursday']).map(describeDayRun)).toEqual([
      'Monday',
      'Wednesday to Thursday',
    ]);
    expect(findDayRuns(DAYS).map(describeDayRun)).toEqual(['Every day']);
    expect(findDayRuns([])).toEqual([]);
  });
});

describe('a list of days', () => {
  it.each<[Day[], string]>([
    [[...DAYS], 'every day'],
    [[...WEEKDAYS], 'Monday to Friday'],
    [['Saturday', 'Sunday'], 'Saturday and Sunday'],
    [['Sunday', 'Monday'], 'Monday and Sunday'],
    [
      ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'],
      'Monday, Wednesday to Friday and Sunday',
    ],
    [['Friday'], 'Friday'],
    [[], ''],
  ])('%j is said as: %s', (days, words) => {
    expect(listDays(days)).toBe(words);
  });
});
