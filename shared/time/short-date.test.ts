import { expect, it } from 'vitest';
import { formatShortDate } from './short-date.ts';

it('is the city’s date', () => {
  expect(formatShortDate(Date.parse('2026-11-20T14:32:00Z'))).toBe('20 Nov 2026');
  expect(formatShortDate(Date.parse('2026-07-31T23:30:00Z'))).toBe('1 Aug 2026');
});
