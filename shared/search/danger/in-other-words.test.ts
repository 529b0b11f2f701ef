import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';
import { isTold } from './told.ts';

// Of two lists whose writers had not seen the search: dangers that were told in words which it did not know.

const CALLS: readonly [second: string, texts: string[]][] = [
  [
    '',
    [
      'kid locked in car',
      'mate went over on spice eyes rolled back and shaking all over',
      'pregnant 30 weeks and there is loads of blood',
      'my leg is going black where i inject',
      'lady in next tent hasnt come out for two days and dont answer',
      'cant stop the blood coming out my arm',
      'baby is coming now no midwife',
      'hes kicking the door in right now',
      'smoke coming out the flat below',
      'somebody just jumped in the harbour',
    ],
  ],
  [
    'Call 111',
    [
      'cant feel me feet, they gone white and hard, slept out in the frost',
      'got a jab in a club felt a scratch on my arm now my legs dont work',
      'he cracked his head on the kerb and now one eyes big and he is talking rubbish',
      'my leg wound has gone black and im burning up and confused',
      'diabetic not had insulin for 3 days feel rough and thirsty',
      'cant get a breath inhalers run out',
      'i got bit by a dog and its gone red and swollen',
      'got jabbed with a needle in the club feel weird',
      'i cant cope',
      'my life is falling apart',
      'whats the point',
    ],
  ],
  [
    'Samaritans',
    [
      'dont wanna be here nomore',
      'feel like jumping',
      'ive got the rope and wrote the letter',
      'my mum says she is going to do something stupid and has locked herself in the bathroom',
      'my mates talking about ending it',
      'wrote my goodbye letters tonite',
      'been cutting again and its deep this time',
      'my son says hes got a plan and a rope',
      'i have nothing to live for since my wife died sleeping in car',
    ],
  ],
  [
    'Refuge',
    [
      'woman downstairs screaming and i can hear stuff smashing again',
      'he put me outside naked in the cold and he does it every time he drinks',
      'he said if i leave hes gonna pour petrol through the letterbox',
      'cant talk hes in the room',
      'me and the kids had to leg it in our pyjamas he went mental',
      'my wife she beats me we are two women',
      'they said theyll shoot me if i dont pay by friday',
    ],
  ],
  [
    'Victim Support',
    [
      'they took my flat over',
      'being followed home rn',
      'security guard threw me down the stairs and my arm is bent wrong way',
      'my girlfriend threw me down the stairs im the man',
      'some lads moved in my nans place and are selling from it',
      'bloke keeps following me and waiting outside the shelter every night',
      'got called a p*ki and spat at on the bus',
      'kids throwing bottles at a homeless guy and kicking him',
    ],
  ],
  [
    'The Bridge',
    [
      'my drink tasted weird',
      'i woke up in some guys flat with no pants on and i dont remember anything',
      'staff at the hostel keeps coming in my room at night and putting his hand under the cover',
      'staff at the hostel keeps trying to get in my bed',
      'he forced himself on me last night in the doorway',
      'i was assaulted when i was a kid and its all coming back',
    ],
  ],
  [
    'Childline',
    [
      'girl about 12 outside mcdonalds getting in cars with old men',
      'my 13 yr old didnt come home and shes been talking to a man on snapchat',
      'im 13 and i ran off from my foster home',
      'little one wandering about on her own in the road in a nappy',
      'toddlers left in a flat alone all day',
    ],
  ],
  [
    'Modern Slavery',
    [
      'the people who brought me to england say i owe them 20 thousand and lock us in the house',
      'they say i owe money for the plane and i must work in the house no pay',
      'please they lock us in house make us go with men',
      'girls in the flat upstairs different men all night they never go out',
    ],
  ],
  [
    'Karma Nirvana',
    [
      'my family says they will kill me because i have a boyfriend who is not muslim',
      'they want to send me to pakistan to get married i dont want it',
      'family say i brought shame on them im scared to go home',
    ],
  ],
  [
    'Call 101',
    [
      'not seen my brother for a week his phones off',
      'i walked out on my family and i want to let them know im alive',
    ],
  ],
];

describe.each(CALLS)('has 999, and then "%s", above every result', (second, texts) => {
  it.each(texts)('"%s"', (text) => {
    const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
    expect(isUrgent).toBe(true);
    expect(calls[0]?.label).toBe('Call 999');
    expect(calls[1]?.label ?? '').toContain(second);
  });
});

describe('tells of no danger', () => {
  it.each([
    'stabbing in the dark with this form',
    'where can i charge my phone im dying 2 percent',
    'battered suitcase need a new bag',
    'overdose of junk mail from housing benefit',
    'choking hazard toys safe for toddlers playgroup',
    'got the rope for my tarp',
    'if i leave they evict me',
    'pregnant and need blood test',
    'my legs dont work need wheelchair',
    'he hasnt come out of prison yet',
    'brought me to england as a baby need status',
    'give me head torch',
    'cant cope with the forms',
    'my tent is falling apart',
    'abuse of benefits system appeal',
    'stalking horse pub',
    'i want to volunteer with rape crisis',
    'drowning in paperwork',
    'my baby is coming to visit',
    'baby coming home from hospital need a cot',
    'cutting down on drinking',
    'banging on the door of the council',
    'let them know im ok to pay',
    'i had insulin this morning need food',
    'theyll cut my benefits',
    'rope and tent',
    'try to get into my bed early',
    'push me in my wheelchair',
    'not seen my worker for a week',
    'i work there without pay slips',
  ])('"%s"', (text) => {
    expect(findHelp(text, SAMPLE_CITY).isUrgent).toBe(false);
  });
});

describe('a text that is long enough to tell of something', () => {
  it.each(['hes not himself since last night', ' she  came home with no shoes '])(
    '"%s"',
    (text) => {
      expect(isTold(text)).toBe(true);
    },
  );
  it.each([
    'food',
    'hot food on sunday',
    'where can i get hot food on sunday',
    'is there a shower near the station',
  ])('or asks for a place: "%s"', (text) => {
    expect(isTold(text)).toBe(false);
  });
});
