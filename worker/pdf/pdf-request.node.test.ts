import { describe, expect, test } from 'vitest';
import {
  bookRequest,
  fileNameOf,
  isShared,
  keyOf,
  pocketRequest,
  posterRequest,
  sizeOf,
  typeOfFile,
} from './pdf-request.ts';

describe('a paper', () => {
  test('is of a type that its encoded file name says, or of none', () => {
    expect(typeOfFile('Wi-Fi%20%26%20Computer%20Access.pdf')).toBe('Wi-Fi & Computer Access');
    for (const name of ['breakfast.pdf', '.pdf', '%E0%A4%A.pdf', 'constructor.pdf'])
      expect(typeOfFile(name)).toBeNull();
  });

  test('is in clear print unless large is asked for', () => {
    expect(['large', 'clear', 'huge', undefined].map(sizeOf)).toEqual([
      'large',
      'clear',
      'clear',
      'clear',
    ]);
  });

  test('is kept apart from every other', () => {
    const keys = [
      keyOf({ type: null, size: 'clear' }),
      keyOf({ type: null, size: 'large' }),
      keyOf({ type: 'Lunch', size: 'clear' }),
      ...['paper=A5', 'paper=A6', 'paper=A5&fold=A4', 'paper=A5&part=helplines'].map((query) =>
        keyOf(bookRequest(new URLSearchParams(query))),
      ),
    ];
    expect(new Set(keys).size).toBe(7);
    // Addresses of before, and what says nothing more than them, lead to the same file.
    const every = 'part=council&part=timetable&part=helplines&part=organisations&part=categories';
    for (const query of ['', 'size=huge', 'paper=A4&fold=A4', every])
      expect(keyOf(bookRequest(new URLSearchParams(query)))).toBe('printed:handbook:clear');
  });

  test('for a wall is of a type, of a day or of both, and of nothing that there is not', () => {
    const now = Date.parse('2026-11-20T12:00Z');
    const asked = (query: string) => posterRequest(new URLSearchParams(query), now);
    const all = ['', 'of=Lunch', 'of=Lunch&paper=A3', 'on=2026-12-25', 'of=Lunch&on=2026-12-25'];
    const known = all.flatMap((query) => asked(query) ?? []);
    expect(new Set(known.map(keyOf)).size).toBe(5);
    // Of dates there are too many for each to be stored.
    expect(known.map(isShared)).toEqual([true, true, true, false, false]);
    for (const query of [
      'of=lunch',
      'of=constructor',
      'on=tomorrow',
      'on=2026-11-19',
      'on=2027-12-25',
    ])
      expect(asked(query)).toBeNull();
    const [first, , wide] = known;
    expect(
      [first, wide].flatMap((it) => (it ? fileNameOf(it, 'Bristol', '2026-11-20') : [])),
    ).toEqual(['bristol-poster-a4-2026-11-20.pdf', 'bristol-lunch-poster-a3-2026-11-20.pdf']);
  });

  test('for a pocket is of today or of a date that may be printed', () => {
    const now = Date.parse('2026-11-20T12:00Z');
    const asked = (query: string) => pocketRequest(new URLSearchParams(query), now);
    const known = ['', 'for=2026-12-25'].flatMap((query) => asked(query) ?? []);
    expect(known.map(keyOf)).toEqual([
      'printed:day:clear:pocket',
      'printed:day:clear:pocket:on:2026-12-25',
    ]);
    expect(known.map(isShared)).toEqual([true, false]);
    for (const query of ['for=tomorrow', 'for=2026-11-19', 'for=2027-12-25'])
      expect(asked(query)).toBeNull();
  });

  test('has its day in its name, which is safe on every machine', () => {
    const day = '2026-11-20';
    expect(fileNameOf({ type: null, size: 'clear' }, 'Bristol Handbook', day)).toBe(
      'bristol-handbook-2026-11-20.pdf',
    );
    expect(fileNameOf({ type: 'Drugs & Alcohol', size: 'large' }, 'Ysbyty "Dŵr"\r\n/..', day)).toBe(
      'ysbyty-dwr-drugs-alcohol-large-2026-11-20.pdf',
    );
  });
});
