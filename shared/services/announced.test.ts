import { expect, test } from 'vitest';
import { announcedOn } from './announced.ts';
import { announceTogether } from './changes/announcements.ts';

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
});
