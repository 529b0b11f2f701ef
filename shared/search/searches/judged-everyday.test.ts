import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const resultsOf = (text: string) =>
  findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) =>
    results.map(({ label, detail }) => `${label}: ${detail}`),
  );

/** Of 150 everyday searches those that somebody who had not seen the work judged to lead elsewhere, and their kin. */
describe('who is named stands first', () => {
  it.each([['crisis centre ministries', /Wild Goose: Formerly called Crisis Centre Ministries/]])(
    '"%s"',
    (text, first) => expect(resultsOf(text)[0]).toMatch(first),
  );

  it('and nobody else who has the words of the name', () => {
    expect(resultsOf('caring in bristol').join('\n')).not.toMatch(/1625|Riverside|Clinic/);
  });

  it('and who is in a street alone: Temple Street is no temple', () => {
    expect(resultsOf('100 temple street')).toEqual([
      expect.stringMatching(/Homelessness Prevention Team: Citizen Service Point/),
    ]);
  });
});

describe('of helplines that have the word', () => {
  const placeOf = (text: string, name: string) =>
    resultsOf(text).findIndex((it) => it.startsWith(name));

  it('who listens to anybody stands before who helps with one harm', () => {
    const samaritans = placeOf('need someone to talk to', 'Samaritans');
    expect(samaritans).toBeGreaterThan(0);
    for (const other of ['Safe Link', 'Alcoholics Anonymous'])
      expect(placeOf('need someone to talk to', other)).toBeGreaterThan(samaritans);
  });

  it('who is of that harm alone stands before who has it in the name of its kind', () => {
    const last = Math.max(
      placeOf('gambling', 'National Gambling'),
      placeOf('gambling', 'Gamblers'),
    );
    for (const other of ['FRANK', 'Drinkline'])
      expect(placeOf('gambling', other)).toBeGreaterThan(last);
  });
});

describe('what only shares a word is left out', () => {
  it.each([['EU settled status', /SMART/]])('"%s" finds none of %s', (text, noise) => {
    expect(resultsOf(text).join('\n')).not.toMatch(noise);
  });
});
