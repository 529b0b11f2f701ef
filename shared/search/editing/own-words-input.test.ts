import { describe, expect, test } from 'vitest';
import { placeOf, placeText } from '../words/own-words.ts';
import { LEADS_TO } from './own-words-input.ts';

describe('where an admin lets words lead', () => {
  test.each(LEADS_TO.map(({ value }) => value))('%s is read as it was stored', (value) => {
    expect(placeText(placeOf(value))).toBe(value);
  });

  test('is stored as its kind and its name', () => {
    const values = LEADS_TO.map(({ value }) => value);
    expect(values).toContain('timetable Drugs & Alcohol');
    expect(values).toContain('category Housing Advice');
    expect(values).toContain('helplines General');
    expect(values.slice(-3)).toEqual(['page emergency', 'page council', 'page organisations']);
  });

  test('is called as who searches reads it', () => {
    expect(LEADS_TO.slice(-3).map(({ label }) => label)).toEqual([
      'Immediate support',
      'Nowhere to sleep, now or soon',
      'All organisations',
    ]);
  });
});
