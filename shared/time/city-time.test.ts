import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anyInstant } from '../testing/arbitrary-times.ts';
import { dateOf, wallMinute, weekdayOf } from '../testing/minute-model.ts';
import {
  addDays,
  cityTime,
  dayDateWords,
  dayOf,
  formatDate,
  formatTime,
  isDate,
} from './city-time.ts';
import { dayAfter } from './day-after.ts';

const at = (iso: string) => Date.parse(iso);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the time in the city', () => {
  test('is Greenwich time in winter and an hour ahead in summer', () => {
    expect(cityTime(at('2026-11-20T14:32:59Z'))).toEqual({
      day: 'Friday',
      minute: 14 * 60 + 32,
      date: '2026-11-20',
    });
    expect(cityTime(at('2026-07-31T23:30:00Z'))).toEqual({
      day: 'Saturday',
      minute: 30,
      date: '2026-08-01',
    });
  });

  test('midnight is minute 0 of the new day', () => {
    expect(cityTime(at('2026-12-31T23:59:59Z'))).toMatchObject({ minute: 1439, day: 'Thursday' });
    expect(cityTime(at('2027-01-01T00:00:00Z'))).toMatchObject({ minute: 0, date: '2027-01-01' });
  });

  test('skips an hour on the spring night', () => {
    expect(cityTime(at('2027-03-28T00:59:00Z')).minute).toBe(59);
    expect(cityTime(at('2027-03-28T01:00:00Z')).minute).toBe(120);
  });

  test('shows an hour twice on the autumn night', () => {
    expect(cityTime(at('2026-10-25T00:59:00Z')).minute).toBe(119);
    expect(cityTime(at('2026-10-25T01:00:00Z')).minute).toBe(60);
  });

  test('is the same on a device set to another zone', () => {
    const instant = at('2026-11-20T14:32:00Z');
    const here = cityTime(instant);
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(new Date(instant).getHours()).toBe(6);
    expect(cityTime(instant)).toEqual(here);
    expect(dayOf('2026-11-20')).toBe('Friday');
    expect(addDays('2026-11-20', 1)).toBe('2026-11-21');
    expect(formatDate(instant)).toBe('Friday 20 November 2026');
  });

  test('agrees with the rule of British Summer Time at every instant', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const minute = wallMinute(instant);
        expect(cityTime(instant)).toEqual({
          day: weekdayOf(minute),
          minute: minute % 1440,
          date: dateOf(minute),
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('dates', () => {
  test('move over months, years and clock changes', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  });

  test('weekdays go round', () => {
    expect(dayAfter('Sunday', 1)).toBe('Monday');
    expect(dayAfter('Monday', -1)).toBe('Sunday');
    expect(dayAfter('Wednesday', 7)).toBe('Wednesday');
  });

  test('an instant is written out for people', () => {
    expect(formatTime(at('2026-11-20T14:32:00Z'))).toBe('2:32pm');
    expect(formatTime(at('2026-07-01T11:00:00Z'))).toBe('midday');
    expect(formatDate(at('2026-11-20T14:32:00Z'))).toBe('Friday 20 November 2026');
    expect(formatDate(at('2026-07-31T23:30:00Z'))).toBe('Saturday 1 August 2026');
    expect(dayDateWords('2026-12-04')).toBe('Friday 4 December');
  });
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-20T00:00', false],
  ['last week', false],
  ['', false],
])('%o is a date of the calendar: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
