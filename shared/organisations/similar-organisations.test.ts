import { describe, expect, it } from 'vitest';
import { comparableName, indexBySameness } from './similar-organisations.ts';

const KITCHEN = {
  _id: 'kitchen',
  name: 'The Harbour Kitchen',
  phone: ['01174960123', ''],
  email: 'hello@kitchen.test',
  website: 'https://www.kitchen.test/',
};
const OTHER = { _id: 'other', name: 'Night Stop', phone: [''], email: '', website: '' };

const isFound = (fields: Partial<typeof KITCHEN>) =>
  indexBySameness([KITCHEN])({ ...OTHER, ...fields }).length > 0;

describe('a registration', () => {
  it.each([
    { name: 'harbour kitchen' },
    { name: 'Harbour-Kitchen, Bristol' },
    { phone: ['', '+441174960123'] },
    { phone: ['00441174960123'] },
    { email: 'Hello@kitchen.test' },
    { website: 'http://kitchen.test' },
  ])('with %j may be one that is here', (fields) => {
    expect(isFound(fields)).toBe(true);
  });

  it.each([{}, { name: 'Harbour' }, { name: 'Bristol' }, { phone: ['01174960124'] }])(
    'with %j is another',
    (fields) => {
      expect(isFound(fields)).toBe(false);
    },
  );

  it('is not compared with itself', () => {
    expect(indexBySameness([KITCHEN])(KITCHEN)).toEqual([]);
  });
});

describe('two names', () => {
  it.each([
    ['St Annes', "St Anne's"],
    ['St Annes', 'St Anne’s'],
    ['St. Anne`s', 'SAINT ANNES'],
    ['Café Harbour', 'Cafe Harbour'],
    ['Cafe\u0301 Harbour', 'Café Harbour'],
    ['Soup & Soap', 'Soup and Soap'],
    ['Soup & Soap', 'soup + soap'],
    ['The Night Stop', 'Night Stop'],
    ['Night-Stop', 'Nightstop'],
    ['Friends of the Harbour', 'Friends of Harbour'],
    ['Harbour Kitchen (Bristol)', 'Bristol Harbour Kitchen'],
    ['Наш Дом', 'наш дом'],
  ])('%s and %s may be one', (one, other) => {
    expect(comparableName(one)).not.toBe('');
    expect(comparableName(one)).toBe(comparableName(other));
  });

  it.each([
    ['St Annes', 'St Agnes'],
    ['Harbour Kitchen', 'Harbour Kitchens'],
    ['Soup Kitchen', 'Soap Kitchen'],
    ['1625 Independent People', 'Independent People'],
    ['Наш Дом', 'Наш Сад'],
  ])('%s and %s are two', (one, other) => {
    expect(comparableName(one)).not.toBe(comparableName(other));
  });

  it('of which nothing is left are not one for that', () => {
    const [one, other] = [
      { ...OTHER, name: 'The Bristol' },
      { ...OTHER, _id: 'second', name: '!!' },
    ];
    expect(indexBySameness([other])(one)).toEqual([]);
  });
});

it('finds all that may be the same, each once, however many marks they share', () => {
  const twin = { ...KITCHEN, _id: 'twin' };
  const find = indexBySameness([KITCHEN, twin, { ...OTHER }]);
  expect(find(KITCHEN).map(({ _id }) => _id)).toEqual(['twin']);
  expect(find({ ...KITCHEN, _id: 'new' }).map(({ _id }) => _id)).toEqual(['kitchen', 'twin']);
});
