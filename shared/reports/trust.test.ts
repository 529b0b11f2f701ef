import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/units.ts';
import { durationWords, shareWords, trustAt } from './trust.ts';

const NOW = Date.parse('2026-11-23T14:00:00Z');
const AFTER = [45, 66, 87];
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();
const checked = (days: number, signIns = 1) => ({ lastCheckedAt: ago(days * DAY), signIns });
const never = { lastCheckedAt: '', signIns: 1 };
const answered = (hours: number) => ({
  at: ago(10 * DAY),
  answeredAt: ago(10 * DAY - hours * HOUR),
});

describe('how far the handbook is to be trusted', () => {
  it('is said of an empty one without a figure that is none', () => {
    expect(trustAt([], [], AFTER, NOW)).toEqual({
      listings: 0,
      checked: 0,
      askedAfter: AFTER,
      nextOn: '',
      overdue: 0,
      answered: 0,
      waiting: 0,
      medianHours: null,
    });
  });

  it('counts as checked what somebody has checked within 90 days', () => {
    const listings = [checked(0), checked(89), checked(90), never];
    expect(trustAt(listings, [], AFTER, NOW)).toMatchObject({ listings: 4, checked: 2 });
  });

  it.each([
    ['45 days after a check', [checked(1), checked(40)], '2026-11-28', 0],
    ['at the next asking where the first was', [checked(50)], '2026-12-09', 0],
    ['never of what was asked about for the last time', [checked(87)], '', 0],
    ['never of what is to be rung about', [checked(90), never, checked(45, 0)], '', 3],
    ['once of what nobody signs in for', [checked(44, 0), checked(66, 0)], '2026-11-24', 1],
  ])('says when the next check is: %s', (_, listings, nextOn, overdue) => {
    expect(trustAt(listings, [], AFTER, NOW)).toMatchObject({ nextOn, overdue });
  });

  it('says in how many hours half of the reports were answered, and how many wait', () => {
    const open = { at: ago(DAY), answeredAt: '' };
    const reports = [answered(2), answered(50), answered(20), open];
    expect(trustAt([], reports, AFTER, NOW)).toMatchObject({
      answered: 3,
      waiting: 1,
      medianHours: 20,
    });
  });

  it.each([
    [0.2, 'an hour'],
    [1.2, '2 hours'],
    [47.9, '2 days'],
    [46.2, '47 hours'],
    [70, '3 days'],
  ])('never says less than it took: %d hours', (hours, words) => {
    expect(durationWords(hours)).toBe(words);
  });

  it('rounds a share down', () => {
    expect(shareWords(199, 200)).toBe('199 of 200 listings (99%)');
  });
});
