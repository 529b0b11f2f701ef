import { expect, test } from 'vitest';
import { letterOf } from './sort-key.ts';

test('a name is found under its first letter, whatever its case or accent', () => {
  expect(['Shelter', 'éclair café', 'the Julian Trust', 'Theatre Group'].map(letterOf)).toEqual([
    'S',
    'E',
    'J',
    'T',
  ]);
});

test('a name in another script is found under its own letter', () => {
  expect(['Наш дом', 'دار السلام', 'Ωmega'].map(letterOf)).toEqual(['Н', 'د', 'Ω']);
});

test('a name that begins with a number is found under 0–9', () => {
  expect(letterOf('1625 Independent People')).toBe('0–9');
});
