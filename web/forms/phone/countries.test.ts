import { describe, expect, it } from 'vitest';
import { findCountries, listCountries } from './countries.ts';

const countries = listCountries();
const found = (text: string) => findCountries(countries, text).map(({ code }) => code);

describe('the list of countries', () => {
  it('begins with the United Kingdom and holds each country once', () => {
    expect(countries[0]).toEqual({ code: 'GB', name: 'United Kingdom', callingCode: '44' });
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  it('is searched by name, by letters and by calling code', () => {
    expect(found('pol')).toEqual(['PL', 'PF']);
    expect(found('germ')).toEqual(['DE']);
    expect(found('PL')).toContain('PL');
    expect(found('+48')).toEqual(['PL']);
    expect(found('0048')).toEqual(['PL']);
    expect(found('')).toHaveLength(countries.length);
    expect(found('zebra')).toEqual([]);
  });
});
