import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES } from '../services/service.ts';
import { type Findable, findHelp, type SearchAnswer } from './find-help.ts';
import { search } from './search.ts';

const city: Findable = {
  lists: {
    serviceTypes: SERVICE_TYPES.map((type) => ({ type, subtypes: [] })),
    organisations: [
      { _id: 'o1', name: 'The Salvation Army Bedminster' },
      { _id: 'o2', name: 'Car Rental Trust' },
      { _id: 'o3', name: 'Stokes Croft Food Project' },
    ],
  },
  services: [
    {
      _id: 's1',
      type: 'Drugs & Alcohol',
      subtype: '',
      note: 'Ring the bell. Needle exchange and advice.',
      serviceAddress: '11 Brunswick Square, Bristol',
      provider: { _id: 'o4', name: 'Harbour Drugs Project' },
      availability: ['For Everyone'],
    },
  ],
  organisations: [
    { _id: 'o5', name: 'Filwood Hope', description: 'A coffee shop. Volunteers mend bicycles.' },
    { _id: 'o6', name: 'Welcome Trust', description: 'English lessons for refugees.' },
  ],
  helplines: [
    { _id: 'h1', name: 'Samaritans', type: 'General', description: 'Someone who listens.' },
    {
      _id: 'h2',
      name: 'Victim Support',
      type: 'Victim of a crime',
      description: 'After any crime.',
    },
  ],
};

/** The numbers that what is typed itself asks for. */
const urgentOf = ({ isUrgent, calls }: SearchAnswer) =>
  isUrgent ? calls.map(({ href }) => href) : [];

const labels = (text: string, kind: string, found = city) =>
  findHelp(text, found)
    .groups.filter((group) => group.kind === kind)
    .flatMap(({ results }) => results.map(({ label }) => label));

const MEALS = ['Eat: what is open', 'Breakfast', 'Lunch', 'Dinner'];
const TONIGHT = ['Nowhere to sleep, now or soon', 'Immediate support'];

describe('everyday words lead to help', () => {
  it.each([
    ['food', MEALS],
    ['hungry', MEALS],
    ['where can I eat now', MEALS],
    ['food bank', MEALS],
    ['bed', TONIGHT],
    ['somewhere to sleep', TONIGHT],
    ['I need a bed for tonight', TONIGHT],
    ['night shelter', TONIGHT],
    ['potrzebuje jedzenie', MEALS],
    ['quiero dormir', TONIGHT],
    ['un medico', ['Health & Dental Care']],
    ['dog', ['Animals']],
    ['dentist', ['Immediate support', 'Health & Dental Care']],
    ['im 16 weeks pregnant', ['Health & Dental Care']],
    ['wash clothes', ['Laundry']],
    ['charge phone', ['Telephones & Phone Charging']],
    ['rape', ['Victim of a crime', 'Immediate support']],
    ['refuge', ['Victim of a crime', 'Immediate support']],
    ['refugee', ['Non-UK Citizens Help']],
    ['kicked out', TONIGHT],
    ['section 21', ['Nowhere to sleep, now or soon', 'Housing Advice']],
    ['optic', ['Day Centre', 'Health & Dental Care']],
  ])('of "%s"', (text, expected) => {
    expect(labels(text, 'everyday').slice(0, expected.length)).toEqual(expected);
  });

  it('before a place whose name only begins with their letters', () => {
    expect(findHelp('bed', city).groups.map(({ heading }) => heading)).toEqual([
      'Try these',
      'Organisations',
    ]);
  });

  it('only to what the directory has', () => {
    const empty: Findable = {
      lists: { serviceTypes: [], organisations: [] },
      services: [],
      organisations: [],
      helplines: [],
    };
    expect(labels('food', 'everyday', empty)).toEqual([]);
    expect(labels('abuse', 'everyday', empty)).toEqual(['Immediate support']);
  });
});

