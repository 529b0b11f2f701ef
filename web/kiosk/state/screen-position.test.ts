import { expect, test } from 'vitest';
import { findScreenPosition } from './screen-position.ts';

const glass = { clientHeight: 1000, white: 40 };
const at = (scrollTop: number, scrollHeight: number) =>
  findScreenPosition({ ...glass, scrollTop, scrollHeight });

test('a long screen says which of its pieces is shown, and whether there is more', () => {
  expect(at(0, 2400)).toEqual({ isMore: true, isLong: true, screen: 1, screens: 3 });
  expect(at(850, 2400)).toEqual({ isMore: true, isLong: true, screen: 2, screens: 3 });
  expect(at(1400, 2400)).toEqual({ isMore: false, isLong: true, screen: 3, screens: 3 });
});

test('what has room on the glass has one piece', () => {
  expect(at(0, 1000)).toEqual({ isMore: false, isLong: false, screen: 1, screens: 1 });
});

test('white below all that there is to read is no piece of its own', () => {
  // Two steps lead to all but the last 8 px, which are white.
  expect(at(1700, 2708)).toEqual({ isMore: false, isLong: true, screen: 3, screens: 3 });
  expect(at(0, 1038)).toEqual({ isMore: false, isLong: false, screen: 1, screens: 1 });
  expect(at(1700, 2760)).toMatchObject({ isMore: true, screens: 4 });
});
