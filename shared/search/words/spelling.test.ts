import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNearestWord } from './spelling.ts';

/** The slips between two words, by the definition: nothing is left out to be quick. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slips(a.slice(0, -1), b) + 1,
    slips(a, b.slice(0, -1)) + 1,
    slips(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    isSwap ? slips(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

function nearestByDefinition(typed: string, known: readonly string[]): string | undefined {
  const most = typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2;
  const near = known
    .map((word) => ({ word, slips: slips(typed, word), other: word[0] === typed[0] ? 0 : 0.5 }))
    .filter((it) => it.slips + it.other < most + 0.25)
    .sort((one, next) => one.slips + one.other - (next.slips + next.other));
  return near[0]?.word;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });

it('finds the nearest word, the first of those that are equally near', () => {
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 4 }), (typed, known) => {
      expect(findNearestWord(typed, known)).toBe(nearestByDefinition(typed, known));
    }),
    { numRuns: 150 },
  );
});
