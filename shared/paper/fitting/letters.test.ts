import { describe, expect, test } from 'vitest';
import { splitAfter, widthAtMost } from './letters.ts';

const PLACE = { width: 171, size: 14 };

describe('what of a name stands beside its days', () => {
  test('is all of it where it has room, else as many words as are in so many lines', () => {
    expect(splitAfter('Arnolfini', { ...PLACE, lines: 1 })).toEqual({
      beginning: 'Arnolfini',
      rest: '',
    });
    const council = 'Bristol City Council – Homelessness Prevention Team';
    const [one, two] = [1, 2].map((lines) => splitAfter(council, { ...PLACE, lines }));
    expect(one).toEqual({
      beginning: 'Bristol City Council –',
      rest: 'Homelessness Prevention Team',
    });
    expect(widthAtMost(one?.beginning ?? '', PLACE.size)).toBeLessThan(PLACE.width);
    expect(two?.rest).toBe('Prevention Team');
  });

  test('is all of it where a word is wider, or nobody knows how wide its letters are', () => {
    for (const name of ['W'.repeat(100), 'بيت الأمل '.repeat(9).trim(), 'Ярк '.repeat(20).trim()])
      expect(splitAfter(name, { ...PLACE, lines: 1 })).toEqual({ beginning: name, rest: '' });
  });
});
