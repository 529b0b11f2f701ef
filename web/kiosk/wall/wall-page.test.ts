import { expect, test } from 'vitest';
import type { WallPart } from '../../../shared/services/board/wall-pages.ts';
import { isThere, linesFrom, placeAfter, positionOf, type WallPlace } from './wall-page.ts';

const part = (name: string, title: string, ids: string, more = ''): WallPart => ({
  name,
  title,
  kind: title === 'Open now' ? 'open' : 'later',
  rows: ids.split(' ').map((id) => ({ id }) as WallPart['rows'][number]),
  more,
});

const PARTS = [
  part('Eat', 'Open now', 'lunch'),
  part('Eat', 'Later today', 'soup dinner', 'and 2 more'),
  part('Wash', 'Open now', 'shower'),
];

const words = (place: WallPlace) =>
  linesFrom(PARTS, place).map(({ heading, ...line }) =>
    [heading?.title, 'row' in line ? line.row.id : line.more].filter(Boolean).join(', '),
  );

test('what opens later follows what is open of the same need, under its own heading', () => {
  expect(words({ part: 0, first: 0 })).toEqual([
    'lunch',
    'Later today, soup',
    'dinner',
    'and 2 more',
  ]);
  expect(words({ part: 1, first: 1 })).toEqual(['dinner', 'and 2 more']);
  expect(words({ part: 2, first: 0 })).toEqual(['shower']);
});

test('a page begins with the first line that had no room, and after the last need comes the first', () => {
  const after = (place: WallPlace, shown: number) =>
    placeAfter(PARTS, linesFrom(PARTS, place), shown);
  expect(after({ part: 0, first: 0 }, 2)).toEqual({ part: 1, first: 1 });
  expect(after({ part: 0, first: 0 }, 3)).toEqual({ part: 1, first: 2 });
  expect(after({ part: 1, first: 2 }, 1)).toEqual({ part: 2, first: 0 });
  expect(after({ part: 2, first: 0 }, 1)).toEqual({ part: 0, first: 0 });
  expect(placeAfter([], [], 0)).toEqual({ part: 0, first: 0 });
});

test('a page that has not all of its need says which it has', () => {
  expect(positionOf(PARTS, { part: 0, first: 0 }, 2)).toBe('1–2 of 3');
  expect(positionOf(PARTS, { part: 1, first: 1 }, 1)).toBe('3 of 3');
  expect(positionOf(PARTS, { part: 0, first: 0 }, 3)).toBe('');
  expect(positionOf(PARTS, { part: 1, first: 2 }, 1)).toBe('');
});

test('a place that the hour has left without a line is not there any more', () => {
  expect(isThere(PARTS, { part: 1, first: 2 })).toBe(true);
  expect(isThere(PARTS, { part: 2, first: 1 })).toBe(false);
  expect(isThere(PARTS, { part: 3, first: 0 })).toBe(false);
});
