import { expect, test } from 'vitest';
import { callsBeside, callWords } from './national-calls.ts';

test('beside help for body and mind stand the free numbers that answer day and night, beside other help none', () => {
  expect(callsBeside(['Mental Health', 'Health & Dental Care'])).toMatchObject([
    { number: '116 123', href: 'tel:116123' },
    { number: '111', href: 'tel:111' },
  ]);
  expect(callsBeside(['Lunch', 'Toilets'])).toEqual([]);
});

test('a screen from which nobody calls says them in a sentence each', () => {
  expect(callWords(['Health & Dental Care'])).toBe('Ill or hurt now? Call 111, free.');
  expect(callWords(['Mental Health'])).toBe('Talk to Samaritans now: 116 123, free.');
  expect(callWords(['Lunch'])).toBe('');
});
