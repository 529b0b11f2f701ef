import { expect, test } from 'vitest';
import { sortHelpFirst } from './help-first.ts';
import type { SearchGroup } from './search.ts';

const group = (kind: SearchGroup['kind'], ...labels: string[]): SearchGroup => ({
  kind,
  heading: kind,
  results: labels.map((label) => ({ label, detail: '', href: label })),
});

const kinds = (groups: SearchGroup[], text: string) =>
  sortHelpFirst(groups, text).map(({ kind }) => kind);

const everyday = group('everyday', 'Nowhere to sleep, now or soon');

test('"bed" leads to a bed before Bedminster', () => {
  const groups = [group('organisation', 'The Salvation Army Bedminster'), everyday];
  expect(kinds(groups, 'BED')).toEqual(['everyday', 'organisation']);
});

test('a name of which a whole word is typed stays first', () => {
  const groups = [group('organisation', 'Shelter Bristol'), everyday];
  expect(kinds(groups, 'Shelter')).toEqual(['organisation', 'everyday']);
});

test('kinds of help come first, and what a listing mentions last', () => {
  const groups = [
    group('mention', 'A place'),
    group('organisation', 'Breakfasters'),
    everyday,
    group('service', 'Breakfast'),
  ];
  expect(kinds(groups, 'breakf')).toEqual(['service', 'everyday', 'organisation', 'mention']);
});
