import { expect, it } from 'vitest';
import { MINUTE } from '../../../shared/time/units.ts';
import { addPrint, findNextPrint, pagesLeft } from './print-cap.ts';

const NOON = Date.parse('2026-11-23T12:00Z');

it('prints as many pages an hour as the set-up says, and says when it does again', () => {
  const printed = [NOON - 50 * MINUTE, NOON - 10 * MINUTE];
  expect(findNextPrint(printed, 3, NOON)).toBe(0);
  expect(findNextPrint(printed, 2, NOON)).toBe(NOON + 10 * MINUTE);
  expect(findNextPrint(printed, 2, NOON + 10 * MINUTE)).toBe(0);
});

it('prints at once where nothing was printed, or the clock was put back', () => {
  expect(findNextPrint([], 1, NOON)).toBe(0);
  expect(findNextPrint([NOON + 30 * MINUTE], 1, NOON)).toBe(0);
});

it('counts what was printed just before the server put the clock right by some seconds', () => {
  expect(pagesLeft(addPrint([], NOON, 6), 8, NOON - 4_000)).toBe(2);
  expect(findNextPrint([NOON], 1, NOON - 4_000)).toBe(NOON + 60 * MINUTE);
});

it('forgets what is an hour ago', () => {
  expect(addPrint([NOON - 61 * MINUTE, NOON - MINUTE], NOON)).toEqual([NOON - MINUTE, NOON]);
});

it('counts each page of a list, and says how many an hour still has', () => {
  const printed = addPrint([NOON - 10 * MINUTE], NOON, 3);
  expect(pagesLeft(printed, 5, NOON)).toBe(1);
  expect(pagesLeft(printed, 5, NOON + 55 * MINUTE)).toBe(2);
  expect(pagesLeft(printed, 2, NOON)).toBe(0);
  expect(findNextPrint(printed, 4, NOON)).toBe(NOON + 50 * MINUTE);
});
