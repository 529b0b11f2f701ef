import { expect, test } from 'vitest';
import { callsForAnybody } from '../../shared/search/danger/urgent-calls.ts';
import type { SearchAnswer } from '../../shared/search/find-help.ts';
import { sayFound } from './results-words.ts';

const found = (count: number, calls: SearchAnswer['calls'] = []): SearchAnswer => ({
  calls,
  isUrgent: false,
  corrected: null,
  groups: [
    {
      kind: 'service',
      heading: 'Services',
      results: Array.from({ length: count }, (_, i) => ({ label: '', detail: '', href: `/${i}` })),
    },
  ],
});

test('a screen reader says how many results there are', () => {
  expect(sayFound(found(0))).toBe('No results');
  expect(sayFound(found(1))).toBe('1 result');
  expect(sayFound(found(3))).toBe('3 results');
});

test('it says first that there are numbers to call', () => {
  expect(sayFound(found(3, callsForAnybody()))).toBe('Numbers to call first. 3 results');
  expect(sayFound(found(0, callsForAnybody()))).toBe('Numbers to call first. No results');
});

test('it says how many of a kind are listed where not all are', () => {
  expect(sayFound(found(101))).toBe('101 results, 100 of a kind here');
  expect(sayFound(found(100))).toBe('100 results');
});
