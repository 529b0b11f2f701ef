import { expect, test } from 'vitest';
import { service } from '../../testing/timed.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS } from '../../time/schedule.ts';
import { dateOfDay, shownWeek } from './shown-week.ts';

/** A Friday. */
const TODAY = '2026-12-18';
const NOON = Date.parse('2026-12-18T12:00Z');
const slots = [{ start: '10:00', end: '12:00' }];
const everyDay = Object.fromEntries(DAYS.map((day) => [day, slots])) as Record<
  (typeof DAYS)[number],
  typeof slots
>;

test('a weekday is the first such date from today on, today included', () => {
  expect(dateOfDay('Friday', TODAY)).toBe(TODAY);
  expect(dateOfDay('Thursday', TODAY)).toBe('2026-12-24');
});

test('a week shows what holds on its seven dates, and which of them were changed', () => {
  const closed = { kind: 'closed', from: '2026-12-24', to: '2027-01-02', reason: '' } as const;
  const week = shownWeek(service(everyDay, { changes: [closed] }), TODAY, NOON);
  expect(week.map(({ day }) => day)).toEqual([...DAYS]);
  expect(week.filter(({ isChanged }) => isChanged)).toEqual([
    { day: 'Thursday', date: '2026-12-24', slots: [], mark: '', isChanged: true },
  ]);
  expect(week[4]).toEqual({
    day: 'Friday',
    date: TODAY,
    slots,
    mark: '',
    isChanged: false,
  });
});

test('without the present it is the week as it was entered, whatever holds on the coming dates', () => {
  const dayMarks = { Sunday: 'Open, times not known' };
  const told = { ...service(emptySchedule(), { weeklySchedule: everyDay }), dayMarks };
  const week = shownWeek(told, null, null);
  expect(week[0]).toMatchObject({ date: null, slots, mark: '' });
  expect(week[6]).toMatchObject({ mark: 'Open, times not known' });
});

test('a day whose times are not known says so', () => {
  const dayMarks = { Sunday: 'Open, times not known' };
  const told = service({ ...everyDay, Sunday: [] }, { unknownDays: ['Sunday'] });
  const week = shownWeek({ ...told, dayMarks }, TODAY, NOON);
  expect(week[6]).toMatchObject({ slots: [], mark: 'Open, times not known' });
});

test('today’s cell says that no meal is left, in the place of the hours that it is about, until they end', () => {
  const meals = [
    { start: '11:00', end: '13:00' },
    { start: '18:00', end: '19:00' },
  ];
  const full = { what: 'meals', since: '2026-12-18T11:30Z', until: '2026-12-18T13:00Z' } as const;
  const lunch = service({ ...everyDay, Friday: meals }, { full });
  const friday = (now: number) => shownWeek(lunch, TODAY, now)[4];
  expect(friday(NOON)).toMatchObject({ slots: meals.slice(1), mark: 'No more meals today' });
  expect(friday(Date.parse(full.until))).toMatchObject({ slots: meals, mark: '' });
  expect(shownWeek(lunch, TODAY, NOON)[5]?.mark).toBe('');
});

test('of a bed it is said while the night lasts, and the next night is on in the morning', () => {
  const nights = Object.fromEntries(
    DAYS.map((day) => [day, [{ start: '21:00', end: '08:00' }]]),
  ) as typeof everyDay;
  const full = { what: 'beds', since: '2026-12-18T21:30Z', until: '2026-12-19T12:00Z' } as const;
  const shelter = service(nights, { full });
  const evening = shownWeek(shelter, TODAY, Date.parse('2026-12-18T22:00Z'));
  expect(evening[4]).toMatchObject({ slots: [], mark: 'Full tonight', isChanged: true });
  const morning = shownWeek(shelter, '2026-12-19', Date.parse('2026-12-19T07:00Z'));
  expect(morning[5]).toMatchObject({ slots: nights.Saturday, mark: '' });
});
