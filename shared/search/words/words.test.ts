import { expect, it } from 'vitest';
import { stemOf } from './words.ts';

it.each([
  ['class', 'classes'],
  ['dress', 'dresses'],
  ['family', 'families'],
  ['stop', 'stopped'],
  ['homeless', 'homelessness'],
])('a word and a form of it have one stem: %s, %s', (word, form) => {
  expect(stemOf(form)).toBe(stemOf(word));
});
