import { expect, test } from 'vitest';
import { announcedOn } from './announced.ts';
import {
  announcedLines,
  announceTogether,
  shortenAnnounced,
} from './changes/announced-together.ts';

const christmas = { words: 'Closed Thursday 24 December to Saturday 2 January', to: '2027-01-02' };
const training = { words: 'Closed Monday 7 December: staff training', to: '2026-12-07' };

test('what was announced is left out once its last day is over', () => {
  const service = { announced: [training, christmas, { words: 'Check first', to: '' }] };
  expect(announcedOn(service, '2026-12-07')).toHaveLength(3);
  expect(announcedOn(service, '2026-12-08')).toEqual([christmas.words, 'Check first']);
  expect(announcedOn(service, '2027-06-01')).toEqual(['Check first']);
  expect(announcedOn(service, null)).toHaveLength(3);
  expect(announcedOn({}, '2026-12-07')).toEqual([]);
});

test('what all services of a place announce is said once, the rest with its type', () => {
  const lunch = { type: 'Lunch', announced: [christmas, training] };
  const showers = { type: 'Showers', announced: [christmas] };
  expect(announceTogether([lunch, showers])).toEqual([
    christmas,
    { ...training, words: `Lunch: ${training.words}` },
  ]);
  expect(announceTogether([showers, { type: 'Toilets' }])).toEqual([
    { ...christmas, words: `Showers: ${christmas.words}` },
  ]);
  expect(announceTogether([])).toEqual([]);
  const beds = { type: 'Emergency Accommodation', announced: [training] };
  expect(announceTogether([lunch, showers, beds])).toEqual([
    { ...christmas, words: `Lunch, Showers: ${christmas.words}` },
    { ...training, words: `Lunch, Emergency Accommodation: ${training.words}` },
  ]);
});

test('a row says so many changes in full, and of more the first and how many there are', () => {
  const days = Array.from({ length: 4 }, (_, at) => ({
    words: `Closed on day ${at}`,
    to: `2026-12-0${at + 1}`,
  }));
  const last = days[3]?.to;
  expect(shortenAnnounced(days, 4)).toEqual(days);
  expect(shortenAnnounced(days, 3)).toEqual([
    ...days.slice(0, 2),
    { words: 'And 2 more changes. Check before you go', to: last },
  ]);
  expect(shortenAnnounced(days, 1)).toEqual([
    { words: 'Changes to come. Check before you go', to: last },
  ]);
  expect(shortenAnnounced(days.slice(0, 1), 1)).toEqual(days.slice(0, 1));
  expect(shortenAnnounced(days.slice(3), 0)).toEqual([
    { words: 'Changes to come. Check before you go', to: last },
  ]);
  expect(shortenAnnounced([], 0)).toEqual([]);
  const endless = [...days, { words: 'Closed until further notice', to: '' }];
  expect(shortenAnnounced(endless, 3).at(-1)).toEqual({
    words: 'And 3 more changes. Check before you go',
    to: '',
  });
});

test('the rows of an organisation share the lines that they have for changes', () => {
  const differing = (count: number) =>
    Array.from({ length: count }, (_, at) => [{ words: `Closed on day ${at}`, to: '' }]);
  const lines = (count: number) => announcedLines(differing(count));
  expect([1, 19, 20, 40, 120, 121, 300].map(lines)).toEqual([6, 6, 6, 3, 1, 0, 0]);
  expect(announcedLines(Array(300).fill([christmas]))).toBe(1);
  expect(announcedLines([])).toBe(6);
});
