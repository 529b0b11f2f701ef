import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

// A harm that is told together with something else: of a list that was written before its writer had seen the search.

const callsOf = (text: string) => {
  const { calls, isUrgent } = findHelp(text, SAMPLE_CITY);
  return isUrgent ? calls.map(({ label }) => label.replaceAll("'", '’')).join('\n') : '';
};

const LINES: readonly [line: string, texts: string[]][] = [
  [
    'Refuge',
    [
      'partner takes all my universal credit',
      'ex found out my new adress',
      'my daughter is beating me up',
      'my brother smashed my face in',
      'my kids dad wont bring them back',
    ],
  ],
  ['Men’s Advice Line', ['my girlfreind stabbed me with a fork', 'gay boyfriend beats me up']],
  [
    'Victim Support',
    [
      'flatmate threatened me with a knife',
      'landlord says i can stay if i sleep with him',
      'landlord keeps coming in when im in the shower',
      'sex for a room',
      'bloke lets me sofa surf but wants sex',
      'carer is nicking my pension and shouts at me',
      'my nan is being hurt by her carer',
      'old man next door being robbed by his grandson',
      'they use my flat to sell drugs and i cant get them out',
      'got spat on and called paki in bedminster',
      'racist attack',
      'court date monday and he says hell get me outside',
    ],
  ],
  [
    'Modern Slavery',
    [
      'boss dont pay me and locks us in',
      'work at car wash he keeps my wages and papers',
      'my lad is running drugs to weston hes 14',
      'sex for a room',
    ],
  ],
  ['The Bridge', ['got spiked and dont rember anything']],
  ['Karma Nirvana', ['they want to cut my daughter fgm', 'they want to cut my daughter']],
  [
    'Childline',
    [
      'baby left on her own upstairs',
      'worried about my mates kids she is always on crack',
      'neighbours kids are neglected',
      'my lad is running drugs to weston hes 14',
    ],
  ],
  ['Samaritans', ['standing on the suspension bridge', 'mate walking into traffic']],
  [
    'Call 101',
    ['brother gone missing last seen bearpit', 'missing person', 'friend has disappeared'],
  ],
  ['Call 111', ['nhs 111']],
];

describe('has 999 and the line for it above every result', () => {
  for (const [line, texts] of LINES)
    it.each(texts)(`${line}: "%s"`, (text) => {
      expect(callsOf(text)).toMatch(/^Call 999/);
      expect(callsOf(text)).toContain(line);
    });

  it.each([
    'house stinks of gas',
    'gas leak',
    'gas emergency',
    'carbon monoxide alarm going off',
    'smell of gas in the squat',
  ])('and who comes for gas: "%s"', (text) => {
    expect(callsOf(text)).toBe('Call 999\nCall 0800 111 999');
  });

  it.each([
    'took all my methadone and his too',
    'man in doorway freezing wont wake',
    'house on fire',
    'kids in tesco carpark sleeping in a car',
  ])('or 999 alone, where a life is in danger: "%s"', (text) => {
    expect(callsOf(text)).toBe('Call 999');
  });
});

it.each([
  'rape seed oil allergy food bank',
  'slave to the bookies gambling help',
  'free stab jab tetanus',
  'domestic violence course volunteer',
  'camping gas canister',
  'gas bill help',
  'my kids and me sleeping in the car',
  'worried about my benefits',
  'kids meals on their own',
  'she is missing her train',
  'lost the key to my flat',
  'boss wont give me my p45',
])('tells of none: "%s"', (text) => {
  expect(callsOf(text)).toBe('');
});
