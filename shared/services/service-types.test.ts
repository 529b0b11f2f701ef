import { expect, test } from 'vitest';
import { typesPresent } from './service-types.ts';

test('only types that occur are offered, counted, in the order of the timetables', () => {
  expect(
    typesPresent([
      { type: 'Showers', subtype: '' },
      { type: 'Breakfast', subtype: 'Outreach' },
      { type: 'Breakfast', subtype: '' },
      { type: 'Breakfast', subtype: 'Outreach' },
    ]),
  ).toEqual([
    { type: 'Breakfast', count: 3, subtypes: ['Outreach'] },
    { type: 'Showers', count: 1, subtypes: [] },
  ]);
});
