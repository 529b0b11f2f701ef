import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { describeOpenPlaces } from './open-places.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');
const MIDNIGHT = Date.parse('2026-11-21T00:00Z');

const open = (_id: string, fields = {}) =>
  paperService({
    _id,
    schedule: { ...emptySchedule(), Friday: [{ start: '11:00', end: '14:00' }] },
    ...fields,
  });

const HOUSE = [
  open('breakfast', { type: 'Breakfast' }),
  open('showers', { type: 'Showers' }),
  open('clothes', { type: 'Clothes' }),
  open('centre', { type: 'Day Centre' }),
];
const women = open('women', {
  availability: ['Women only'],
  serviceAddress: '2 Park Row, Bristol',
});

test('a house with four kinds of help is one place that is open', () => {
  expect(describeOpenPlaces(HOUSE, FRIDAY_NOON)).toBe('1 place, and what opens next');
  expect(describeOpenPlaces([...HOUSE, women], FRIDAY_NOON)).toBe('2 places, and what opens next');
});

test('places of which only the city is known are as many as their providers', () => {
  const van = (id: string) => ({ serviceAddress: 'Bristol', provider: { _id: id, name: id } });
  const vans = [open('soup', van('a')), open('tea', van('a')), open('coats', van('b'))];
  expect(describeOpenPlaces(vans, FRIDAY_NOON)).toBe('2 places, and what opens next');
});

test('where nothing is open to everyone it says so, and where nothing is open at all', () => {
  expect(describeOpenPlaces([women], FRIDAY_NOON)).toBe(
    '1 place for some people, and what opens next',
  );
  expect(describeOpenPlaces([women], MIDNIGHT)).toBe(
    'None is known to be open now. See what opens next.',
  );
});
