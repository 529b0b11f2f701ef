import { BANK_HOLIDAYS, type BankHolidays } from '../bank-holidays.ts';
import { addDays, formatDate, startOfDate } from '../city-time.ts';

/**
 * 'Friday 25 December 2026: Christmas Day', those of a city date YYYY-MM-DD and of the `days` after it, with those that an
 * admin `added`.
 */
export function bankHolidaysAhead(date: string, days: number, added?: BankHolidays): string[] {
  const end = addDays(date, days);
  return Object.entries({ ...added, ...BANK_HOLIDAYS })
    .filter(([day]) => day >= date && day <= end)
    .sort()
    .map(([day, name]) => `${formatDate(startOfDate(day))}: ${name}`);
}
