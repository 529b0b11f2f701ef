import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { findHelp } from './find-help.ts';
import { isZeroResult } from './is-zero-result.ts';
import { search } from './search.ts';

const find = (text: string) => findHelp(text, SAMPLE_CITY);
const firstThree = (text: string) =>
  find(text)
    .groups.flatMap(({ results }) => results.map(({ label }) => label))
    .slice(0, 3);

describe('a place is found by its name', () => {
  it.each([
    ['written together', 'wildgoose', 'inHope – The Wild Goose'],
    ['written together, while it is still typed', 'wildgoo', 'inHope – The Wild Goose'],
    ['written together', 'stmungos', "St Mungo's Bristol"],
    ['in parts', 'sama ritans', 'Samaritans'],
    ['by its first letters', 'bdp', 'Bristol Drugs Project'],
    ['by its first letters beside a question', 'where is bdp', 'Bristol Drugs Project'],
    ['with its opening times', 'wild goose opening times', 'inHope – The Wild Goose'],
    ['with its phone number', 'wild goose phone number', 'inHope – The Wild Goose'],
    ['with its address', 'address of julian trust', 'The Julian Trust'],
    ['with where it is', 'where is the wild goose', 'inHope – The Wild Goose'],
    ['with whether it is open', 'is the wild goose open today', 'inHope – The Wild Goose'],
    ['with its number', 'samaritans number', 'Samaritans'],
    ['that is a word of ours too', 'shelter phone number', 'Shelter Bristol'],
  ])('%s: "%s"', (_, text, name) => {
    expect(firstThree(text)[0]).toBe(name);
  });

  it.each([
    ['food bank opening times', 'Eat: what is open'],
    ['toilet opening hours', 'Toilets'],
    ['library opening times', 'Wi-Fi & Computer Access'],
  ])('and a kind of help with what is asked of it: "%s"', (text, label) => {
    expect(firstThree(text)[0]).toBe(label);
  });

  it.each([
    ['homeless tonight', 'Nowhere to sleep, now or soon'],
    ['need an address', 'Day Centre'],
    ['phone charging', 'Telephones & Phone Charging'],
    ['open now', 'What is open'],
  ])('but not where only what is needed is said: "%s"', (text, label) => {
    expect(firstThree(text)[0]).toBe(label);
  });

  it.each([
    ['id', 'Day Centre'],
    ['dla', 'Legal Advice'],
    ['tea', 'Dinner'],
    ['car', 'Nowhere to sleep, now or soon'],
  ])('but not where a name only has its letters inside or before a word: "%s"', (text, label) => {
    expect(firstThree(text)[0]).toBe(label);
  });

  it.each([
    ['drugs & alcohol', 'Drugs & Alcohol'],
    ['laund', 'Laundry'],
  ])('at the beginning of a word, whatever signs stand between: "%s"', (text, label) => {
    expect(firstThree(text)[0]).toContain(label);
  });

  it('in whole words before letters that only begin a word or stand inside one', () => {
    const names = ['Abedroom', 'The Bedminster Hall', 'A bed for all', 'Bed & Board'];
    const organisations = names.map((name) => ({ _id: name, name }));
    const [group] = search('bed', { serviceTypes: [], organisations });
    expect(group?.results.map(({ label }) => label)).toEqual([
      'A bed for all',
      'Bed & Board',
      'The Bedminster Hall',
      'Abedroom',
    ]);
  });
});

const NUMBERS = ['tel:999', 'tel:+448082000247'];
const TO_TALK = ['tel:999', 'tel:116123'];

