import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

// Of a reading of the rules: forms of a word that they missed, and everyday texts that they took for danger.

const callsOf = (text: string) => {
  const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
  return isUrgent ? calls.map(({ label }) => label).join('\n') : '';
};

describe('other forms of what is heard are heard', () => {
  it.each([
    ['self-harming', 'Samaritans'],
    ['i want to kms', 'Samaritans'],
    ['i self harm to cope', 'Samaritans'],
    ['i want to go to sleep and not wake up', 'Samaritans'],
    ['my son hit his head and is sick', 'Call 111'],
    ['some one hit me', 'Refuge'],
    ['i dont feel safe', 'Refuge'],
    ['two men beat me up', 'Victim Support'],
    ['my ex-husband is outside', 'Refuge'],
    ['he assaults me', 'Refuge'],
    ['he no where i live', 'Refuge'],
    ['i was sexually abused', 'The Bridge'],
    ['my girlfriend is covered in bruises', 'Call 999'],
    ['he carries a blade', 'Call 999'],
    ['saw someone stabbed in the street', 'Call 999'],
    ['16-year-old homeless', 'Childline'],
  ])('"%s": %s', (text, line) => {
    expect(callsOf(text)).toContain(line);
  });
});

describe('what only sounds like it has no number', () => {
  it.each([
    'i dont have anywhere to live',
    'landlord threatening to evict me',
    'scared they will evict me',
    'my daughter smashed her screen',
    'got kicked out',
    'just moved into my flat need furniture',
    'they evicted me from my flat',
    'my bag has gone missing',
    'not heard from council for weeks',
    'my sister is missing school',
    'council not responding',
    'my case is not moving',
    'can my mate hold my stuff',
    'help my son move his stuff',
    'doing things with my kids',
    'i broke my teeth',
    'cant get my hands on my birth certificate',
    'my husband takes his medication',
    'need a torch my phone is dead',
    'house is being sold',
    'forced to sell my house',
    'controlling anger',
    'dont want to be around drugs',
    'need jump start',
    'want to dye hair',
    'cant go on universal credit',
    'my tent collapsed',
    'broken lock on my door',
    'i take 60 mls methadone',
    'will my pram fit on the bus',
    'dwp keep sending me messages',
    'pet grooming',
    'jobcentre making me work',
    'havent slept for 3 days',
    'baby wont stop crying',
    'had a stroke last year',
    'depression is dragging me down',
    'what can i get from the family hub',
    'queen street',
    'attracted to children',
  ])('"%s"', (text) => {
    expect(callsOf(text)).toBe('');
  });
});

it.each([
  ['i dont have anywhere to live', 'Nowhere to sleep, now or soon'],
  ['can i get in rehab for drinking', 'Drugs & Alcohol'],
  ['council isnt open on saturday', 'Housing Advice'],
])('"%s" leads to %s', (text, label) => {
  const { groups } = findHelp(text, SAMPLE_CITY);
  expect(groups.flatMap(({ results }) => results.map((it) => it.label)).slice(0, 3)).toContain(
    label,
  );
});
