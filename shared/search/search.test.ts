import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../validation/limits.ts';
import { type Places, type Searchable, search, searchedText } from './search.ts';

const directory: Searchable = {
  serviceTypes: [
    { type: 'Breakfast', subtypes: ['Coffee Morning'] },
    { type: 'Wi-Fi & Computer Access', subtypes: [] },
    { type: 'Drugs & Alcohol', subtypes: ["Women's Morning", '50+ Group'] },
  ],
  organisations: [
    { _id: 'a1', name: 'Refugee Women of Bristol' },
    { _id: 'b2', name: 'Café Eatwell' },
  ],
};

const labels = (text: string) =>
  search(text, directory).flatMap(({ results }) => results.map(({ label }) => label));

describe('the search', () => {
  it('starts only when something is typed', () => {
    expect(search('', directory)).toEqual([]);
    expect(search('  ', directory)).toEqual([]);
  });

  it('offers the suggested categories that contain the text', () => {
    expect(search('ADVICE', directory)).toEqual([
      {
        kind: 'category',
        heading: 'Categories',
        results: [
          { label: 'Housing Advice', detail: '', href: '/org-category/Housing%20Advice' },
          { label: 'Legal Advice', detail: '', href: '/org-category/Legal%20Advice' },
        ],
      },
    ]);
  });

  it('gives one row to each service type whose name or subtype contains the text', () => {
    expect(search('morning', directory)).toEqual([
      {
        kind: 'service',
        heading: 'Services',
        results: [
          { label: 'Breakfast', detail: 'Coffee Morning', href: '/timetable/Breakfast' },
          {
            label: 'Drugs & Alcohol',
            detail: "Women's Morning",
            href: '/timetable/Drugs%20%26%20Alcohol',
          },
        ],
      },
    ]);
  });

  it('finds only service types that are present', () => {
    expect(labels('laundry')).toEqual([]);
  });

  it('finds organisations by name and shows their role', () => {
    expect(search('eatwell', directory)).toEqual([
      {
        kind: 'organisation',
        heading: 'Organisations',
        results: [{ label: 'Café Eatwell', detail: 'Organisation', href: '/organisations#b2' }],
      },
    ]);
  });

  it('puts categories before services before organisations', () => {
    expect(labels('re')).toEqual([
      'Refugees & Asylum Seekers Help',
      'Breakfast',
      'Refugee Women of Bristol',
    ]);
  });

  it.each([
    ['wifi', 'Wi-Fi & Computer Access'],
    ['cafe', 'Café Eatwell'],
    ['cafe\u0301', 'Café Eatwell'],
    ['women’s', 'Drugs & Alcohol'],
    ['womens  morning', 'Drugs & Alcohol'],
    ['50+', 'Drugs & Alcohol'],
    ['-', 'Wi-Fi & Computer Access'],
  ])('does not make people type like us: "%s" finds %s', (typed, found) => {
    expect(labels(typed)).toContain(found);
  });

  it.each(['.*', '%', '_', '\\', '(', '[a-z]'])('takes "%s" as it is typed', (typed) => {
    expect(search(typed, directory)).toEqual([]);
  });

  it('finds every name by every part of it, in any case', () => {
    const name = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(name, fc.nat(20), fc.nat(20), fc.boolean(), (whole, from, length, upper) => {
        const part = whole.slice(from, from + length + 1);
        const typed = upper ? part.toUpperCase() : part;
        const found = search(typed, {
          serviceTypes: [],
          organisations: [{ _id: '1', name: whole }],
        });
        expect(found.some(({ kind }) => kind === 'organisation')).toBe(typed.trim() !== '');
      }),
    );
  });
});

it('finds helplines by name and by what they are for, where they are given, and leads where it is told', () => {
  const helplines = [{ _id: 'h1', name: 'FRANK', type: 'Addiction (Alcohol, Drugs, Gambling)' }];
  const leadsTo = (name: string) => `to ${name}`;
  const to: Places = {
    category: leadsTo,
    service: leadsTo,
    organisation: leadsTo,
    helpline: leadsTo,
    helplines: leadsTo,
    page: leadsTo,
    day: '' as const,
    on: () => to,
  };
  for (const text of ['frank', 'alcohol'])
    expect(search(text, { ...directory, helplines }, to)).toContainEqual({
      kind: 'helpline',
      heading: 'Helplines',
      results: [{ label: 'FRANK', detail: 'Addiction (Alcohol, Drugs, Gambling)', href: 'to h1' }],
    });
  expect(labels('frank')).toEqual([]);
  expect(
    search('breakfast', directory, to).flatMap(({ results }) => results.map(({ href }) => href)),
  ).toEqual(['to Breakfast']);
});

it('takes 200 characters of a text, and never half of one', () => {
  expect(searchedText(null)).toBe('');
  expect(searchedText(`  ${'x'.repeat(300)}`)).toBe('x'.repeat(LIMITS.searchText.value));
  expect(searchedText(`${'x'.repeat(199)}🍲`)).toBe('x'.repeat(199));
  expect(searchedText(`${'x'.repeat(198)}🍲🍲`)).toBe(`${'x'.repeat(198)}🍲`);
});
