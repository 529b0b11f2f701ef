import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const resultsOf = (text: string) =>
  findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) =>
    results.map(({ label, detail }) => `${label}: ${detail}`),
  );

/** Everyday searches that somebody judged who had not seen the work, and that led elsewhere. */
describe('what is asked for stands first', () => {
  it.each([
    ['too hot need water', /^Day Centre/],
    ['too hot', /^Day Centre/],
    ['hot water', /^Day Centre/],
    ['temple meads', /^Near me/],
    ['free bus pass', /^Day Centre: Ask a worker about fares/],
    ['transport', /^Day Centre: Ask a worker about fares/],
    ['mosque', /^Day Centre: Ask a worker about a place to pray/],
    ['chapel', /^Day Centre: Ask a worker about a place to pray/],
    ['baby bank', /^Day Centre: Ask a worker about things for a baby/],
    ['armed robbery', /^Victim of a crime/],
    ['is there anything near temple meads', /^Near me/],
    ['ba2 1ab', /^Near me/],
    ['bs5 9ab', /^Near me/],
    ['sandwich van city centre', /^Dinner/],
    ['food van', /^Dinner|Soup Run/],
    ['deposit for a flat', /Ask the council about a deposit/],
    ['sign on', /Jobcentre/],
    ['signing on', /Jobcentre/],
    ['sell big isue', /work and courses/],
    ['get home to family in scotland', /fares/],
    ['train home', /fares/],
    ['church service', /^Day Centre/],
    ['social services', /^Nowhere to sleep/],
    ['gp no id', /^Health/],
    ['doctor without address', /^Health/],
    ['council tax arrears', /money and debt/],
    ['my feet hurt', /^Health/],
    ['9pm', /^What is open/],
    ['we are bristol', /^We Are Bristol/],
    ['caring in bristle', /^Caring in Bristol/],
  ])('"%s"', (text, first) => expect(resultsOf(text)[0]).toMatch(first));

  it.each([
    ['get home to scotland', 'Ask a worker about fares'],
    ['arrested', 'Ask a worker about probation and bail'],
    ['hiv test', 'Ring 111 for a sexual health clinic'],
    ['wheelchair', 'Ask a worker about access'],
    ['armed forces', 'Tell the council that you served'],
  ])('or among the first three: "%s"', (text, says) => {
    expect(resultsOf(text).slice(0, 3).join('\n')).toContain(says);
  });

  it.each(['service user needs detox and housing', 'detox and housing'])(
    'and both of two needs among those that are read: "%s"',
    (text) => {
      const read = resultsOf(text).slice(0, 3).join('\n');
      expect(read).toMatch(/Drugs & Alcohol/);
      expect(read).toMatch(/Housing Advice/);
    },
  );
});

describe('what only shares a word is left out', () => {
  it.each([
    ['church service', /Broadmead Medical/],
    ['doctor without address', /FRANK|SMART/],
    ['my feet hurt', /Victim/],
    ['asylum support stopped', /Alcoholics|Gamblers/],
    ['run out of tablets', /Julian Trust/],
    ['bs5 9ab', /Emmaus/],
    ['st pauls', /: St\.$/m],
  ])('"%s" finds none of %s', (text, noise) => {
    expect(resultsOf(text).join('\n')).not.toMatch(noise);
  });

  it('or stands below what has every word', () => {
    const found = resultsOf('loo near broadmead');
    expect(found.join('\n')).toMatch(/^Cabot Circus/m);
    expect(found.join('\n')).not.toMatch(/Medical/);
  });
});

it('a street in a longer text leads to who is in it, after what is asked for', () => {
  const found = resultsOf('food bank stapleton road');
  expect(found[0]).toMatch(/^Eat/);
  expect(found.join('\n')).toMatch(/The Wild Goose: Day Centre: 32 Stapleton Road/);
});
