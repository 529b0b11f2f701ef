import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYDAY_WORDS } from '../../paper/handbook/word-index/everyday-words.ts';
import { SEARCH_WORDS } from '../../search/words/search-words.ts';
import { SERVICE_TYPES } from '../../services/service.ts';
import { IN_WORDS, LEFT_OUT, readKindCell } from './kind-cell.ts';
import { mealOf } from './meal-of.ts';

const read = (cell: string) => {
  const { types, isMeal, categories, isKnown } = readKindCell(cell);
  if (!isKnown) return 'asked for';
  return [...types.map(({ type }) => type), ...(isMeal ? ['a meal'] : []), ...categories];
};

describe('the kind of help that a cell names', () => {
  it.each([
    ['Food bank', ['a meal']],
    ['Hot meals', ['a meal']],
    ['Women’s drop in', ['Day Centre']],
    ['GP surgery for rough sleepers', ['Health & Dental Care']],
    ['Sleeping bags & tents', ['Clothes']],
    ['AA meeting', ['Drugs & Alcohol']],
    ['Charge your phone', ['Telephones & Phone Charging']],
    ['Housing advice', ['Housing Advice']],
    ['Pets', ['Animals']],
    ['Night shelter', ['Housing Advice']],
    ['Law centre', ['Legal Advice']],
    ['ESOL', ['Refugees & Asylum Seekers Help', 'Non-UK Citizens Help']],
    ['Food & showers', ['Showers', 'a meal']],
    ['Lunch and bingo', ['Lunch']],
  ])('“%s” is %j, as the search has it', (cell, kinds) => {
    expect(read(cell)).toEqual(kinds);
  });

  it.each(['Outreach', 'Haircuts', 'Lockers', 'Benefits advice', 'Domestic abuse'])(
    '“%s” is known and of no timetable: it stays in words',
    (cell) => expect(read(cell)).toEqual([]),
  );

  it.each(['Widgets', '', 'Phase 2'])('“%s” is asked for', (cell) => {
    expect(read(cell)).toBe('asked for');
  });

  it.each([
    ['Charity', 'asked for'],
    ['C of E', 'asked for'],
    ['bacon rolls + tea', ['Breakfast', 'a meal']],
    ['Tea', ['a meal']],
    ['Laundrette (free)', ['Laundry']],
    ['wash & brush up (showers)', ['Showers']],
    ["Women's b'fast", ['Breakfast']],
    ['Sunday roast', ['Lunch']],
  ])('“%s” is %j: a part of a phrase is not the phrase', (cell, kinds) => {
    expect(read(cell)).toEqual(kinds);
  });

  it('is what somebody chose for the word, however it is written', () => {
    const chosen = {
      foodbank: 'Housing Advice',
      widgets: LEFT_OUT,
      gizmos: IN_WORDS,
      boats: 'Lunch',
    };
    expect(readKindCell('FOOD BANK', chosen).categories).toEqual(['Housing Advice']);
    expect(readKindCell(' widgets', chosen).isLeftOut).toBe(true);
    expect(readKindCell('Gizmos', chosen)).toMatchObject({
      types: [],
      isKnown: true,
      words: 'Gizmos',
    });
    expect(readKindCell('Boats', chosen).types).toEqual([{ type: 'Lunch' }]);
  });

  it('of every word of the public search is known', () => {
    const words = [
      ...Object.keys(EVERYDAY_WORDS),
      ...SEARCH_WORDS.flatMap(([all]) => all.split(' ')),
    ];
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word) => read(word) === 'asked for')).toEqual([]);
  });

  it('never loses the words of a cell unless its types say them all', () => {
    const word = fc.constantFrom(
      'food bank',
      'pets',
      'haircuts',
      'widgets',
      'vet',
      'debt',
      'hostel',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const cell = words.join(' & ');
        expect(readKindCell(cell).words).toBe(cell);
      }),
    );
    for (const type of SERVICE_TYPES) expect(readKindCell(type).words).toBe('');
  });
});

describe('food at some hours', () => {
  const at = (start: string, end: string) => mealOf({ schedule: { Monday: [{ start, end }] } });

  it.each([
    ['08:00', '10:00', 'Breakfast'],
    ['10:00', '12:30', 'Lunch'],
    ['13:00', '15:00', 'Lunch'],
    ['17:30', '19:00', 'Dinner'],
    ['21:00', '01:00', 'Dinner'],
  ])('from %s to %s is %s', (start, end, meal) => {
    expect(at(start, end)).toBe(meal);
  });

  it('that nobody knows is no meal', () => {
    expect(mealOf({ schedule: { Monday: [] } })).toBeUndefined();
    expect(mealOf({})).toBeUndefined();
  });
});
