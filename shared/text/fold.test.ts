import { expect, test } from 'vitest';
import { foldAccents, foldText, foldToLetters } from './fold.ts';

test.each(["St Anne's", 'St Anne’s', 'ST ANNE‘S', 'St Anne`s', 'St Anne´s', 'St Anne＇s'])(
  '%s is one name, whichever sign is typed for the apostrophe',
  (name) => expect(foldAccents(name)).toBe('st annes'),
);

test('an accent makes no difference, typed as one sign or as two', () => {
  expect(foldAccents('CAF\u00c9')).toBe('cafe');
  expect(foldAccents('Cafe\u0301')).toBe('cafe');
});

test('names in scripts that write vowels as marks stay apart, and a search finds them without', () => {
  expect(foldAccents('की')).not.toBe(foldAccents('का'));
  expect(foldText('مُساعَدة')).toBe(foldText('مساعدة'));
});

test('a heading is the same with spaces, hyphens and stops and without', () => {
  expect(foldToLetters('E-mail: (work)')).toBe(foldToLetters('Email work'));
  expect(foldToLetters('Phone 1')).not.toBe(foldToLetters('Phone 2'));
});
