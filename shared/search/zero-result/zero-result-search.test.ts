import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptWords, WORDS_MAX } from './zero-result-search.ts';

test.each([
  ['Dog  food!', 'dog food'],
  ["women's refuge", 'women s refuge'],
  ['ÉPICERIE', 'épicerie'],
  ['مأوى للنساء', 'مأوى للنساء'],
  ['आश्रय', 'आश्रय'],
  ['BS1 2JP', 'bs jp'],
  ['24/7', ''],
  ['jane@example.org', ''],
  ['Jane 07700 900123', ''],
  ['x'.repeat(60), 'x'.repeat(WORDS_MAX)],
])('of “%s” is kept “%s”', (text, kept) => {
  expect(keptWords(text)).toBe(kept);
});

test('only letters and single spaces are ever kept, and never many', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const kept = keptWords(text);
      expect(kept).toMatch(/^(?:[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*)?$/u);
      expect(Array.from(kept).length).toBeLessThanOrEqual(WORDS_MAX);
      expect(kept).toBe(keptWords(kept));
    }),
  );
});
