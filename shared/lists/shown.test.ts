import { expect, it } from 'vitest';
import type { ListingFault } from '../directory/listing-faults.ts';
import {
  compareByFaults,
  filterAndPage,
  type ListRow,
  type ListRules,
  PAGE_SIZE,
} from './shown.ts';

type Row = ListRow & { name: string };

const RULES: ListRules<Row> = {
  textOf: ({ name }) => name,
  sorts: { given: { label: 'As given' }, wrong: { label: 'Wrong', compare: compareByFaults } },
};
const row = (name: string, ...faults: ListingFault[]): Row => ({
  _id: name,
  lastCheckedAt: '',
  name,
  faults,
});
const ROWS = [
  row('Ark'),
  row('Harbour Kitchen', 'old'),
  row('Harbour House', 'hours'),
  row('Shelter', 'contact', 'old'),
];
const EVERYTHING = { q: '', wrong: '', sort: '', page: 1 };
const names = (query: Partial<typeof EVERYTHING>, rows = ROWS) =>
  filterAndPage(rows, { ...EVERYTHING, ...query }, RULES).rows.map(({ name }) => name);

it('finds what contains the text in any case', () => {
  expect(names({ q: ' HARBOUR ' })).toEqual(['Harbour Kitchen', 'Harbour House']);
  expect(names({ q: 'zebra' })).toEqual([]);
});

it('keeps what has a fault, or any', () => {
  expect(names({ wrong: 'old' })).toEqual(['Harbour Kitchen', 'Shelter']);
  expect(names({ wrong: 'any' })).toEqual(['Harbour Kitchen', 'Harbour House', 'Shelter']);
  expect(names({ wrong: 'nonsense' })).toHaveLength(4);
});

it('counts faults among what was searched for, whichever is chosen', () => {
  const { counts } = filterAndPage(ROWS, { ...EVERYTHING, q: 'harbour', wrong: 'old' }, RULES);
  expect(counts).toMatchObject({ all: 2, any: 2, old: 1, hours: 1, contact: 0 });
});

it('puts what has most faults first, then the worst, and leaves the rest as it came', () => {
  expect(names({ sort: 'wrong' })).toEqual(['Shelter', 'Harbour House', 'Harbour Kitchen', 'Ark']);
  expect(names({ sort: 'nonsense' })).toEqual(names({}));
});

it('gives a page at a time, the last one for any beyond it', () => {
  const many = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, n) => row(`${n}`));
  expect(names({ page: 2 }, many)[0]).toBe(`${PAGE_SIZE}`);
  expect(names({ page: 9 }, many)).toEqual([`${2 * PAGE_SIZE}`]);
  expect(names({ page: -1 }, many)).toHaveLength(PAGE_SIZE);
});
