import { expect, it } from 'vitest';
import { phoneDoubt } from './phone-doubt.ts';

it('a digit too few is asked about, with the number as people would read it', async () => {
  expect(await phoneDoubt('0117 496 077', 'GB')).toMatch(/^Is 01174 960 77 right\?/);
});

it('a right number is not asked about, abroad neither', async () => {
  expect(await phoneDoubt('0117 924 4604', 'GB')).toBe('');
  expect(await phoneDoubt('01 42 68 53 00', 'FR')).toBe('');
  expect(await phoneDoubt('', 'GB')).toBe('');
});
