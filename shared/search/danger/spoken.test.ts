import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

// What people write as they speak, and what they see of an illness whose name they do not know: of a list that was written before
// its writer had seen the search.

const callsOf = (text: string) => {
  const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
  return isUrgent ? calls.map(({ label }) => label.replaceAll("'", '’')) : [];
};

const LINES: readonly [line: string, texts: string[]][] = [
  [
    'Refuge',
    [
      'me bf smacked me up again',
      'hes put a tracker on my car',
      'ex keeps turnin up were i sleep',
      'he said if i leave hel burn the flat down',
      'man in car keeps going round slow lookin at me',
      'some bloke is followin me home',
      'threw things at me',
      'my husband hit the kids',
      'i was hit with a belt by my dad',
      'its not safe to leave my husband',
    ],
  ],
  [
    'Men’s Advice Line',
    ['wife threw boiling kettle at me', 'my husbend is a man an he hurts me', 'man hurt at home'],
  ],
  [
    'The Bridge',
    [
      'he did stuff to me wen i was asleep',
      'a bloke touched me up in the hostel',
      'my mate got sexualy asalted',
      'think sumthing was in my drink',
      'he had sex with me when i was asleep',
    ],
  ],
  [
    'Modern Slavery',
    [
      'dealer makes me do things for gear',
      'boss keeps us locked in caravan working',
      'hostel resident is being used by drug gang to hold stuff',
      'my 14 yr old is running drugs on the train',
    ],
  ],
  [
    'Karma Nirvana',
    [
      'parents sending me pakistan to marry',
      'family gona kill me cos i got a white boyfriend',
      'they want to cut my little girl down there',
    ],
  ],
  [
    'Samaritans',
    [
      'im at the suspension bridge gona jump',
      'my mate says hes guna end it',
      'got a rope ready',
      'voices tellin me to hurt people',
    ],
  ],
  [
    'Victim Support',
    [
      'lads after me for a debt they no where i stay',
      'got spat on cos im gypsy',
      'kicked in for being black',
      'they shout tranny and chuck bottles at me',
      'someone set light to my mates bedding while he slept',
      'carer takes nans money an shouts at her',
    ],
  ],
  [
    'Childline',
    [
      'kid carryin a blade for some older lads',
      'kid nextdoor screams all nite being hit',
      'uncle does things to my little sister',
      'toddler left on there own in flat',
      'my daughters been missin since friday',
    ],
  ],
  [
    'Call 111',
    [
      'my head is gone i need crisis team',
      'mate is paranoid naked in street shoutin',
      'throwing up blood',
      'banged my head and been sick 3 times',
      'leg is red hot swollen where i inject an im shaking',
      'ran out of insulin feel rough',
      'drinker stopped drinking now seeing things and shakin',
      'blind in one eye all of a sudden',
      'beeping alarm headache everyone feels sick in van',
    ],
  ],
  [
    'Call 101',
    [
      'havent seen old tony from the bearpit for days worried',
      'service user not come back to hostel vulnrable',
    ],
  ],
];

describe('has 999 and the line for it among the first three', () => {
  for (const [line, texts] of LINES)
    it.each(texts)(`${line}: "%s"`, (text) => {
      const [first, ...others] = callsOf(text);
      expect(first).toBe('Call 999');
      expect(others.slice(0, 2).join('\n')).toContain(line);
    });

  it.each([
    'spice attack my pal on floor twitching',
    'half his face dropped and talkin funny',
    'girl fitting outside the shop',
    'swollen throat ate nuts',
    'baby floppy and wont feed',
    'somebody froze stiff outside tesco',
    'woman asleep in snow wont answer me',
    'bloke with machete in the park',
  ])('or 999 alone, where a life is in danger: "%s"', (text) => {
    expect(callsOf(text)).toEqual(['Call 999']);
  });
});

describe('who is hit at home has that number before all others, whoever else is named', () => {
  it.each([
    'he hits me when i get paid',
    'he hits me, is there a refuge for women for tonight',
    'he beats me and sold my phone',
    'he hits me when im cooking food for the kids',
    'he hits me and my employer knows',
    'he beat me and the neighbours called the police',
    'my fella hits me and the landlord evicted us',
    'my son hits me the neighbours hear it',
  ])('"%s"', (text) => {
    expect(callsOf(text)[1]).toContain('Refuge');
  });
});

it.each([
  'rap music workshop',
  'dog grooming',
  'she has a scar',
  'within 5 kms',
  'do they do pest control',
  'birth control for my girlfriend',
  'my feet hurt do they have a nurse',
  'warm jumper from charity shop',
  'phone going dead',
  'need jump leads',
  'keep fit on tuesdays',
  'lost my blood test letter',
  'drink milk shake',
  'walk into careers centre',
  'couple boyfriend and girlfriend sleeping rough',
  'i cut myself shaving need plaster',
  'alcohol abuse',
  'drug abuse help',
  'frozen food',
  'can you hold my stuff',
  'not seen a doctor for weeks',
  'looking at flats',
])('tells of no danger: "%s"', (text) => {
  expect(callsOf(text)).toEqual([]);
});
