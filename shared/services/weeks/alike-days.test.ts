import { expect, test } from 'vitest';
import { DAYS, type Day } from '../../time/schedule.ts';
import { gatherAlikeDays } from './alike-days.ts';
import { dateOfDay, type ShownDay } from './shown-week.ts';

const TODAY = '2026-12-01';

/** The week from Tuesday 1 December on, of hours by day; '' is closed. */
const weekOf = (hours: (day: Day) => string): ShownDay[] =>
  DAYS.map((day) => {
    const [start, end] = hours(day).split('-');
    const slots = start && end ? [{ start, end }] : [];
    return { day, date: dateOfDay(day, TODAY), slots, mark: '', isChanged: false };
  }).sort((a, b) => a.date.localeCompare(b.date));

const linesOf = (week: ShownDay[], today: string | null = TODAY) =>
  gatherAlikeDays(week, today).map(({ short, slots, hasToday }) =>
    [hasToday && 'Today', short, slots[0]?.start ?? 'Closed'].filter(Boolean).join(' '),
  );

test('a week that is alike on all days is one line', () => {
  expect(linesOf(weekOf(() => '10:00-21:00'))).toEqual(['Today Every day 10:00']);
});

test('today’s hours lead with the other days that have them, and what is closed comes last', () => {
  const week = weekOf(
    (day) => ({ Saturday: '10:00-12:00', Sunday: '' })[day as string] ?? '09:00-17:00',
  );
  expect(linesOf(week)).toEqual(['Today Mon to Fri 09:00', 'Sat 10:00', 'Sun Closed']);
});

test('where today is closed that is said first', () => {
  const week = weekOf((day) => (day === 'Tuesday' || day === 'Thursday' ? '' : '08:00-10:00'));
  expect(linesOf(week)).toEqual(['Today Tue and Thu Closed', 'Mon, Wed and Fri to Sun 08:00']);
});

test('every date stands in one of its lines, and in their whole names too', () => {
  const lines = gatherAlikeDays(
    weekOf((day) => (day === 'Friday' ? '' : '08:00-10:00')),
    TODAY,
  );
  expect(lines.flatMap(({ dates }) => dates)).toHaveLength(7);
  expect(lines.map(({ spoken }) => spoken)).toEqual([
    'Monday to Thursday, Saturday and Sunday',
    'Friday',
  ]);
});

test('times of which something else is to be known are a line of their own', () => {
  const week = weekOf(() => '08:00-10:00').map((it) =>
    it.day === 'Monday' ? { ...it, mark: 'some weeks only' } : it,
  );
  expect(gatherAlikeDays(week, TODAY).map(({ short, mark }) => [short, mark])).toEqual([
    ['Tue to Sun', ''],
    ['Mon', 'some weeks only'],
  ]);
});
