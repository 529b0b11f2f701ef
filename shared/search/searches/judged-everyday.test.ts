import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const resultsOf = (text: string) =>
  findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) =>
    results.map(({ label, detail }) => `${label}: ${detail}`),
  );

/** Everyday searches that led elsewhere, as somebody judged who had not seen the work, and their kin. */
describe('what is asked for stands first', () => {
  it.each([
    ['in dept who can help', /money and debt/],
    ['my depts', /money and debt/],
    ['get back to scotland', /fares/],
    ['how do i get back to leeds', /fares/],
    ['go back home', /fares/],
    ['just got out of horfield', /you left prison/],
    ['moving into a flat got nothing', /furniture/],
    ['just moved into a flat', /furniture/],
    ['got nothing in my new flat', /furniture/],
    ['free hair cut', /haircuts/],
    ['clean socks', /^Clothes/],
    ['nice place for a nap in the day', /^Day Centre/],
    ['print a form', /^Wi-Fi/],
    ['family homeless with 2 kids where do we go', /you have children/],
    ['im pregnant and homeless', /you are pregnant/],
    ['hostel women only', /places for women/],
    ['its freezing outside', /^Nowhere to sleep/],
    ['tooth ake', /Ring 111 for a dentist/],
    ['nhs dentist emergency', /Ring 111 for a dentist/],
    ['chemist', /Ring 111 for a chemist/],
    ['sexual health', /Ring 111 for a sexual health clinic/],
    ['free perscription', /Ask for form HC1/],
    ['phone contract', /^Telephones/],
    ['squat', /^Legal/],
    ['temple meads', /^Near me/],
  ])('"%s"', (text, first) => expect(resultsOf(text)[0]).toMatch(first));

  it.each([
    ['how can i help homeless person', /StreetLink/],
    ['how can i help homeless person', /Ask one what it needs/],
    ['squatting', /Bristol Housing Action Movement/],
    ['trans support', /LGBT\+/],
    ['warm space saturday', /^Knowle.*: Monday warm space/m],
    ['warm space saturday', /Libraries are warm too/],
    ['warm space', /Libraries are warm too/],
    ['tuesday evening food', /^Dinner: Tuesday/m],
  ])('or among the first three: "%s"', (text, result) => {
    expect(resultsOf(text).slice(0, 3).join('\n')).toMatch(result);
  });

  it('and a postcode or a street after the meals that are asked for near a station', () => {
    const found = resultsOf('somewhere to eat for free near temple meads');
    expect(found[0]).toMatch(/^Eat/);
    expect(found.join('\n')).toMatch(/^Near me/m);
  });

  it('and who is sure of that alone has no number for danger above', () => {
    for (const text of ['temple meads', 'in dept'])
      expect(findHelp(text, SAMPLE_CITY).calls).toEqual([]);
  });

  it.each([
    ['housing dept', /money and debt/],
    ['get back to work', /fares/],
    ['just moved into a hostel', /furniture/],
    ['old market', /^Near me/],
  ])('but not by half of it: "%s"', (text, noise) => {
    expect(resultsOf(text).join('\n')).not.toMatch(noise);
  });

  it.each([
    ['christmas dinner', 'christmas day'],
    ['nightshelter', 'night shelter'],
    ['sally army', 'salvation army'],
    ["women's refuge", 'domestic abuse'],
  ])('"%s" finds what "%s" finds', (text, other) => {
    expect(resultsOf(text)).toEqual(resultsOf(other));
  });
});

describe('a misspelt word is read as one that people write', () => {
  it.each([
    ['landry', 'laundry'],
    ['vetinary', 'veterinary'],
  ])('"%s": %s', (text, corrected) => {
    expect(findHelp(text, SAMPLE_CITY).corrected).toBe(corrected);
  });

  it.each(['stalking horse pub', 'strike a match', 'phone contract'])('and not "%s"', (text) => {
    expect(findHelp(text, SAMPLE_CITY).corrected).toBeNull();
  });
});

describe('who is named stands first', () => {
  it.each([
    ['crisis centre ministries', /Wild Goose: Formerly called Crisis Centre Ministries/],
    ['AA meeting', /^Alcoholics Anonymous/],
    ['sally army', /^The Salvation Army/],
  ])('"%s"', (text, first) => expect(resultsOf(text)[0]).toMatch(first));

  it('and says for whom or when it is, where its name has what is asked for', () => {
    expect(resultsOf('warm space')[0]).toMatch(/Warm Space: Monday warm space/);
    expect(resultsOf('night shelter')[0]).toMatch(/Night Shelter: Seven churches/);
  });

  it('and nobody else who has the words of the name', () => {
    expect(resultsOf('caring in bristol').join('\n')).not.toMatch(/1625|Riverside|Clinic/);
  });

  it('and who is in a street alone: Temple Street is no temple', () => {
    expect(resultsOf('100 temple street')).toEqual([
      expect.stringMatching(/Homelessness Prevention Team: Citizen Service Point/),
    ]);
  });
});

describe('of helplines that have the word', () => {
  const placeOf = (text: string, name: string) =>
    resultsOf(text).findIndex((it) => it.startsWith(name));

  it('who listens to anybody stands before who helps with one harm', () => {
    const samaritans = placeOf('need someone to talk to', 'Samaritans');
    expect(samaritans).toBeGreaterThan(0);
    for (const other of ['Safe Link', 'Alcoholics Anonymous'])
      expect(placeOf('need someone to talk to', other)).toBeGreaterThan(samaritans);
  });

  it('who is of that harm alone stands before who has it in the name of its kind', () => {
    const last = Math.max(
      placeOf('gambling', 'National Gambling'),
      placeOf('gambling', 'Gamblers'),
    );
    for (const other of ['FRANK', 'Drinkline'])
      expect(placeOf('gambling', other)).toBeGreaterThan(last);
  });
});

describe('what only shares a word is left out', () => {
  it.each([
    ['EU settled status', /SMART/],
    ['no recourse to public funds', /Librar|Toilets/],
    ['can i use an address for my post', /Galleries|Filwood|Drugs/],
    ['free hair cut', /Mental|Injuries/],
    ['clean clothes', /Drugs/],
    ['nice place for a nap in the day', /The Bridge|Bank holidays/],
    ['cheap room', /friendly room/],
    ['print a form', /Caring/],
    ['family homeless with 2 kids where do we go', /Men's|Gambling/],
    ['moving into a flat got nothing', /One25/],
    ['hostel women only', /Riverside/],
    ['get back to scotland', /Non-UK|Health/],
    ['strike a match', /Health/],
    ['phone contract', /Health/],
  ])('"%s" finds none of %s', (text, noise) => {
    expect(resultsOf(text).join('\n')).not.toMatch(noise);
  });
});
