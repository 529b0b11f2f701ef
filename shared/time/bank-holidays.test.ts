import { describe, expect, test } from 'vitest';
import { bankHolidaysByRule } from '../testing/bank-holiday-rules.ts';
import { BANK_HOLIDAYS, BANK_HOLIDAYS_END, bankHolidayOn } from './bank-holidays.ts';
import { bankHolidaysAhead } from './holidays/bank-holidays-ahead.ts';

describe('bank holidays of England and Wales', () => {
  const lastYear = Number(BANK_HOLIDAYS_END.slice(0, 4));

  test.each(yearsFrom(2026, lastYear))('%i has the days that the rules give', (year) => {
    const listed = Object.keys(BANK_HOLIDAYS).filter((date) => date.startsWith(`${year}-`));
    expect(listed).toEqual(bankHolidaysByRule(year));
  });

  test('a holiday on a weekend is kept on its own day and on its substitute', () => {
    expect(bankHolidayOn('2026-12-26')).toBe('Boxing Day');
    expect(bankHolidayOn('2027-12-25')).toBe('Christmas Day');
    expect(bankHolidayOn('2028-01-01')).toBe('New Year’s Day');
    expect(bankHolidayOn('2026-12-28')).toBe('Boxing Day (substitute day)');
    expect(bankHolidayOn('2027-12-27')).toBe('Christmas Day (substitute day)');
    expect(bankHolidayOn('2027-12-28')).toBe('Boxing Day (substitute day)');
    expect(bankHolidayOn('2028-01-03')).toBe('New Year’s Day (substitute day)');
  });

  test('each row is named for its day', () => {
    expect(bankHolidayOn('2027-03-26')).toBe('Good Friday');
    expect(bankHolidayOn('2027-03-29')).toBe('Easter Monday');
    expect(bankHolidayOn('2026-05-04')).toBe('Early May bank holiday');
    expect(bankHolidayOn('2026-05-25')).toBe('Spring bank holiday');
    expect(bankHolidayOn('2026-08-31')).toBe('Summer bank holiday');
    expect(bankHolidayOn('2026-11-20')).toBeNull();
  });

  test('those ahead are named with their dates, the day itself among them', () => {
    expect(bankHolidaysAhead('2026-12-25', 1)).toEqual([
      'Friday 25 December 2026: Christmas Day',
      'Saturday 26 December 2026: Boxing Day',
    ]);
    expect(bankHolidaysAhead('2026-11-12', 42)).toEqual([]);
  });

  test('the table reaches at least a year ahead of today', () => {
    const daysLeft = Math.floor((Date.parse(BANK_HOLIDAYS_END) - Date.now()) / 86_400_000);
    expect(
      daysLeft,
      `shared/time/bank-holidays.ts ends on ${BANK_HOLIDAYS_END}. Add the years that www.gov.uk/bank-holidays has announced since and raise BANK_HOLIDAYS_END.`,
    ).toBeGreaterThanOrEqual(365);
  });
});

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
