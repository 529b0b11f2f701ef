import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imposePages, type Side } from './booklet.ts';

/** The booklet as it lies folded: each sheet inside the one before, leaf by leaf. */
function folded(spreads: { front: number[]; back: number[] }[]): number[] {
  const first = spreads.flatMap(({ front, back }) => [front[1], back[0]]);
  const second = spreads.toReversed().flatMap(({ front, back }) => [back[1], front[0]]);
  return [...first, ...second] as number[];
}

const spreadsIn = (sides: Side[], row: number) =>
  Array.from({ length: sides.length / 2 }, (_, at) => ({
    front: sides[2 * at]?.[row] ?? [],
    back: sides[2 * at + 1]?.[row] ?? [],
  }));

const inOrder = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the pages of a booklet on A4', () => {
  test('stand so that folding puts them in order', () => {
    expect(imposePages('A5', 8)).toEqual([[[8, 1]], [[2, 7]], [[6, 3]], [[4, 5]]]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (sheets) => {
        const sides = imposePages('A5', sheets * 4);
        expect(folded(spreadsIn(sides, 0))).toEqual(inOrder(sheets * 4));
      }),
    );
  });

  test('of A6 do so after a cut across the middle, the lower pile inside the upper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (sheets) => {
        const sides = imposePages('A6', sheets * 8);
        const piles = [...spreadsIn(sides, 0), ...spreadsIn(sides, 1)];
        expect(folded(piles)).toEqual(inOrder(sheets * 8));
      }),
    );
  });

  test('are refused where they do not fill the sheets: one would be lost off the back', () => {
    expect(() => imposePages('A5', 6)).toThrow('multiple of four');
    expect(() => imposePages('A6', 12)).toThrow('eight');
  });
});
