import { describe, expect, it, test } from 'vitest';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { findHelp } from './find-help.ts';
import { LEADS } from './leads.ts';

const firstThree = (text: string) =>
  findHelp(text, SAMPLE_CITY)
    .groups.flatMap(({ results }) => results)
    .slice(0, 3)
    .map(({ label, detail }) => `${label}: ${detail}`);

describe('what no listing has by name leads to somebody to ask, and says what to ask for', () => {
  it.each([
    ['debt advice', 'Day Centre: Ask a worker about money and debt'],
    ['loan shark', 'Day Centre: Ask a worker about money and debt'],
    ['birth certificate replacement', 'Day Centre: Ask a worker about ID and papers'],
    ['get ID no money', 'Day Centre: Ask a worker about ID and papers'],
    ['where can i get my mail', 'Day Centre: Ask a worker if post can be sent there'],
    ['somewhere to leave my bags', 'Day Centre: Ask a worker if bags can be left'],
    ['nappies and baby milk', 'Day Centre: Ask a worker about things for a baby'],
    ['tampons', 'Day Centre: Ask a worker for pads or tampons'],
    ['phone credit or free sim', 'Day Centre: Ask a worker about a SIM or credit'],
    ['dog food', 'Day Centre: Ask a worker about food for pets'],
    ['glasses broken', 'Day Centre: Ask a worker about eye and hearing tests'],
    ['art group', 'Day Centre: Ask a worker about things to do'],
    ['dentist no money', 'Immediate support: Ring 111 for a dentist'],
    ['emergency dentist', 'Immediate support: Ring 111 for a dentist'],
    ['homechoice', 'Nowhere to sleep, now or soon: Ask the council about its housing list'],
    ['dogs allowed', 'Day Centre: Ask a worker if a dog may come'],
    ['jobcenter', 'Day Centre: Ask a worker where the Jobcentre is'],
    ['electric meter top up', 'Day Centre: Ask a worker about energy and water bills'],
    ['furniture for new flat', 'Day Centre: Ask a worker about furniture'],
    ['school uniform', 'Day Centre: Ask a worker about school costs'],
    ['probation office', 'Day Centre: Ask a worker about probation and bail'],
    ['duty to refer form', 'Nowhere to sleep, now or soon: The council takes referrals'],
    [
      'just got out of prison',
      'Nowhere to sleep, now or soon: Tell the council that you left prison',
    ],
    ['dentst', 'Immediate support: Ring 111 for a dentist'],
    ['razor and toothbrush', 'Day Centre: Ask a worker for soap or a razor'],
    ['tent', 'Day Centre: Ask a worker about tents and bedding'],
    ['report rough sleeper', 'Immediate support: StreetLink: tell the team that goes out'],
    ['veteran help', 'Nowhere to sleep, now or soon: Tell the council that you served'],
    ['where to drop off old duvets', 'All organisations: Ask one what it needs'],
    ['bailiff visit', 'Day Centre: Ask a worker about money and debt'],
    [
      'hostels that take dogs',
      'Nowhere to sleep, now or soon: Tell the council that you have an animal',
    ],
    ['hostel couples', 'Nowhere to sleep, now or soon: Tell the council that you are a couple'],
    ['deposit help private rent', 'Nowhere to sleep, now or soon: Ask the council about a deposit'],
    ['ex army homeless', 'Nowhere to sleep, now or soon: Tell the council that you served'],
    [
      'how do i get on the housing list',
      'Nowhere to sleep, now or soon: Ask the council about its housing list',
    ],
    ['foot clinic', 'Day Centre: Ask a worker about foot care'],
    ['sexual health clinic', 'Immediate support: Ring 111 for a sexual health clinic'],
    ['crisis team number', 'Immediate support: Ring 111 and choose mental health'],
  ])('"%s"', (text, result) => {
    expect(firstThree(text)).toContain(result);
  });

  it.each([
    'boyfriend will kill me if i leave',
    'council took my stuff',
    'being forced to sell sex',
  ])('but not where only a part of such words is typed: "%s"', (text) => {
    const first = firstThree(text).join('\n');
    expect(first).not.toMatch(/Ask a worker|Tell the council/);
    expect(first).not.toBe('');
  });
});

test('a place that says the typed phrase stands among the kinds of help', () => {
  expect(firstThree('food bank voucher').join('\n')).toMatch(/Feed the Homeless.*run a food bank/);
  for (const text of ['foodbank bedminster', 'food parcel'])
    expect(firstThree(text).join('\n')).toMatch(/Feed the Homeless/);
  expect(firstThree('needle exchange').join('\n')).toMatch(
    /Bristol Drugs Project: .*needle exchange/,
  );
  expect(firstThree('sleeping bag').join('\n')).toMatch(/BOSH.*sleeping bags/);
});

test('but not one that says only what part of the city it is in', () => {
  expect(firstThree('free shower city centre').join('\n')).not.toMatch(/Soup Run/);
});

test('but after the first place of each word: a bag to be dried leads to a laundry', () => {
  expect(firstThree('dry my sleeping bag').join('\n')).toMatch(/Laundry/);
});

test('who asks for a bed is not led to blankets, and who asks for bedding is', () => {
  expect(firstThree('bed tonight').join()).not.toMatch(/Clothes/);
  expect(firstThree('bedding').join()).toMatch(/Clothes/);
});

test('that there is no money says why somebody asks, unless nothing else is said', () => {
  expect(firstThree('doctor, i am skint')[0]).toMatch(/^Health/);
  for (const text of ['no money', 'no money till friday'])
    expect(firstThree(text)[0]).toMatch(/money and debt/);
});

test('who cannot go on anymore has somebody to talk to, and who cannot go on the bus is not asked', () => {
  const callsOf = (text: string) => findHelp(text, SAMPLE_CITY).calls.map(({ label }) => label);
  expect(callsOf('cant go on anymore').join()).toMatch(/999.*Samaritans/);
  expect(callsOf('cant go on the bus')).toEqual([]);
});

test('who was found by the one they fled from has the numbers and the way to help', () => {
  const { calls } = findHelp('he found out where i am', SAMPLE_CITY);
  expect(calls.map(({ href }) => href)).toContain('tel:999');
  expect(firstThree('he found out where i am')[0]).toMatch(/^Victim of a crime/);
  for (const text of ['he will find me', 'dont want my ex to find me'])
    expect(findHelp(text, SAMPLE_CITY).calls.map(({ href }) => href)).toContain('tel:999');
  expect(findHelp('can he find me a flat', SAMPLE_CITY).calls).toEqual([]);
});

test('every phrase that leads somewhere has a word that tells what is needed', () => {
  expect(LEADS.filter(({ words }) => words.length === 0)).toEqual([]);
});
