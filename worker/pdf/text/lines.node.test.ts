import { expect, test } from 'vitest';
import { breakLines } from './lines.ts';
import type { Typesetter } from './typesetter.ts';
import { OTHER_SCRIPT } from './words.ts';

/** Every letter as wide as its size; Hebrew has a face of its own, Chinese has none. */
const has: Typesetter['has'] = (letter, face) =>
  !/\p{Script=Han}|🍲/u.test(letter) && /[\u0590-\u05ff]/.test(letter) === (face === 'hebrew');
const setter: Typesetter = {
  widthOf: (text, _face, size) => text.length * size,
  has,
  faceFor: (letter, weight) =>
    [weight, 'hebrew' as const].find((face) => has(letter, face)) ?? null,
  lettered: (word, weight, letter) => letter(word, weight, setter),
  broken: (_width, _size, _weight, _said, fill) => fill(),
  faceOf: () => {
    throw new Error('Nothing is drawn.');
  },
  forget: () => {},
};

const lines = (text: string, width: number) =>
  breakLines([{ text }], width, 1, setter).map(({ segments }) => segments.map((it) => it.text));

test('words stay whole, and a line holds as many as it has room for', () => {
  expect(lines('one two  three\nfour', 9)).toEqual([['one two'], ['three'], ['four']]);
});

test('a word wider than a line breaks after a sign of an address, or where it must', () => {
  expect(lines('example.org/help/me', 12)).toEqual([['example.org/'], ['help/me']]);
  expect(lines('Wwwwwwwwww', 4)).toEqual([['Wwww'], ['wwww'], ['ww']]);
});

test('words read from the right are drawn from the left in the other order, brackets turned', () => {
  const [line] = breakLines([{ text: 'בית חם (לכולם) 24/7' }], 99, 1, setter);
  const drawn = ['24/7', ' ', '(', 'לכולם', ')', ' ', 'חם', ' ', 'בית'];
  expect(line?.segments.map(({ text }) => text)).toEqual(drawn);
  expect(line?.segments.map(({ x }) => x)).toEqual([0, 4, 5, 6, 11, 12, 13, 15, 16]);
  expect(line?.actual).toBe('בית חם (לכולם) 24/7');
});

test('a name in another direction within English stays where it is said', () => {
  expect(lines('At בית חם, ring', 99)[0]).toEqual(['At', ' ', 'חם', ' ', 'בית', ',', ' ', 'ring']);
});

test('what no face can write is said once, and an ornament is left out', () => {
  expect(lines('Soup 救助 中心 here', 99)).toEqual([[`Soup ${OTHER_SCRIPT} here`]]);
  expect(lines('Soup 🍲 here', 99)).toEqual([['Soup here']]);
});

test('a link is where its words are, and no space at its edge belongs to it', () => {
  const link = { target: 'there' };
  const [line] = breakLines(
    [{ text: 'See ' }, { text: 'page 12', link }, { text: '.' }],
    99,
    1,
    setter,
  );
  expect(line?.segments).toEqual([
    { text: 'See ', face: 'regular', link: null, x: 0, width: 4 },
    { text: 'page 12', face: 'regular', link, x: 4, width: 7 },
    { text: '.', face: 'regular', link: null, x: 11, width: 1 },
  ]);
});
