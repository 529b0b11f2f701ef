import { describe, expect, it } from 'vitest';
import { findUrgentCalls } from './danger.ts';

const hrefs = (text: string) => findUrgentCalls(text).map(({ href }) => href);

describe('what tells of no danger has no numbers above its results', () => {
  it.each([
    'refugee',
    'refugees welcome',
    'kicked out',
    'thrown out by my mum',
    'mum and baby group',
    'my dad is homeless',
    'single dad',
    'food for my son',
    'my wife and i need a flat',
    'hostel for me and my boyfriend',
    'partner visa',
    'ex army',
    'ex offender',
    'man and van',
    'family room',
    'she needs a dentist',
    'they closed my account',
    'panic attacks',
    'my son has panic attacks',
    'he gets anxiety attacks',
    'phone is dying',
    'battery dying',
    'dying for a wee',
    'my feet are killing me',
    'toothache is killing me',
    'my boots are killing me',
    'killing time',
    'running late from work',
    'get away from the cold',
    'somewhere to kill time',
    'beat the cold',
    'beating the queue',
    'hurt my ankle',
    'my back hurts',
    'hurts when i walk',
    'scared of needles',
    'scared of dentist',
    'frightened of dogs',
    'cut my hair',
    'paper cut',
    'dead battery',
    'no money at the end of the month',
    'end of tenancy',
    'want to end my tenancy',
    'need to end a phone contract',
    'like to go home',
    'worth a visit',
    'follow up appointment',
    'locked out',
    'lock up bags',
    'lost my passport',
    'someone took the bus',
    'let me in',
    'fire alarm',
    'victim of fraud',
    'abscess',
    'stabilisers',
    'honours degree',
    'safety pins',
    'suited for interview',
    'violin lessons',
  ])('"%s"', (text) => {
    expect(hrefs(text)).toEqual([]);
  });
});

describe('what tells of danger has 999 above all, and who helps', () => {
  it.each([
    'he hit me',
    'my husband beats me',
    'beaten up by my brother',
    'scared of my dad',
    'boyfriend controls me',
    'my ex is following me',
    'womens refuge',
    'raped',
    'hes killing me',
    'he’s hitting me',
    'he is dying to hurt me',
    'he beat the kids',
    'kicked in the head',
    'my house is unsafe',
    'honour killing',
    'escaped from my husband',
    'running away from him',
    'boyfriend locked me in',
    'he had a panic attack and hit me',
  ])('by another: "%s"', (text) => {
    expect(hrefs(text)[0]).toBe('tel:999');
    expect(hrefs(text)).toHaveLength(2);
  });

  it.each(['kill myself', 'i want to die', 'suicidal', 'self harm', 'better off dead'])(
    'by their own hand: "%s"',
    (text) => {
      expect(hrefs(text).slice(0, 2)).toEqual(['tel:999', 'tel:116123']);
    },
  );

  it.each(['he is going to kill me', 'my family will kill me', 'boyfriend says hell kill me'])(
    'by another, who threatens: "%s"',
    (text) => {
      expect(hrefs(text)).toEqual(['tel:999', 'tel:+448082000247', 'tel:116123']);
    },
  );

  it.each(['kill me', 'please someone kill me', 'my husband beats me and i want to die'])(
    'which may be meant as a wish to die: "%s"',
    (text) => {
      expect(hrefs(text).slice(0, 2)).toEqual(['tel:999', 'tel:116123']);
    },
  );

  it.each(['overdose', 'he is dying', 'asthma attack', 'chest pain', 'friend wont wake up'])(
    'of a life: "%s"',
    (text) => {
      expect(hrefs(text)).toEqual(['tel:999']);
    },
  );
});
