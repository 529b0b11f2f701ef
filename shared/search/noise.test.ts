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
    ['sex health', 'Immediate support'],
  ])('"%s" leads first to %s', (text, label) => {
    expect(resultsOf(text)[0]).toMatch(label);
  });
});

describe('a search for what one needs', () => {
  const firstOf = (text: string) =>
    findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) => results.map(({ label }) => label));

  it.each(['im being evicted', 'being evicted from my flat', 'he has been evicted'])(
    'lists nobody whose text only has a word that holds sentences together: "%s"',
    (text) => {
      expect(firstOf(text).slice(0, 2)).toEqual([
        'Nowhere to sleep, now or soon',
        'Housing Advice',
      ]);
      expect(firstOf(text)).not.toContain("Men's Advice Line");
    },
  );

  it.each(['overdose', 'od', 'overdosed'])(
    'leads from %s to 999, then to drug services',
    (text) => {
      expect(findHelp(text, SAMPLE_CITY).calls[0]?.label).toBe('Call 999');
      expect(firstOf(text)[0]).toBe('Drugs & Alcohol');
    },
  );

  it('knows a whole word from the beginning of another: a mate is no mattress', () => {
    expect(firstOf('my mate')).not.toContain('Nowhere to sleep, now or soon');
  });

  it.each([
    'help',
    'help me',
    'please help',
    'ayuda',
    'dont know what to do',
    'everything has gone wrong',
  ])('has whom to ring above where to start: %s', (text) => {
    const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
    expect(calls.map(({ href }) => href)).toEqual(['tel:999', 'tel:+448082000247']);
    expect(isUrgent).toBe(false);
  });
});

describe('a word that is spelt right is not said to be another', () => {
  it.each(['no recourse to public funds', "where's open now", 'whats on today'])('"%s"', (text) => {
    expect(findHelp(text, SAMPLE_CITY).corrected).toBeNull();
  });
});
