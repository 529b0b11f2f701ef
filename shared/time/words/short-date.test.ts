import { expect, it, test } from 'vitest';
import { formatShortDate, shortDate } from './short-date.ts';

it('is the city’s date', () => {
  expect(formatShortDate(Date.parse('2026-11-20T14:32:00Z'))).toBe('20 Nov 2026');
  expect(formatShortDate(Date.parse('2026-07-31T23:30:00Z'))).toBe('1 Aug 2026');
});

test('a date beside its weekday is its day and month', () => {
  expect(shortDate('2026-12-24')).toBe('24 Dec');
  expect(shortDate('2027-05-03')).toBe('3 May');
});
