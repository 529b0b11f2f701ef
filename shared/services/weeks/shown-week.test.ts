import { expect, test } from 'vitest';
import { service } from '../../testing/timed.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS } from '../../time/schedule.ts';
import { dateOfDay, shownWeek } from './shown-week.ts';

/** A Friday. */
const TODAY = '2026-12-18';
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
  const week = shownWeek(service(everyDay, { changes: [closed] }), TODAY);
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
  const week = shownWeek(told, null);
  expect(week[0]).toMatchObject({ date: null, slots, mark: '' });
  expect(week[6]).toMatchObject({ mark: 'Open, times not known' });
});

test('a day whose times are not known says so', () => {
  const dayMarks = { Sunday: 'Open, times not known' };
  const told = service({ ...everyDay, Sunday: [] }, { unknownDays: ['Sunday'] });
  const week = shownWeek({ ...told, dayMarks }, TODAY);
  expect(week[6]).toMatchObject({ slots: [], mark: 'Open, times not known' });
});
