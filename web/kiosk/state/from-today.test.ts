import { expect, test } from 'vitest';
import type { ShownDay } from '../../../shared/services/weeks/shown-week.ts';
import { rotateToToday } from './from-today.ts';

const day = (day: ShownDay['day'], date: string | null): ShownDay => ({
  day,
  date,
  slots: [],
  mark: '',
  isChanged: false,
});

test('a week begins with today, and where nobody knows the day, with Monday', () => {
  const days = (week: ShownDay[]) => rotateToToday(week).map((it) => it.day);
  expect(
    days([
      day('Monday', '2026-11-30'),
      day('Tuesday', '2026-11-24'),
      day('Wednesday', '2026-11-25'),
    ]),
  ).toEqual(['Tuesday', 'Wednesday', 'Monday']);
  expect(days([day('Monday', null), day('Tuesday', null)])).toEqual(['Monday', 'Tuesday']);
});
