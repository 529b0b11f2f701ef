import { describe, expect, it } from 'vitest';
import { createFinder } from './find.ts';

const TEXTS = [
  'St Anne’s Lunch Club',
  '0117 496 0123',
  'info@annes.example',
  null,
  'Ring the bell.',
];

describe('the admin’s search finds', () => {
  it.each([
    ['st annes', 'St Anne’s Lunch Club'],
    ["ST ANNE'S", 'St Anne’s Lunch Club'],
    ['  lunch   club ', 'St Anne’s Lunch Club'],
    ['01174960123', '0117 496 0123'],
    ['+44 117 496', '0117 496 0123'],
    ['0044 (117) 496-0123', '0117 496 0123'],
    ['ANNES.example', 'info@annes.example'],
    ['the bell', 'Ring the bell.'],
  ])('%s in %s', (sought, found) => {
    expect(createFinder(sought)(TEXTS)).toBe(found);
  });

  it.each(['', '   ', "'", 'shelter', '123 456 7890', '999'])('nothing for "%s"', (sought) => {
    expect(createFinder(sought)(TEXTS)).toBeUndefined();
  });

  it('a name with an accent for one without, and the other way round', () => {
    expect(createFinder('cafe')(['Café'])).toBe('Café');
    expect(createFinder('Café')(['cafe'])).toBe('cafe');
  });
});
