import { describe, expect, it } from 'vitest';
import { capitalise, endSentence } from './sentence.ts';

describe('words as a sentence', () => {
  it('begin with a capital', () => {
    expect(capitalise('first Tuesday of the month')).toBe('First Tuesday of the month');
    expect(capitalise('')).toBe('');
  });

  it('end with a full stop, if nothing ends them yet', () => {
    expect(endSentence('Ring first')).toBe('Ring first.');
    expect(endSentence('Is it open?')).toBe('Is it open?');
    expect(endSentence('Soup (on Fridays)')).toBe('Soup (on Fridays)');
  });
});