describe('words that an admin has taught', () => {
  const taught = {
    ...city,
    searchWords: [{ words: 'scoff and slurp', leadsTo: 'timetable Lunch' }],
  };

  it.each(['scoff slurp', 'scoffing', 'scofff and slurp'])('lead there: "%s"', (text) => {
    expect(labels(text, 'everyday', taught)[0]).toBe('Lunch');
    expect(labels(text, 'everyday')).toEqual([]);
  });
});

describe('what a listing says is found', () => {
  it.each([
    ['needle exchange', 'Harbour Drugs Project', 'Drugs & Alcohol: Needle exchange and advice.'],
    ['bicycle', 'Filwood Hope', 'Volunteers mend bicycles.'],
    ['brunswick', 'Harbour Drugs Project', 'Drugs & Alcohol: 11 Brunswick Square, Bristol'],
    ['samaritans', 'Samaritans', 'Someone who listens.'],
    ['English lesson', 'Welcome Trust', 'English lessons for refugees.'],
  ])('by "%s"', (text, label, detail) => {
    const group = findHelp(text, city).groups.find(({ kind }) => kind === 'mention');
    expect(group?.results[0]).toMatchObject({ label, detail });
  });

  it('with who may come before the rest, where none of what it offers is for everyone', () => {
    const [service] = city.services;
    const detailOf = (...services: Findable['services']) =>
      findHelp('needle', { ...city, services }).groups.find(({ kind }) => kind === 'mention')
        ?.results[0]?.detail;
    if (!service) throw new Error('The city has no service.');
    const forWomen = { ...service, limit: 'Women only' };
    const said = 'Drugs & Alcohol: Needle exchange and advice.';
    expect(detailOf(forWomen)).toBe(`Women only. ${said}`);
    expect(detailOf(forWomen, service)).toBe(said);
  });

  it('at its own address', () => {
    const [first] = findHelp('needle', city).groups.filter(({ kind }) => kind === 'mention');
    expect(first?.results[0]?.href).toBe('/timetable/Drugs%20%26%20Alcohol#s1');
    const [second] = findHelp('samaritans', city).groups;
    expect(second?.results[0]?.href).toBe('/helpline-type/General#h1');
  });

  it('at the one of a provider’s services whose words they are, with who may come to it', () => {
    const [service] = city.services;
    expect.assert(service);
    const morning = {
      ...service,
      _id: 's0',
      subtype: "Women's Morning",
      limit: 'Women only',
      note: '',
    };
    const found = (text: string) =>
      findHelp(text, { ...city, services: [morning, service] })
        .groups.filter(({ kind }) => kind === 'mention')
        .flatMap(({ results }) => results.map(({ detail, href }) => [detail, href]));
    const list = '/timetable/Drugs%20%26%20Alcohol';
    expect(found('needle')).toEqual([
      ['Drugs & Alcohol: Needle exchange and advice.', `${list}#${service._id}`],
    ]);
    expect(found('womens morning')).toContainEqual([
      "Women only. Drugs & Alcohol: Women's Morning",
      `${list}#s0`,
    ]);
  });

  it('but not each service of an organisation whose name alone has the words', () => {
    expect(labels('harbour', 'mention')).toEqual([]);
  });
});

describe('a slip of the hand', () => {
  it.each([
    ['brekfast', 'breakfast', 'Breakfast'],
    ['shwoer', 'shower', 'Showers'],
    ['toylet', 'toilet', 'Toilets'],
    ['launrdy', 'laundry', 'Laundry'],
  ])('of "%s" is read as %s, and said', (typed, corrected, first) => {
    const found = findHelp(typed, city);
    expect(found.corrected).toBe(corrected);
    expect(found.groups[0]?.results[0]?.label).toBe(first);
  });

  it.each(['breakfast', 'zebra crossing', 'xqzw', 'the', ''])('is not seen in "%s"', (text) => {
    expect(findHelp(text, city).corrected).toBeNull();
  });

  it('is not looked for where the word finds something', () => {
    expect(findHelp('rental', city)).toMatchObject({ corrected: null, calls: [] });
  });
});

