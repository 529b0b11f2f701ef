import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { findHelp } from './find-help.ts';

const labelsOf = (text: string) =>
  findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) => results.map(({ label }) => label));

const placesOf = (text: string) =>
  findHelp(text, SAMPLE_CITY)
    .groups.filter(({ kind }) => kind === 'mention')
    .flatMap(({ results }) => results.map(({ label }) => label));

describe('below the numbers, who is hurt by another', () => {
  it.each(['my boyfriend is hurting me', 'my husband hits me', 'he battered me'])(
    'is led to what "abuse" finds, and not to where anybody goes who has a partner: "%s"',
    (text) => {
      expect(labelsOf(text)).toEqual(labelsOf('abuse'));
      expect(labelsOf(text)).toEqual(expect.arrayContaining(['Next Link', 'Victim of a crime']));
    },
  );

  it('is led to who helps with that very harm where the text says it', () => {
    expect(placesOf('my uncle raped me')[0]).toBe('Safe Link');
  });

  it('finds what is for men first, if the text says so', () => {
    expect(placesOf('men domestic violence')[0]).toBe("Men's Advice Line");
    expect(placesOf('domestic abuse men')[0]).toBe("Men's Advice Line");
  });

  it('finds what else is asked for after that', () => {
    expect(labelsOf('he hit me and i need a bed').slice(0, 2)).toEqual([
      'Victim of a crime',
      'Nowhere to sleep, now or soon',
    ]);
  });

  it('finds a place by its name before all else', () => {
    expect(labelsOf('womens aid')[0]).toBe("Women's Aid (Bristol office)");
  });
});

describe('who looks for a safe place for tonight, and says of nobody that they hurt them', () => {
  it.each([
    'female rough sleeper needs safe place tonight',
    'somewhere safe for women and kids tonight',
    'somewhere safe to sleep',
  ])('has where to sleep before where victims are helped: "%s"', (text) => {
    const { calls, groups } = findHelp(text, SAMPLE_CITY);
    expect(calls.map(({ href }) => href)).toEqual(['tel:999', 'tel:+448082000247']);
    const [first, second] = groups.flatMap(({ results }) => results);
    expect(first?.label).toMatch(/^Nowhere to sleep/);
    expect(second?.label).toBe('Victim of a crime');
  });

  it('but not where somebody is said to hurt them', () => {
    const { groups } = findHelp('he hits me i need a safe place tonight', SAMPLE_CITY);
    expect(groups.flatMap(({ results }) => results)[0]?.label).toBe('Victim of a crime');
  });
});

it('an attack in a street has the line for victims, and not the one for a home', () => {
  const labels = findHelp('attacked on the street', SAMPLE_CITY).calls.map(({ label }) => label);
  expect(labels).toEqual(['Call 999', expect.stringContaining('Victim Support')]);
});
