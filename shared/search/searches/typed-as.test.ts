import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const find = (text: string) => findHelp(text, SAMPLE_CITY);
const resultsOf = (text: string) => find(text).groups.flatMap(({ results }) => results);

describe('danger is heard beside what a text is read as', () => {
  it.each([
    'saw someone stabbed in the street',
    'saw a man with a knife attack someone in the street',
    'saw a woman being raped in the street',
    'worried about a man who is suicidal in a tent',
    'someone sleeping in a doorway is bleeding',
    'i saw a man unconscious in a doorway',
    'seen a woman attacked in her tent',
    'council wont help and i want to die',
    'council wont help and i feel sucidal',
    'council said no he hits me',
    'can i come in i took an overdose and been drinking',
    'my friend is missing',
    'voices telling me to hurt people',
  ])('"%s"', (text) => {
    expect(find(text).isUrgent).toBe(true);
  });

  it.each([
    ['saw a man sleeping in the street', /StreetLink/],
    ['council wont help me', /Legal Advice/],
    ['can i come in if i have been drinking', /What is open/],
    ['my friend needs a coat', /Clothes/],
  ])('"%s" tells of none and asks for %s', (text, label) => {
    const [first] = resultsOf(text);
    expect(find(text).isUrgent).toBe(false);
    expect(`${first?.label} ${first?.detail}`).toMatch(label);
  });
});

describe('a listing is not read as what somebody types', () => {
  it('that is worried about others is no team that looks for them', () => {
    expect(resultsOf('streetlink').map(({ label }) => label)).not.toContain('Centrepoint helpline');
  });

  const names = [...SAMPLE_CITY.organisations, ...SAMPLE_CITY.helplines].map(({ name }) => name);
  it.each([...new Set(names)])('is found by its name: %s', (name) => {
    expect(resultsOf(name).map(({ label }) => label)).toContain(name);
  });
});

it('two typed words that are known as one are one', () => {
  expect(resultsOf('council councillor')[0]?.label).toBe('Nowhere to sleep, now or soon');
});

it('what six needs leave no room for stands among the places', () => {
  const found = resultsOf('lavatory detergent barrister knickers fleas food bank');
  expect(found.map(({ label }) => label)).toContain('Feed the Homeless Bristol');
});

it('words that an admin teaches are read as they are typed', () => {
  const searchWords = [{ words: 'loo hire', leadsTo: 'page organisations' }];
  const { groups } = findHelp('loo hire', { ...SAMPLE_CITY, searchWords });
  expect(groups[0]?.results[0]?.label).toBe('All organisations');
});
