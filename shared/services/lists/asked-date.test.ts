import { describe, expect, test } from 'vitest';
import { dateAsked, refuseDate } from './asked-date.ts';

/** A Sunday. */
const TODAY = '2026-11-22';

describe('a day that is asked for', () => {
  test.each([
    ['today', TODAY],
    ['tomorrow', '2026-11-23'],
    ['Sunday', TODAY],
    ['Saturday', '2026-11-28'],
    ['2026-12-25', '2026-12-25'],
  ] as const)('"%s" is a date', (when, date) => {
    expect(dateAsked(when, TODAY)).toBe(date);
    expect(refuseDate(date, TODAY)).toBe('');
  });

  test.each(['2026-02-30', '2026-13-01', '0000-00-00'] as const)('%s is none', (when) => {
    expect(dateAsked(when, TODAY)).toBe('');
  });
});

describe('a day of which nothing is said', () => {
  const choice = 'You can choose today, and every day up to Thursday 21 January 2027.';
  test.each([
    ['2026-11-21', `Saturday 21 November 2026 is over. ${choice}`],
    ['2027-01-22', `Friday 22 January 2027 is too far ahead. ${choice}`],
    ['', `There is no such day. ${choice}`],
  ])('"%s" is refused in words, and no other is shown', (date, words) => {
    expect(refuseDate(date, TODAY)).toBe(words);
  });

  test('the sixtieth day ahead is the last', () => {
    expect(refuseDate('2027-01-21', TODAY)).toBe('');
  });
});
