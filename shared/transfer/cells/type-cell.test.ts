import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES } from '../../services/service.ts';
import { readTypeCell } from './type-cell.ts';

describe('what a cell calls a service', () => {
  it.each(SERVICE_TYPES)('“%s” is the type itself', (type) => {
    expect(readTypeCell(type)).toEqual([{ type }]);
    expect(readTypeCell(` ${type.toUpperCase()} `)).toEqual([{ type }]);
  });

  it.each([
    ['Soup run', ['Dinner']],
    ['Breakfast club', ['Breakfast']],
    ['Free hot lunch', ['Lunch']],
    ['Drop-in', ['Day Centre']],
    ['Showers & laundry', ['Showers', 'Laundry']],
    ['Showers, laundry and clothing', ['Showers', 'Laundry', 'Clothes']],
    ['showers/shower', ['Showers']],
    ['Drugs and alcohol support', ['Drugs & Alcohol']],
    ['WiFi', ['Wi-Fi & Computer Access']],
  ])('“%s” is %j', (cell, types) => {
    expect(readTypeCell(cell).map(({ type }) => type)).toEqual(types);
  });

  it('keeps the kind of a type that names itself', () => {
    expect(readTypeCell('Coffee morning')).toEqual([
      { type: 'Breakfast', subtype: 'Coffee Morning' },
    ]);
  });

  it.each(['Food bank', 'Lunch and bingo', 'Advice', ''])(
    '“%s” stays as it is, for a person to say',
    (cell) => {
      expect(readTypeCell(cell)).toEqual([{ type: cell }]);
    },
  );
});
