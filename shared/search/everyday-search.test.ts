import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES } from '../services/service.ts';
import { type Findable, findHelp } from './everyday-search.ts';
import { search } from './search.ts';

const city: Findable = {
  lists: {
    serviceTypes: SERVICE_TYPES.map((type) => ({ type, subtypes: [] })),
    organisations: [
      { _id: 'o1', name: 'The Salvation Army Bedminster' },
      { _id: 'o2', name: 'Car Rental Trust' },
      { _id: 'o3', name: 'Stokes Croft Food Project' },
    ],
  },
  helplines: [
    { _id: 'h1', name: 'Samaritans', type: 'General' },
    { _id: 'h2', name: 'Victim Support', type: 'Victim of a crime' },
  ],
};

const everyday = (text: string, found = city) =>
  findHelp(text, found)
    .filter(({ kind }) => kind === 'everyday')
    .flatMap(({ results }) => results.map(({ label }) => label));

const MEALS = ['Breakfast', 'Lunch', 'Dinner'];
const TONIGHT = ['Nowhere to sleep, now or soon', 'Immediate support'];

describe('everyday words lead to help', () => {
  it.each([
    ['food', MEALS],
    ['hungry', MEALS],
    ['where can I eat now', MEALS],
    ['food bank', MEALS],
    ['bed', TONIGHT],
    ['somewhere to sleep', [...TONIGHT, 'Clothes', 'Day Centre']],
    ['I need a bed for tonight', TONIGHT],
    ['night shelter', TONIGHT],
    ['dog', ['Animals']],
    ['dentist', ['Health & Dental Care']],
    ['wash clothes', ['Laundry']],
    ['charge phone', ['Telephones & Phone Charging']],
    ['sleeping bag', ['Clothes', 'Day Centre']],
    ['rape', ['Victim of a crime', 'Immediate support']],
    ['refuge', ['Victim of a crime', 'Immediate support']],
  ])('of "%s"', (text, labels) => {
    expect(everyday(text)).toEqual(labels);
  });

  it('after a place whose name happens to contain them, where the spec has it', () => {
    expect(findHelp('bed', city).map(({ heading }) => heading)).toEqual([
      'Organisations',
      'Try these',
    ]);
  });

  it('only to what the directory has', () => {
    const empty = { lists: { serviceTypes: [], organisations: [] }, helplines: [] };
    expect(everyday('food', empty)).toEqual([]);
    expect(everyday('abuse', empty)).toEqual(['Immediate support']);
  });

  it('to a helpline by its name', () => {
    expect(findHelp('samaritans', city)).toMatchObject([
      { results: [{ label: 'Samaritans', href: '/helpline-type/General#h1' }] },
    ]);
  });
});

it.each(['he', 're', 'breakfast', 'breakfst', 'zebra crossing', 'the', ''])(
  'adds nothing to what "%s" finds by itself',
  (text) => {
    expect(findHelp(text, city)).toEqual(search(text, city.lists));
  },
);
