import { expect, test } from 'vitest';
import { takeInTurn } from './in-turn.ts';

const take = (...all: string[][]) => takeInTurn(all, (kinds) => kinds).map((it) => all.indexOf(it));

test('each kind of help has its first before any has its second', () => {
  expect(take(['Toilets'], ['Toilets'], ['Lunch'], ['Toilets'], ['Lunch'])).toEqual([
    0, 2, 1, 4, 3,
  ]);
  expect(take()).toEqual([]);
});

test('what helps in two ways counts for both, and nothing is lost', () => {
  expect(take(['Lunch'], ['Lunch', 'Dinner'], ['Lunch'], ['Dinner'])).toEqual([0, 1, 3, 2]);
  expect(take(['Day Centre', 'Dinner'], ['Lunch'], ['Dinner'], ['Lunch'])).toEqual([0, 1, 2, 3]);
});

test('kinds stand in an order that is asked for, the others after them', () => {
  const all = ['Toilets', 'Wi-Fi', 'Lunch', 'Toilets'];
  expect(takeInTurn(all, (kind) => [kind], ['Lunch', 'Toilets'])).toEqual([
    'Lunch',
    'Toilets',
    'Wi-Fi',
    'Toilets',
  ]);
});
