/** Bank holidays by date YYYY-MM-DD, each with its name. */
export type BankHolidays = Readonly<Record<string, string>>;

/**
 * Bank holidays of England and Wales by date, as www.gov.uk/bank-holidays lists them. Where Christmas Day, Boxing Day
 * or New Year's Day falls on a weekend, the day itself stands here beside its substitute: places close on both
 * (docs/decisions/001). Royal and other one-off days are added by an admin
 * when they are announced (docs/product.md#holidays). Years that are over are not kept: every visitor downloads it.
 */
export const BANK_HOLIDAYS: BankHolidays = {
  '2026-01-01': 'New Year’s Day',
  '2026-04-03': 'Good Friday',
  '2026-04-06': 'Easter Monday',
  '2026-05-04': 'Early May bank holiday',
  '2026-05-25': 'Spring bank holiday',
  '2026-08-31': 'Summer bank holiday',
  '2026-12-25': 'Christmas Day',
  '2026-12-26': 'Boxing Day',
  '2026-12-28': 'Boxing Day (substitute day)',

  '2027-01-01': 'New Year’s Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-03': 'Early May bank holiday',
  '2027-05-31': 'Spring bank holiday',
  '2027-08-30': 'Summer bank holiday',
  '2027-12-25': 'Christmas Day',
  '2027-12-26': 'Boxing Day',
  '2027-12-27': 'Christmas Day (substitute day)',
  '2027-12-28': 'Boxing Day (substitute day)',

  '2028-01-01': 'New Year’s Day',
  '2028-01-03': 'New Year’s Day (substitute day)',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-05-01': 'Early May bank holiday',
  '2028-05-29': 'Spring bank holiday',
  '2028-08-28': 'Summer bank holiday',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
};

/** The last date that the table speaks for; a test fails when it comes within a year. */
export const BANK_HOLIDAYS_END = '2028-12-31';

/** The name of the bank holiday on a city date YYYY-MM-DD, or null; `added` are those that an admin added. */
export function bankHolidayOn(date: string, added?: BankHolidays): string | null {
  return BANK_HOLIDAYS[date] ?? added?.[date] ?? null;
}
