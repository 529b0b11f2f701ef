import { describe, expect, test } from 'vitest';
import { todaySheet } from './print-today.ts';

/** A Friday, 9 in the morning. */
const NOW = Date.parse('2026-11-20T09:00:00Z');

describe('whom to ring for somewhere to sleep', () => {
  const tonight = (now: number, date: string | null = null) =>
    todaySheet(date, { services: [] }, now).tonight.map(({ contact, when }) => [
      contact.phoneDisplay,
      when,
    ]);

  test('in office hours the council, and when it answers on this day', () => {
    expect(tonight(NOW)).toEqual([
      ['0117 352 6800', '09:00–17:00'],
      ['01454 615165', 'Before 09:00 and from 17:00, all night'],
    ]);
    expect(tonight(NOW, '2026-11-25')[0]).toEqual(['0117 352 6800', '10:00–17:00']);
  });

  test('before the council answers each has its hours whole: none refers to what stands below it', () => {
    expect(tonight(Date.parse('2026-11-25T07:00:00Z'))).toEqual([
      ['01454 615165', 'Before 10:00 and from 17:00, all night'],
      ['0117 352 6800', '10:00–17:00'],
    ]);
  });

  test('at a weekend and on a bank holiday the team that answers, all day', () => {
    const closed = [
      ['01454 615165', 'All day and all night'],
      ['0117 352 6800', 'Closed on this day'],
    ];
    expect(tonight(NOW, '2026-11-21')).toEqual(closed);
    expect(tonight(Date.parse('2026-12-25T11:00:00Z'))).toEqual(closed);
  });
});