describe('numbers stand above every result', () => {
  const numbers = (text: string) => urgentOf(findHelp(text, city));
  const HURT = ['tel:999', 'tel:+448082000247'];
  const TO_TALK = ['tel:999', 'tel:116123'];

  it.each([
    ['refuge', HURT],
    ['boyfriend hits me', HURT],
    ['my partner is controlling', HURT],
    ['domestic violence', HURT],
    ['safe house', HURT],
    ['scared to go home', HURT],
    ['raped', HURT],
    ['forced marriage', HURT],
    ['boyfreind hits me', HURT],
    ['want to die', TO_TALK],
    ['I want to kill myself', TO_TALK],
    ['sucidal', TO_TALK],
    ['overdose', ['tel:999']],
  ])('for "%s"', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });

  it.each([
    ['boyfriend hits me', 'Victim of a crime'],
    ['someone stabbed me', 'Immediate support'],
  ])('and below them "%s" leads to %s, although no listing says it', (text, label) => {
    const [first] = findHelp(text, city).groups.flatMap(({ results }) => results);
    expect(first?.label).toBe(label);
  });

  it.each([
    'refugee',
    'refugees',
    'hat for my son',
    'hurt foot',
    'kicked out by mum',
    'armed forces',
    'locked out of house',
    'end my tenancy',
    'food',
    'breakfast',
    'women only',
  ])('not for "%s"', (text) => {
    expect(numbers(text)).toEqual([]);
  });
});

it('nothing found is never without the numbers that everybody can ring', () => {
  const { groups, calls, isUrgent } = findHelp('xqzw', city);
  expect({ groups, isUrgent }).toEqual({ groups: [], isUrgent: false });
  expect(calls.map(({ href }) => href)).toEqual(['tel:999', 'tel:+448082000247']);
});

it.each(['he', 're', ''])('adds nothing to what "%s" finds by itself', (text) => {
  expect(findHelp(text, city).groups).toEqual(search(text, city.lists));
});

it('says what is to come of a place and of an organisation that are found', () => {
  const words = 'Closed Thursday 24 December to Saturday 2 January';
  const announced = [{ words, to: '2027-01-02' }];
  const found: Findable = {
    ...city,
    services: city.services.map((service) => ({ ...service, announced })),
    organisations: city.organisations.map((its) =>
      its._id === 'o5' ? { ...its, announced } : its,
    ),
  };
  const said = (text: string, directory: Findable) =>
    findHelp(text, directory).groups.flatMap(({ results }) =>
      results.map(({ announced: its }) => its),
    );
  expect(said('needle', found)).toContain(words);
  expect(said('bicycles', found)).toContain(words);
  expect(said('english lessons', found)).not.toContain(words);
  expect(said('needle', city)).not.toContain(words);
});

describe('a text that has a place’s whole name', () => {
  const first = (text: string) => findHelp(text, city).groups[0]?.results[0]?.label;

  it('leads to that place, whatever else it says', () => {
    expect(first('samaritans phone')).toBe('Samaritans');
    expect(first('phone')).not.toBe('Samaritans');
  });

  it('leads on by its words where the name is made of everyday ones', () => {
    const shelter = { _id: 'o7', name: 'Night Shelter', description: 'Beds in winter.' };
    const { groups } = findHelp('night shelter bristol', {
      ...city,
      organisations: [...city.organisations, shelter],
    });
    expect(groups.map(({ kind }) => kind)).toEqual(['everyday', 'mention']);
  });
});

it('a word that no listing has does not hide those that have the others', () => {
  const labels = (text: string) =>
    findHelp(text, city).groups.flatMap(({ results }) => results.map(({ label }) => label));
  expect(labels('bicycles appointment')).toContain('Filwood Hope');
});
