import { describe, expect, it } from 'vitest';
import { callsFor, dangersIn } from './danger.ts';

/** The numbers for a text where no helpline is listed. */
const findUrgentCalls = (text: string) => callsFor(dangersIn(text), []);

const hrefs = (text: string) => findUrgentCalls(text).map(({ href }) => href);

describe('danger in a word or two has 999 above all', () => {
  it.each([
    'battered',
    'battered wife',
    'battered women',
    'been battered',
    'he battered me',
    'escape husband',
    'thrown out by husband',
    'my husband kicked me out',
    'blackmail',
    'sex work attacked',
    'womens shelter',
    'women’s shelter',
  ])('and the number for who is hurt: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999', 'tel:+448082000247']);
  });

  it.each(['cutting', 'i am cutting again'])('and who listens: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999', 'tel:116123']);
  });

  it.each(['knife'])('alone: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999']);
  });
});

describe('who may need an ambulance or only a doctor', () => {
  it.each(['A&E', 'a and e', 'hospital', 'nearest hospital', 'where is the nearest hospital'])(
    'has 999 and 111: "%s"',
    (text) => {
      expect(hrefs(text)).toEqual(['tel:999', 'tel:111']);
    },
  );

  it.each(['alcohol shakes', 'the shakes', 'dts', 'withdrawing from drink', 'frostbitten toes'])(
    'or is ill with drink or cold has both: "%s"',
    (text) => {
      expect(hrefs(text)).toEqual(['tel:999', 'tel:111']);
    },
  );

  it.each(['crisis', 'mental health crisis', 'hearing voices', 'mental breakdown'])(
    'or is ill in mind has the line for that, and who listens: "%s"',
    (text) => {
      expect(hrefs(text)).toEqual(['tel:999', 'tel:111', 'tel:116123']);
      expect(findUrgentCalls(text)[1]?.detail).toContain('Press 2 for mental health');
    },
  );

  it.each(['fire', 'house fire', 'fire brigade'])('or the fire brigade has 999: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999']);
  });
});

describe('what only sounds like it has no numbers', () => {
  it.each([
    'battery',
    'milkshakes',
    'crisis loan',
    'crisis team number',
    'my car had a breakdown',
    'soft drinks',
    'battered fish and chips',
    'attacked by a dog',
    'mug of tea',
    'cutting hair',
    'women only night shelter',
    'night shelter for women',
    'escape room',
    'fire alarm',
    'fired from my job',
    'hospital appointment',
    'discharged from hospital',
    'thrown out by my mum',
  ])('"%s"', (text) => {
    expect(hrefs(text)).toEqual([]);
  });
});
