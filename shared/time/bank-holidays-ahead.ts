import { BANK_HOLIDAYS } from './bank-holidays.ts';
import { addDays, formatDate, startOfDate } from './city-time.ts';

/** 'Friday 25 December 2026: Christmas Day', those of a city date YYYY-MM-DD and of the `days` after it. */
export function bankHolidaysAhead(date: string, days: number): string[] {
  const end = addDays(date, days);
  return Object.entries(BANK_HOLIDAYS)
    .filter(([day]) => day >= date && day <= end)
    .map(([day, name]) => `${formatDate(startOfDate(day))}: ${name}`);
}
