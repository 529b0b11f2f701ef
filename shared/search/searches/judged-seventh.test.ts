import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

// Of four lists whose writers had not seen the search: what it answered badly.

const resultsOf = (text: string) =>
  findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) =>
    results.map(({ label, detail }) => `${label}: ${detail}`),
  );
const firstThree = (text: string) => resultsOf(text).slice(0, 3).join('\n');

describe('who asks for food', () => {
  it.each(['food', 'scran', 'gurdwara', 'i havent eaten for two days', 'foodbnk near me'])(
    'is led to what is open to eat first: "%s"',
    (text) => {
      const [first = ''] = resultsOf(text).filter((it) => !/Food/.test(it));
      expect(first).toMatch(/^Eat/);
    },
  );
  it('or to the choice of it', () => {
    expect(firstThree('vegan food')).toMatch(/^Eat.*Choose “Vegetarian food”.*\nFoodCycle/);
    expect(resultsOf('food for my little ones in half term')[0]).toMatch(/Choose “With children”/);
  });
});

describe('a part of the city leads to who is there and offers what is asked for, and to what is near', () => {
  it.each([
    ['hartcliffe', /^Bristol Libraries.*Hartcliffe/, /^Near me/m],
    ['easton food', /^Eat/, /^The Salvation Army Easton/m],
    ['easton food', /^Eat/, /^Near me/m],
    ['foodbank hartcliffe', /^Eat/, /^Near me/m],
    ['fishponds library', /^Bristol Libraries.*Fishponds Library/, /^Wi-Fi/m],
    ['the bear pit', /^Near me/, /^Near me/],
  ])('"%s"', (text, first, also) => {
    expect(resultsOf(text)[0]).toMatch(first);
    expect(firstThree(text)).toMatch(also);
  });
});

it.each([
  ['refugie help', /^Refugees & Asylum Seekers Help/],
  [
    'somewhere to sit with my dog in the day',
    /Ask a worker if a dog may come[\s\S]*Choose “With a dog”/,
  ],
  ['christmas day dinner', /^Bank holidays/],
  ['local connection', /Choose “No local connection”[\s\S]*Nowhere to sleep/],
  ['who do i ring at the council after 5pm', /^Nowhere to sleep/],
  ['just arrived from birmingham coach station with nothing', /^Nowhere to sleep/],
  ['furniture for new flat', /^Day Centre: Ask a worker about furniture/],
  ['cooker and fridge', /^Day Centre: Ask a worker about furniture/],
  ['tesco vouchers', /^Eat.*\nFeed the Homeless/],
  ['cheap backpackers', /^Nowhere to sleep/],
  ['ballifs coming', /^Legal Advice/],
  ['showr open today', /^Showers/],
  ['want to get clean', /^Drugs & Alcohol/],
  ['womens only', /Choose “Women only”/],
  ['cash in hand job', /^Day Centre: Ask a worker about work/],
  ['got an eviction letter', /^Nowhere to sleep.*\nHousing Advice.*\nLegal Advice/],
  ['tent got nicked', /^Day Centre: Ask a worker about tents/],
  ['cant sleep cold warm place now', /^Nowhere to sleep/],
  ['train station', /Ask a worker about fares/],
  ['how do i get to bath cheap', /^Day Centre: Ask a worker about fares/],
  ['simcard', /SIM/],
  ['somewhere to keep my bags while i work', /^Day Centre: Ask a worker if bags can be left/],
  ['st pauls advice', /^Housing Advice/],
  ['universal credit', /Ask a worker about benefits/],
  ['dry my clothes', /^Laundry/],
  ['new in bristol dont know where to go', /^Nowhere to sleep/],
  ['new here where do i start', /^Nowhere to sleep[\s\S]*Day Centre/],
  ['glasses', /^Day Centre: Ask a worker about eye and hearing tests/],
  ['im pregnant', /Tell the council that you are pregnant/],
  ['lgbt housing', /LGBT/],
  ['probation office', /^Day Centre: Ask a worker about probation/],
  ['water refill', /^Day Centre: Ask a worker for drinking water/],
  ['bad coff and sleeping outside', /Health & Dental Care/],
  ['food tonight', /^Eat.*\nDinner/],
  ['where can I get a hot drink', /Eat/],
  ['toilets near bus station', /^Toilets.*\nNear me/],
  ['donate old clothes', /^All organisations/],
  ['st pauls library', /^Bristol Libraries/],
])('"%s"', (text, expected) => {
  expect(firstThree(text)).toMatch(expected);
});

it.each([
  ['they put me in a b&b with two kids and no kitchen', /Stokes Croft|Julian Trust|Young People/],
  ['wound wont heal on my leg', /Mind|Off the Record/],
  ['toilets open at night', /The Bridge/],
  ['open now', /The Bridge/],
  ['whats open sunday morning', /Methodist/],
  ['sleeping in my car', /Toilets/],
  ['council flat', /Toilets|Libraries/],
  ['passport run out', /Soup Run/],
  ['cough wont go away', /Runaway/],
  ['somewhere to leave my bags', /1625/],
  ['gay and homeless', /Riverside/],
  ['find work', /One25|Broadmead/],
  ['where can i leave my bags', /Broadmead/],
  ['post sent', /Salvation/],
  ['my benefits dont come till tuesday and the lecky has run out', /Tuesday/],
])('a word that it shares is no reason to be shown: "%s"', (text, unmeant) => {
  expect(resultsOf(text).join('\n')).not.toMatch(unmeant);
});
