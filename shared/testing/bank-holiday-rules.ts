/** The bank holidays of England and Wales worked out from the rules: the second opinion on the table. */

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** The dates YYYY-MM-DD of one year, in order: the days themselves, and their substitutes after a weekend. One-off holidays by proclamation are not in it. */
export function bankHolidaysByRule(year: number): string[] {
  const easter = easterSunday(year);
  const newYear = new Date(Date.UTC(year, 0, 1));
  const christmas = new Date(Date.UTC(year, 11, 25));
  const boxing = new Date(Date.UTC(year, 11, 26));
  const christmasObserved = isWeekend(christmas) ? nextFree(christmas, []) : christmas;
  const boxingObserved =
    isWeekend(boxing) || same(boxing, christmasObserved)
      ? nextFree(boxing, [christmasObserved])
      : boxing;
  const days = [
    newYear,
    christmas,
    boxing,
    isWeekend(newYear) ? nextFree(newYear, []) : newYear,
    plus(easter, -2),
    plus(easter, 1),
    firstMonday(year, 4),
    lastMonday(year, 4),
    lastMonday(year, 7),
    christmasObserved,
    boxingObserved,
  ];
  return [...new Set(days.map((day) => day.toISOString().slice(0, 10)))].sort();
}

/** Gregorian Easter by the "anonymous" computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

function firstMonday(year: number, month: number): Date {
  let day = new Date(Date.UTC(year, month, 1));
  while (day.getUTCDay() !== MONDAY) day = plus(day, 1);
  return day;
}

function lastMonday(year: number, month: number): Date {
  let day = new Date(Date.UTC(year, month + 1, 0));
  while (day.getUTCDay() !== MONDAY) day = plus(day, -1);
  return day;
}

function nextFree(from: Date, taken: Date[]): Date {
  let day = from;
  while (isWeekend(day) || taken.some((it) => same(it, day))) day = plus(day, 1);
  return day;
}

function isWeekend(day: Date): boolean {
  return [SATURDAY, SUNDAY].includes(day.getUTCDay());
}

function same(a: Date, b: Date): boolean {
  return a.getTime() === b.getTime();
}

function plus(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000);
}
