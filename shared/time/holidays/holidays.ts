import { BANK_HOLIDAYS, type BankHolidays } from '../bank-holidays.ts';
import { addDays } from '../city-time.ts';
import { daysBetween } from '../day-after.ts';

/** Bank holidays that organisations are asked about in one question, with the days between them. */
export type Holiday = {
  /** City dates YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** 'Christmas and New Year', 'Easter', 'Summer bank holiday'. */
  title: string;
  /** Every date from the first to the last, with the name of its bank holiday, '' for none. */
  days: readonly { date: string; name: string }[];
};

/** How many days ahead organisations are asked, and the public page tells: six weeks. */
const ASKED_AHEAD = 42;

/** How far apart two bank holidays of one question may be: Boxing Day and New Year's Day are six days. */
const NEIGHBOURS = 6;

/**
 * The questions of all bank holidays, those that an admin `added` among them, by their dates: one question for those that
 * are at most six days apart (docs/product.md#holidays). One that begins with Christmas Day begins with Christmas Eve.
 */
function allHolidays(added: BankHolidays): Holiday[] {
  const names: BankHolidays = { ...added, ...BANK_HOLIDAYS };
  const spells: string[][] = [];
  for (const date of Object.keys(names).sort()) {
    const last = spells.at(-1)?.at(-1);
    if (last && daysBetween(last, date) <= NEIGHBOURS) spells.at(-1)?.push(date);
    else spells.push([date]);
  }
  return spells.map((dates) => holidayOf(dates, names));
}

function holidayOf(dates: readonly string[], names: BankHolidays): Holiday {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const from = first.endsWith('-12-25') ? addDays(first, -1) : first;
  const days = Array.from({ length: daysBetween(from, last) + 1 }, (_, at) => {
    const date = addDays(from, at);
    return { date, name: names[date] ?? '' };
  });
  return { from, to: last, title: titleOf(dates, names), days };
}

function titleOf(dates: readonly string[], names: BankHolidays): string {
  const named = dates.map((date) => names[date] ?? '');
  if (named.includes('Christmas Day')) return 'Christmas and New Year';
  if (named.includes('Good Friday')) return 'Easter';
  return named.join(' and ');
}

/** The questions that are open on a city date YYYY-MM-DD: those that begin within six weeks and are not over. */
export const comingHolidays = (date: string, added: BankHolidays = {}): Holiday[] =>
  allHolidays(added).filter(({ from, to }) => to >= date && from <= addDays(date, ASKED_AHEAD));

/** The first holiday that is not over on a city date, however far ahead. */
export const nextHoliday = (date: string, added: BankHolidays = {}): Holiday | undefined =>
  allHolidays(added).find(({ to }) => to >= date);

/** Those of its dates that are not over on a city date. */
export const daysLeft = ({ days }: Holiday, today: string): Holiday['days'] =>
  days.filter(({ date }) => date >= today);
