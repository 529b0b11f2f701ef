import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

// What people write as they speak, and what they see of an illness whose name they do not know: of three lists that were written before
// their writers had seen the search.

const callsOf = (text: string) => {
  const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
  return isUrgent ? calls.map(({ label }) => label.replaceAll("'", '’')) : [];
};

const LINES: readonly [line: string, texts: string[]][] = [
  [
    'Refuge',
    [
      'my ex is outside the hostel now',
      'he stalks me everywhere',
      'my ex is stalking me',
      'my girlfriend punches me we are lesbians',
      'my daughters fella got her by the hair',
      'she goes for me when shes drunk and i cant go home',
      'he reads all my texts and tracks me on my phone',
      'got followed back to my tent by two men',
      'women crying in a shop doorway with no shoes on',
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
      'he had sex wiv me when i was asleep',
      'a man touched me while i was asleep in the doorway',
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
      'they take my wages and we live 9 in a room at the boss house',
      'i cant leave the job he say i owe him for the travel',
      'girl in nail bar looks scared never goes out',
      'he gives me gear if i do stuff wiv his mates',
      'dealer makes me do things for gear',
      'boss keeps us locked in caravan working',
      'hostel resident is being used by drug gang to hold stuff',
      'my 14 yr old is running drugs on the train',
    ],
  ],
  [
    'Karma Nirvana',
    [
      'my uncles say i have shamed them and are looking for me',
      'my dad says ive shamed the family and my brothers are looking for me',
      'my uncle will kill me if he finds out im gay',
      'parents sending me pakistan to marry',
      'family gona kill me cos i got a white boyfriend',
      'they want to cut my little girl down there',
    ],
  ],
  [
    'Samaritans',
    [
      'on the bridge',
      'my mate says he is going to jump off the suspension bridge',
      'my friend says goodbye to everyone and give away his dog',
      'client has told me he plans to kill himself after court on monday',
      'im at the suspension bridge gona jump',
      'my mate says hes guna end it',
      'got a rope ready',
      'voices tellin me to hurt people',
    ],
  ],
  [
    'Victim Support',
    [
      'someone peed on my mate while he slept and beat him up',
      'owe drug money they gonna break my legs',
      'carer is slapping my mum',
      'got mugged',
      'stalker followed me from work 3 nights now',
      'bloke at hostel has a knife',
      'a dealer says il get cut if i dont pay tonite',
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
      'my 15 yr old sister ran away and is sleepin at some mans house',
      'kids next door always crying and hungry locked out in cold',
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
      'my freind hasnt slept for days and is talking to god',
      'my mate has lost the plot talking to the walls hasnt slept for 5 days',
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
    'theres a guy asleep in a bus stop and its minus 4 wont answer me',
    'bloke with machete in the park',
    'my diabetic friend is acting drunk and sweaty',
    'spice and he has gone stiff',
    'theres a bloke in a doorway by the galleries soaked and shaking',
    'gear was dodgy he aint breathing proper',
    'ate something with nuts my throats closing up',
    'bad headache stiff neck rash dont fade',
    'old fella outside tesco soaked and shivering not making sense',
    'tent stove on inside now got headache and feel sick',
    'fire in are building',
    'hes gone blue and wont wake up after a hit',
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
  'food that wont kill me im veggie',
])('tells of no danger: "%s"', (text) => {
  expect(callsOf(text)).toEqual([]);
});

it('somebody who is ill has 111 as it is, before what it says to whose mind is', () => {
  const { calls } = findHelp(
    'stopped drinking 2 days ago now seeing things and shakin bad',
    SAMPLE_CITY,
  );
  expect(calls[1]?.detail).not.toContain('Press 2');
});

it('a child who is at risk by others has no number for women beside', () => {
  expect(callsOf('kids next door always crying and hungry locked out in cold')).toHaveLength(2);
});
