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

test('a name that begins with the typed word stays first', () => {
  const groups = [group('organisation', 'Shelter Bristol'), everyday];
  expect(kinds(groups, 'Shelter')).toEqual(['organisation', 'everyday']);
});

test('"food" leads to meals before FoodCycle, and before a name that has the word somewhere', () => {
  const names = group('organisation', 'FoodCycle Bristol', 'Stokes Croft Food Project');
  for (const text of ['FOOD', 'food tonight'])
    expect(kinds([names, group('everyday', 'Breakfast', 'Lunch')], text)).toEqual([
      'everyday',
      'organisation',
    ]);
});

test('a name that has all of several words stays first, and one that is asked about', () => {
  const names = group('organisation', 'Bristol Soup Run Trust');
  expect(kinds([names, everyday], 'soup run')).toEqual(['organisation', 'everyday']);
  const asked = group('organisation', 'Bristol Methodist Centre');
  expect(kinds([asked, everyday], 'methodist phone number')).toEqual(['organisation', 'everyday']);
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
