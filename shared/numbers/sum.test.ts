import { expect, test } from 'vitest';
import { sum } from './sum.ts';

test('a sum is of all numbers, and of none is 0', () => {
  expect([sum([]), sum([3]), sum([1, 2, 3.5])]).toEqual([0, 3, 6.5]);
});
