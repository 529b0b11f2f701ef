import { describe, expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { createPlaceNames } from './places.ts';

const library = (address: string) =>
  paperService({
    type: 'Wi-Fi & Computer Access',
    provider: { _id: 'libraries', name: 'Bristol Libraries' },
    serviceAddress: address,
  });

const LIBRARIES = [
  library('Bristol Central Library, College Green, Bristol BS1 5TL'),
  library("Bedminster Library, St Peter's Court, Bedminster, Bristol BS3 4AQ"),
  library('Junction 3 Library, Baptist Mills, Easton, Bristol BS5 0JF'),
];

describe('what a place is called', () => {
  test('is its provider, and where it is leaves out the city', () => {
    const goose = paperService({ serviceAddress: '32 Stapleton Road, Bristol BS5 0QY' });
    expect(createPlaceNames([goose])(goose)).toEqual({
      name: 'Harbour Kitchen',
      where: '32 Stapleton Road, BS5\u00a00QY',
      provider: '',
    });
  });

  test('is the branch where one provider has three or more of a type', () => {
    expect(LIBRARIES.map(createPlaceNames(LIBRARIES))).toMatchObject([
      { name: 'Bristol Central Library', where: 'College Green, BS1\u00a05TL' },
      { name: 'Bedminster Library', provider: 'Bristol Libraries' },
      { name: 'Junction 3 Library', where: 'Baptist Mills, Easton, BS5\u00a00JF' },
    ]);
  });

  test('stays the provider where it has two places, or many services at one', () => {
    const two = LIBRARIES.slice(0, 2);
    const same = [1, 2, 3].map(() => library('1 Quay Street, Bristol'));
    for (const those of [two, same])
      for (const { name } of those.map(createPlaceNames(those)))
        expect(name).toBe('Bristol Libraries');
  });

  test('a street named after the city keeps its name, and no address is no place', () => {
    const at = (serviceAddress: string) => {
      const service = paperService({ serviceAddress });
      return createPlaceNames([service])(service).where;
    };
    expect(at('Bristol Road, Bristol BS1 1AA')).toBe('Bristol Road, BS1\u00a01AA');
    expect(at('Bristol')).toBe('');
    expect(at('')).toBe('');
  });
});
