import { describe, expect, it, test } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const firstThree = (text: string) => {
  const { groups } = findHelp(text, SAMPLE_CITY);
  const results = groups.flatMap(({ results }) => results).slice(0, 3);
  return results.map(({ label }) => label).join('\n');
};
const calls = (text: string) => findHelp(text, SAMPLE_CITY).calls.map(({ href }) => href);
const isUrgent = (text: string) => findHelp(text, SAMPLE_CITY).isUrgent;

describe('who has little English finds in their own language', () => {
  it.each([
    ['gıda yardımı', /Breakfast/],
    ['ich habe hunger', /Breakfast/],
    ['repas gratuit', /Breakfast/],
    ['免费食物', /Breakfast/],
    ['خوراک', /Breakfast/],
    ['غذای رایگان', /Breakfast/],
    ['hilfe essen schlafen', /Nowhere to sleep/],
    ['nu am unde sta', /Nowhere to sleep/],
    ['где можно поспать', /Nowhere to sleep/],
    ['我要睡觉', /Nowhere to sleep/],
    ['مكان للنوم', /Nowhere to sleep/],
    ['kalacak yerim yok', /Nowhere to sleep/],
    ['duș', /Showers/],
    ['где помыться', /Showers/],
    ['łazienka', /Toilets/],
    ['où sont les toilettes', /Toilets/],
    ['pranie', /Laundry/],
    ['roupas', /Clothes/],
    ['telefone', /Telephones/],
    ['szpital', /Health/],
    ['ڈاکٹر کی ضرورت', /Health/],
    ['necesito un abogado', /Legal Advice/],
    ['убежище', /Asylum/],
    ['szukam pracy', /Advice/],
  ])('"%s"', (text, leadsTo) => {
    expect(firstThree(text)).toMatch(leadsTo);
  });

  test('an English word that is one of theirs too leads where it leads in English', () => {
    expect(firstThree('hunger')).toMatch(/^Eat: what is open\nBreakfast/);
    expect(firstThree('tooth')).toMatch(/^Immediate support\nHealth/);
  });
});

describe('danger is understood in other languages', () => {
  it.each([
    'mój mąż mnie bije',
    'mi marido me golpea',
    'meu marido me bate',
    'soțul mă bate',
    'меня избили',
    'чоловік б’є мене',
    'زوجي يضربني',
    'kocam beni dövüyor',
    'mein mann schlägt mich',
    'überall gewalt',
    '丈夫打我',
    'violación',
  ])('by another: "%s"', (text) => {
    expect(calls(text)).toEqual(['tel:999', 'tel:+448082000247']);
    expect(isUrgent(text)).toBe(true);
  });

  it.each(['quiero morir', 'voglio morire', 'самогубство', 'انتحار', '我想死', 'intihar'])(
    'by their own hand: "%s"',
    (text) => {
      expect(calls(text)).toEqual(['tel:999', 'tel:116123']);
    },
  );

  it.each(['policja', 'вызовите скорую', 'اسعاف', 'ambulancia'])('of a life: "%s"', (text) => {
    expect(calls(text)).toEqual(['tel:999']);
    expect(isUrgent(text)).toBe(true);
  });

  it.each(['mi batería', 'violin lessons', 'policy', 'pegs', 'suite', 'gewicht'])(
    'and not where there is none: "%s"',
    (text) => {
      expect(isUrgent(text)).toBe(false);
    },
  );
});

describe('what somebody in danger finds', () => {
  test('is no place that only has one of the words', () => {
    expect(firstThree('my partner hits me')).toMatch(/^Victim of a crime/);
    expect(firstThree('my bloke slaps me about')).toMatch(/^Victim of a crime/);
  });

  test('has 999 above it for an overdose, however its verb is written', () => {
    for (const text of ['od’d', "mate OD'd", "he's od'ing", 'oding']) {
      expect(calls(text)).toEqual(['tel:999']);
      expect(firstThree(text)).toMatch(/Drugs & Alcohol/);
    }
    expect(isUrgent('odd jobs')).toBe(false);
  });
});

describe('a word that is spelled as it is meant', () => {
  test('is not corrected where another leads somewhere', () => {
    for (const text of ['spare socks', 'needle stick', 'my staff needs a vet'])
      expect(findHelp(text, SAMPLE_CITY).corrected).toBeNull();
    expect(findHelp('wi fi pasword', SAMPLE_CITY).corrected).toBe('wi fi password');
  });

  test('of three letters begins no other in a sentence, and does where it is all that is typed', () => {
    expect(firstThree('sta casa')).not.toMatch(/Breakfast/);
    expect(firstThree('sho')).toMatch(/Showers/);
  });
});

test('a dentist is found by whoever answers 111, or at a clinic', () => {
  expect(firstThree('dentist').split('\n')).toEqual(['Immediate support', 'Health & Dental Care']);
});
