import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const CHILDLINE = 'tel:+448001111';
const RUNAWAYS = 'tel:116000';
const REFUGE = 'tel:+448082000247';

const hrefs = (text: string, city = SAMPLE_CITY) => {
  const { calls, isUrgent } = findHelp(text, city);
  return isUrgent ? calls.map(({ href }) => href) : [];
};

describe('a child who is hurt', () => {
  it.each([
    'my mum hits me',
    'my dad hits me',
    'step dad hits me',
    'my step-dad hits me',
    'mums boyfriend hits us',
    'scared of my dad',
    'child abuse',
    'i am 14 and my boyfriend hits me',
  ])('has Childline before the number for women: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999', CHILDLINE, REFUGE]);
  });

  it('is led to who helps young people before all else', () => {
    const [first] = findHelp('my mum hits me', SAMPLE_CITY).groups;
    expect(first?.results[0]?.label).toBe('Young People');
  });

  it.each([
    'my husband hits me and my mum knows',
    'my mother in law hits me',
    'my kids dad hits me',
    'he beat the kids',
    'i am 16 weeks pregnant and he hits me',
  ])('is not who is grown up: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999', REFUGE]);
  });
});

describe('a child who has run away', () => {
  it.each([
    'run away',
    'runaway',
    'ran away from home',
    '16 year old run away',
    'i want to run away from home',
  ])('has Childline and the line for runaways: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999', CHILDLINE, RUNAWAYS]);
  });

  it('has the number for who is hurt too where it runs from a parent', () => {
    expect(hrefs('ran away from my mum')).toEqual(['tel:999', CHILDLINE, RUNAWAYS, REFUGE]);
  });

  it.each([
    'im 16 and homeless',
    '16 years old and homeless',
    'im 15 and my dad threw me out',
    'my mum kicked me out im 14',
    'i have nowhere im 17',
    'nowhere to sleep aged 16',
  ])('or was put out, has the same: "%s"', (text) => {
    expect(hrefs(text)).toEqual(['tel:999', CHILDLINE, RUNAWAYS]);
  });

  it.each([
    'im 16 weeks pregnant and homeless',
    'nowhere to sleep for 14 days',
    'homeless since i was 16',
    '10 sleeping bags',
    '14 nights sleeping rough',
  ])('is no other who has nowhere: "%s"', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  it.each(['my dog ran away', 'running away from debt'])(
    'is no other who runs away: "%s"',
    (text) => {
      expect(hrefs(text)).toEqual([]);
    },
  );
});

it('the numbers for children are those of the listed helplines, and none where none is listed', () => {
  const edited = {
    ...SAMPLE_CITY,
    helplines: SAMPLE_CITY.helplines.map((it) =>
      it.name === 'Childline' ? { ...it, phoneDisplay: '0800 1', phoneHref: 'tel:08001' } : it,
    ),
  };
  expect(findHelp('my mum hits me', edited).calls[1]).toMatchObject({
    label: '0800 1: Childline',
    href: 'tel:08001',
  });
  expect(hrefs('my mum hits me', { ...SAMPLE_CITY, helplines: [] })).toEqual(['tel:999', REFUGE]);
});

it.each(['child is not safe at home', 'a child in danger'])('"%s" has Childline', (text) => {
  expect(hrefs(text)).toContain(CHILDLINE);
});
