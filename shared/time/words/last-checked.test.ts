import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStale, isUnchecked } from '../checked.ts';
import { DAY } from '../units.ts';
import { lastCheckedWords } from './last-checked.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => ({ lastCheckedAt: new Date(NOW - days * DAY).toISOString() });

it.each([
  [0, 'Checked today'],
  [0.4, 'Checked today'],
  [0.6, 'Checked yesterday'],
  [1, 'Checked yesterday'],
  [2, 'Checked 2 days ago'],
  [13, 'Checked 13 days ago'],
  [14, 'Checked 2 weeks ago'],
  [27, 'Checked 3 weeks ago'],
  [89, 'Checked 12 weeks ago'],
  [90, 'Not checked for 3 months'],
  [150, 'Not checked for 5 months'],
  [180, 'Not checked for 6 months'],
  [729, 'Not checked for 24 months'],
  [730, 'Not checked for 2 years'],
  // A phone whose clock is slow.
  [-3, 'Checked today'],
])('after %s days a listing says "%s"', (days, words) => {
  expect(lastCheckedWords(daysAgo(days), NOW)).toBe(words);
});

it('names the day where nobody knows the time', () => {
  expect(lastCheckedWords(daysAgo(0), null)).toBe('Checked 20 Nov 2026');
});

it.each(['', 'last week'])('says nothing of what nobody has checked: "%s"', (lastCheckedAt) => {
  expect(lastCheckedWords({ lastCheckedAt }, NOW)).toBe('');
  expect(isUnchecked({ lastCheckedAt }, NOW)).toBe(true);
  expect(isStale({ lastCheckedAt }, NOW)).toBe(false);
});

it('says "Not checked" exactly where the lists of the admin mark it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }), (minutes) => {
      const checked = { lastCheckedAt: new Date(NOW - minutes * 60_000).toISOString() };
      const isMarked = isStale(checked, NOW) || isUnchecked(checked, NOW);
      expect(lastCheckedWords(checked, NOW).startsWith('Not checked for ')).toBe(isMarked);
    }),
  );
});