describe('danger that is typed with a slip has the numbers above all', () => {
  it.each([
    [
      ['tel:999', 'tel:+448000121700'],
      'human traficking, traffiking, slavrey, modern slavery, my boss keeps my passport',
    ],
    [['tel:999', 'tel:+441179230000'], 'raaped, raped, sexualy assaulted'],
    [NUMBERS, 'strangeld, abussive boyfriend, violant partner'],
    [NUMBERS, 'my partnr beats me up, stalkd by my ex, refge, scard of my husband'],
    [NUMBERS, 'bofriend hits me, domestc abuse, grooomed, batterd'],
    [
      ['tel:999', 'tel:+448005999247', 'tel:+448082000247'],
      'forced mariage, my family want me to marry him',
    ],
    [['tel:999', 'tel:+448001111', 'tel:+448082000247'], 'scard of my dad'],
    [TO_TALK, 'sucidal thoughts, sucide, suicidle, i want to kil myself, sefl harm'],
    [
      TO_TALK,
      'want to dieee, end my lyfe, i hate my life nobody cares, nobody would care if i died, standing on the bridge now, no point being here anymore',
    ],
    [NUMBERS, 'death threats, my nurse hurt me, held against my will'],
    [
      ['tel:999', 'tel:+448081689111', 'tel:+448088010327'],
      'wife hits me, my wife beats me, my girlfriend hits me, man hurt at home, im a man and scared of her',
    ],
    [['tel:999', 'tel:+448082000247', 'tel:+448081689111'], 'attacked last night, i was assaulted'],
    [
      ['tel:999', 'tel:+448081689111'],
      'i was assaulted by a stranger, got jumped in the park, gay bashed, they kicked my head in because im gay, got pissed on and kicked while sleeping in doorway, landlord threatened me with a hammer, racist neighbours attacking our flat, dealers have taken over my flat, my carer hits me, my boss hit me',
    ],
    [
      ['tel:999', 'tel:+448001111', 'tel:+448082000247'],
      'stepdad comes in my room at night, mums boyfriend comes into my room',
    ],
    [
      ['tel:999', 'tel:+448001111', 'tel:+448000121700'],
      'they make me carry drugs to weston im 14',
    ],
    [
      NUMBERS,
      'attacked by my boyfriend, my husband assaulted me, my husband beats me and the neighbours hear it, my partner hits me and the landlord knows, my husband bit me, her partner wont let her leave',
    ],
    [
      ['tel:999', 'tel:+448001111', 'tel:116000'],
      '16 and homeless, 16 nowhere to sleep, 17 years old homeless, ran away from home im 15 at bus station, parents kicked me out im 16 for being gay',
    ],
    [
      ['tel:999', 'tel:111'],
      'spilled boiling water on my leg, too cold i cant feel my hands, shaking cos i havent had a drink, blood, coughing up blood, wound, head injury, ambulance, 111',
    ],
    [['tel:999', 'tel:101'], 'police, call the police, 101'],
    [
      ['tel:999'],
      'stab wound, stab, stabbing, bbq in tent, freezing to death, cant rouse him, so cold he stopped shivering, man in doorway not moving',
    ],
    [['tel:999'], 'overdsoe, my mate overdosd, stabed, unconcious, seizzure, bleedin heavily'],
  ])('%j above each of: %s', (expected, texts) => {
    for (const text of texts.split(', ')) {
      const { calls, isUrgent } = find(text);
      expect({ text, isUrgent, calls: calls.map(({ href }) => href) }).toEqual({
        text,
        isUrgent: true,
        calls: expected,
      });
    }
  });

  it.each(['girlfriend hits me', 'my boyfriend locked me in', 'running from partner'])(
    'and who helps with it stands before all else: "%s"',
    (text) => {
      expect(firstThree(text)[0]).toBe('Victim of a crime');
    },
  );

  it('and who to turn to is among the first three, whatever else is said', () => {
    expect(firstThree('raped last night')).toContain('Victim of a crime');
    expect(firstThree('sucidal and homeless')).toContain('Immediate support');
  });
});

describe('a slip is said', () => {
  it.each([
    ['clothse', 'clothes', 'Clothes'],
    ['laundery', 'laundry', 'Laundry'],
    ['toilit', 'toilet', 'Toilets'],
    ['breakfest', 'breakfast', 'Breakfast'],
    ['dentst', 'dentist', 'Immediate support'],
  ])('where only the beginning of a word is right: "%s"', (text, corrected, label) => {
    expect(find(text).corrected).toBe(corrected);
    expect(firstThree(text)[0]).toBe(label);
  });

  it.each([
    ['breakf', 'Breakfast'],
    ['podiatry', 'Health & Dental Care'],
    ['foodvoucher', 'Eat: what is open'],
  ])('and not where a word is still typed, or is another form of one: "%s"', (text, label) => {
    expect(find(text).corrected).toBeNull();
    expect(firstThree(text)[0]).toBe(label);
  });

  it('and a letter that somebody leaned on is none', () => {
    expect(firstThree('foood')).toContain('Breakfast');
    expect(firstThree('dinnner')[0]).toBe('Dinner');
    expect(firstThree('toolit')).toEqual([]);
  });
});

describe('no slip is said to be a word of danger', () => {
  it.each([
    'rapid test',
    'refuse bins',
    'sacred space',
    'stable',
    'doing the washing',
    'talked to',
    'buttered toast',
  ])('where it is another word: "%s"', (text) => {
    expect(find(text)).toMatchObject({ isUrgent: false, corrected: null });
  });

  it('where the rest of the text says what is needed: that stays, below the numbers', () => {
    const { isUrgent, corrected } = find('strangld dog food');
    expect({ isUrgent, corrected }).toEqual({ isUrgent: true, corrected: null });
    expect(firstThree('strangld dog food')).toContain('Animals');
  });
});

it.each(['battered', 'battered wife', 'been battered', 'slapped', 'headbutted'])(
  'a word of danger is read as no other: "%s"',
  (text) => {
    expect(find(text).corrected).toBeNull();
    expect(firstThree(text)).not.toContain('Telephones & Phone Charging');
  },
);

describe('an admin hears of', () => {
  it.each(['brekfast', 'xqzw', 'bdp'])('a search that nothing answers as typed: "%s"', (text) => {
    expect(isZeroResult(find(text))).toBe(true);
  });

  it.each(['breakfast', 'sucidal', 'strangeld'])('no other, and of no danger: "%s"', (text) => {
    expect(isZeroResult(find(text))).toBe(false);
  });
});

it('a need that only part of a phrase says is seen beside one that is said whole', () => {
  expect(firstThree('my kids are hungry')).toContain('Breakfast');
});

it('a word that is only part of a phrase adds nothing to what is said whole', () => {
  expect(firstThree('charge my phone in town')).not.toContain('Nowhere to sleep, now or soon');
  expect(firstThree('free breakfast saturday morning')).not.toContain('Health & Dental Care');
});
