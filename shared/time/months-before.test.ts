import { describe, expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

const moved = (iso: string, months: number) =>
  new Date(monthsBefore(Date.parse(iso), months)).toISOString();

describe('months before an instant', () => {
  it('keeps the day and the time of day', () => {
    expect(moved('2026-11-28T09:30:15.250Z', 12)).toBe('2025-11-28T09:30:15.250Z');
    expect(moved('2026-03-15T23:59:00.000Z', 1)).toBe('2026-02-15T23:59:00.000Z');
    expect(moved('2026-11-28T09:30:00.000Z', 0)).toBe('2026-11-28T09:30:00.000Z');
  });

  it('goes over the new year', () => {
    expect(moved('2026-01-05T00:00:00.000Z', 2)).toBe('2025-11-05T00:00:00.000Z');
  });

  it('is the last day of a month that is shorter', () => {
    expect(moved('2028-02-29T12:00:00.000Z', 12)).toBe('2027-02-28T12:00:00.000Z');
    expect(moved('2028-02-29T12:00:00.000Z', 48)).toBe('2024-02-29T12:00:00.000Z');
    expect(moved('2026-03-31T12:00:00.000Z', 1)).toBe('2026-02-28T12:00:00.000Z');
    expect(moved('2026-12-31T12:00:00.000Z', 6)).toBe('2026-06-30T12:00:00.000Z');
  });
});
