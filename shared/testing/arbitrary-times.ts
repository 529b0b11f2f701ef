import fc from 'fast-check';
import { BANK_HOLIDAYS_END } from '../time/bank-holidays.ts';
import { DAYS, type Schedule, type Slot } from '../time/schedule.ts';
import { bankHolidaysByRule } from './bank-holiday-rules.ts';
import { lastSundayAtOne } from './minute-model.ts';

const HOUR = 3_600_000;
const YEARS = [2026, 2027, 2028];

const time = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1440 }) },
);

function clock(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Any slot with a length, past midnight and 24:00 included. */
export const anySlot: fc.Arbitrary<Slot> = fc
  .oneof(
    { weight: 8, arbitrary: fc.tuple(time, time) },
    { weight: 1, arbitrary: fc.constant([0, 1440] as [number, number]) },
    { weight: 1, arbitrary: fc.tuple(fc.constant(1440), time) },
    { weight: 1, arbitrary: fc.tuple(time, fc.constantFrom(0, 1440)) },
  )
  .filter(([start, end]) => start !== end && !(start === 1440 && end === 0))
  .map(([start, end]) => ({ start: clock(start), end: clock(end) }));

const anyDay = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Slot[]>([]) },
  { weight: 3, arbitrary: fc.array(anySlot, { maxLength: 3 }) },
);

const allDay: Slot[] = [{ start: '00:00', end: '24:00' }];
const roundTheClock: Slot[] = [
  { start: '24:00', end: '09:00' },
  { start: '09:00', end: '24:00' },
];

/** Any week with some slot: sparse, crowded, and open day and night but for a day or none. */
export const anySchedule: fc.Arbitrary<Schedule> = fc
  .oneof(
    { weight: 12, arbitrary: week(anyDay) },
    { weight: 2, arbitrary: week(fc.oneof({ weight: 9, arbitrary: fc.constant(allDay) }, anyDay)) },
    { weight: 1, arbitrary: week(fc.constant(allDay)) },
    { weight: 1, arbitrary: week(fc.constant(roundTheClock)) },
  )
  .filter((schedule) => DAYS.some((day) => schedule[day].length > 0));

/** A week of nights that begin in the evening or past midnight and end by four. */
export const anyNights: fc.Arbitrary<Schedule> = week(
  fc
    .tuple(fc.constantFrom(1200, 1320, 1440), fc.integer({ min: 1, max: 240 }))
    .map(([start, end]) => [{ start: clock(start), end: clock(end) }]),
);

function week(day: fc.Arbitrary<Slot[]>): fc.Arbitrary<Schedule> {
  return fc.record({
    Monday: day,
    Tuesday: day,
    Wednesday: day,
    Thursday: day,
    Friday: day,
    Saturday: day,
    Sunday: day,
  });
}

const holidayMidnights = YEARS.flatMap(bankHolidaysByRule).map((date) => Date.parse(date));
const clockChanges = YEARS.flatMap((year) => [2, 9].map((month) => lastSundayAtOne(year, month)));

/** Any instant (epoch ms) within two hours of a change of the clocks. */
export const anyClockChange = near(clockChanges, 2 * HOUR);

/** An opening is looked for a year ahead: after this that would be beyond the table. */
const LAST = Date.parse(BANK_HOLIDAYS_END) - 370 * 24 * HOUR;

/** Any instant (epoch ms) a year from which the table still covers, often near a holiday or clock change. */
export const anyInstant: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 15), max: LAST }),
  near(holidayMidnights, 48 * HOUR),
  anyClockChange,
);

function near(instants: number[], reach: number): fc.Arbitrary<number> {
  return fc
    .tuple(fc.constantFrom(...instants), fc.integer({ min: -reach, max: reach }))
    .map(([instant, by]) => instant + by)
    .filter((instant) => instant > Date.UTC(2026, 0, 5) && instant < LAST);
}
