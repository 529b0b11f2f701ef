import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, isSame, mergeChanges, type Side } from './merge.ts';

const values = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  note: fc.constantFrom('', 'x', 'y'),
  phones: fc.array(fc.constantFrom('1', '2'), { maxLength: 2 }),
});
type Values = { name: string; note: string; phones: string[] };

function suggestions(base: Values, mine: Values, theirs: Values) {
  const found = differences(base, mine, theirs).map(({ field, suggested }) => [field, suggested]);
  return mergeChanges(mine, theirs, Object.fromEntries(found));
}

describe('two people on one record', () => {
  it('are told of exactly the fields that are not alike', () => {
    const base = { name: 'a', note: '', phones: ['1'] };
    const mine = { name: 'b', note: '', phones: ['1'] };
    const theirs = { name: 'c', note: 'x', phones: ['1'] };
    expect(differences(base, mine, theirs)).toEqual([
      { field: 'name', suggested: 'mine' },
      { field: 'note', suggested: 'theirs' },
    ]);
  });

  it('keep every change that only one of them made', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const result = suggestions(base, mine, theirs);
        for (const field of ['name', 'note', 'phones'] as const) {
          if (isSame(mine[field], base[field])) expect(result[field]).toEqual(theirs[field]);
          else expect(result[field]).toEqual(mine[field]);
        }
      }),
    );
  });

  it('can keep all of one side', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const all = (side: Side) =>
          Object.fromEntries(differences(base, mine, theirs).map(({ field }) => [field, side]));
        expect(mergeChanges(mine, theirs, all('mine'))).toEqual(mine);
        expect(mergeChanges(mine, theirs, all('theirs'))).toEqual(theirs);
      }),
    );
  });

  it('agree once they have chosen', () => {
    fc.assert(
      fc.property(values, values, (base, mine) => {
        expect(differences(base, mine, mergeChanges(mine, mine, {}))).toEqual([]);
      }),
    );
  });
});

describe('plain data', () => {
  it('is the same whatever the order of its keys', () => {
    expect(isSame({ a: [1], b: null }, { b: null, a: [1] })).toBe(true);
    expect(isSame({ a: [1] }, { a: { 0: 1 } })).toBe(false);
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSame('', null)).toBe(false);
  });
});
