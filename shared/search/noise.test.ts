import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { findHelp } from './find-help.ts';

const resultsOf = (text: string) =>
  findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) =>
    results.map(({ label, detail }) => `${label}: ${detail}`),
  );

describe('no result only shares a word, or letters, with what is asked for', () => {
  it.each([
    ['post address', /full address not known/],
    ['court', /Oldbury/],
    ['hot drink', /Alcoholics/],
    ['phone charge', /StreetVet/],
    ['free of charge', /charg/i],
    ['spać', /Space|space/],
    ['space', /sleep/],
  ])('"%s" finds none of %s', (text, noise) => {
    expect(resultsOf(text).join('\n')).not.toMatch(noise);
  });

  it('and a place is still found by where it is', () => {
    expect(resultsOf('oldbury court').join('\n')).toMatch(/Oldbury Court/);
  });

  it('and by an accent that its name has, or has not', () => {
    const organisations = [{ _id: 'o', name: 'Café Kino', description: '' }];
    const lists = { serviceTypes: [], organisations };
    const city = { lists, services: [], organisations, helplines: [] };
    for (const text of ['café', 'cafe', 'caf', 'Kinó'])
      expect(findHelp(text, city).groups[0]?.results[0]?.label).toBe('Café Kino');
  });

  it('and places with tea stand before a team', () => {
    const found = resultsOf('tea');
    expect(found.findIndex((it) => /tea and/i.test(it))).toBeLessThan(
      found.findIndex((it) => /Team/.test(it)),
    );
  });
});

describe('everyday words in other spellings', () => {
  it.each([
    ['diner', 'Dinner'],
    ['dîner', 'Dinner'],
    ['spać', 'Nowhere to sleep'],
    ['londry', 'Laundry'],
    ['sex health', 'Health & Dental Care'],
  ])('"%s" leads first to %s', (text, label) => {
    expect(resultsOf(text)[0]).toMatch(label);
  });
});
