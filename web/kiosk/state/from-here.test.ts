import { expect, it } from 'vitest';
import { writeGroups } from '../../../shared/places/find-place.ts';
import type { Point } from '../../../shared/places/point.ts';
import { measureFromKiosk } from './from-here.ts';

const QUAY: Point = [51.45, -2.6];
const HILL: Point = [51.46, -2.6];
const places = {
  points: { goose: [HILL, QUAY], lunch: [QUAY] },
  areas: {},
  postcodes: { BS1: writeGroups([['4Q', QUAY]]) },
};
const here = (own: string, postcode = '') => measureFromKiosk(places, { own, postcode });

it('a kiosk tells distances from its own postcode, or from the address of the place that it stands in', () => {
  expect(here('', 'BS1 4QA')?.words('lunch')).toBe('About 1 minute’s walk');
  expect(here('goose')?.words('lunch')).toBe('About 20 minutes’ walk');
  expect(here('goose', 'BS1 4QA')?.metres('lunch')).toBe(0);
});

it('one that nobody has said the place of tells none, and neither does one of another city', () => {
  expect(here('')).toBeNull();
  expect(here('secret')).toBeNull();
  expect(here('', 'M1 1AE')).toBeNull();
  expect(here('goose', 'M1 1AE')?.metres('goose')).toBe(0);
});
