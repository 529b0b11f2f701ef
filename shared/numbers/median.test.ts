import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median } from './median.ts';

test('a median has with as many below as above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1 }), (numbers) => {
      const middle = median(numbers);
      expect(numbers.filter((one) => one < middle).length).toBeLessThanOrEqual(numbers.length / 2);
      expect(numbers.filter((one) => one > middle).length).toBeLessThanOrEqual(numbers.length / 2);
    }),
  );
});

test('the median of two is between them', () => expect(median([1, 4])).toBe(2.5));
