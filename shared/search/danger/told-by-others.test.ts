import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

// What people type who tell of danger without a word of violence, or of somebody else's.

const labelsOf = (text: string) => findHelp(text, SAMPLE_CITY).calls.map(({ label }) => label);

const LINES: [line: string, texts: string[]][] = [
  [
    'Modern Slavery',
    [
      'man gave me a place to stay but wants sex for it',
      'i have to work for them to pay off what i owe no wages',
      'woman in nail bar never allowed out',
      'men living in a van at the car wash dont get paid look scared',
      'they took my passport and wont pay me',
      'workers living in car wash looks like slaves',
    ],
  ],
  [
    'Childline',
    [
      'kicked out my mum says dont come back im 15',
      'my son has gone missing hes 13',
      'daughter 15 run off with older man',
      'kids next door are left alone all night crying',
      'girl i know is 14 and sleeping with men for money',
      "neighbour's kid has bruises all over",
      'my nephew is carrying drugs for older lads',
      'uncle touches me',
      'my daughter is 14 and hasnt come home',
      'my son is being used by gang to carry drugs',
      'young girl with older men in hotel',
      'kids next door left alone and crying',
    ],
  ],
  [
    'Karma Nirvana',
    [
      'uncle wants to take me abroad to get cut',
      'my mate at school is being sent to pakistan to get married',
      'my brothers will kill me if they find out i have a boyfriend',
    ],
  ],
  [
    'The Bridge',
    [
      'he forces me to have sex hes my husband',
      'someone spiked my drink and i woke up with no clothes on',
    ],
  ],
  [
    'Refuge',
    [
      'need to get out tonight with kids before he gets back',
      'he forces me to have sex hes my husband',
      'he said if i leave he’ll burn the house down',
      'hes got a knife',
      'neighbour screaming and banging next door',
    ],
  ],
  [
    'Victim Support',
    [
      'someone set fire to my tent',
      'bloke pissed on me and kicked me in my sleeping bag',
      'gang after me cant go back to my flat',
      'someone peed on me while i was asleep in doorway',
      'called a tranny and punched',
      'owe money to dealers they said theyll break my legs',
      'got beat up sleeping rough last night',
    ],
  ],
  ['Men’s Advice Line', ['my girlfriend stabbed me', 'my dads girlfriend throws things at him']],
  [
    'Samaritans',
    [
      'my brother keeps saying he doesnt want to be here anymore',
      'client says she will end it tonight',
    ],
  ],
  ['Call 111', ['seeing things', 'havent eaten in 4 days feel faint']],
];

describe('has 999 and the line for it above every result', () => {
  for (const [line, texts] of LINES)
    it.each(texts)(`${line}: "%s"`, (text) => {
      const labels = labelsOf(text).map((it) => it.replaceAll("'", '’'));
      expect(labels[0]).toBe('Call 999');
      expect(labels.some((it) => it.includes(line))).toBe(true);
    });

  it.each([
    'my gran has fallen and cant get up',
    'found someone with a needle in arm not responding',
  ])('or 999 alone, where a life is in danger: "%s"', (text) => {
    expect(labelsOf(text)).toEqual(['Call 999']);
  });
});

describe('is not heard in what only sounds like it', () => {
  it.each([
    'rent arrears choking me',
    'self harm training course for staff',
    'suicide bereavement group',
    'abuse of power by council complaint',
    'drugs for pain relief',
    'my niece needs school shoes',
    'my son is missing school',
    'passport sent to home office marriage certificate',
    'never allowed out with my curfew tag',
    'is 16 too young for a hostel',
    'bruises on my leg',
    'car wash',
    'help a homeless man outside my shop',
    'food before he comes home from school',
    'he has bruises and needs a nurse',
    'dog dying vet bills',
    'forced to move by council',
    'domestic abuse course for professionals',
    'refuge collection rubbish',
    'runaway dog',
  ])('"%s"', (text) => {
    expect(findHelp(text, SAMPLE_CITY).isUrgent).toBe(false);
  });
});

describe('who is hurt by somebody near has the number for a home, whatever else is told', () => {
  it.each([
    'he hits me when hes on drugs',
    'he beat me and i need transport',
    'he hit me so i am sleeping rough',
    'he hit me in the street',
    'he hits me and i have no money to pay rent',
    'he hit me i took my kids and left',
    'she set fire to my clothes',
  ])('"%s"', (text) => {
    expect(labelsOf(text).slice(0, 2)).toEqual(['Call 999', expect.stringContaining('Refuge')]);
  });
});
