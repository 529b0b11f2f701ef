import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mapsUrl } from '../contact/maps.ts';
import { findPlaces, isSamePlace, removePlaces } from './place-words.ts';
import { isSecret, namedFault, notPublicWords, secretPlaces } from './secret-places.ts';
import { organisationAsks, serviceAsks, wordsThatAsk } from './secret-question.ts';

const HOUSE = "St Anne's House, 12 Hill Road, Easton, Bristol BS5 0AA";

describe('an address in a text', () => {
  it.each([
    ['Ring the bell of 12 Hill Road twice.', ['12 Hill Road']],
    ['Ring at 12, Hill Rd.', ['12, Hill Rd']],
    ['The bus stops in HILL ROAD', ['HILL ROAD']],
    ['We are at bs50aa', ['bs50aa']],
    ['Ask at St Annes House', ['St Annes House']],
    ['Women in Easton and in Bristol', []],
    ['112 Hill Roads', []],
    ['', []],
  ])('is found in "%s": %j', (text, words) => {
    expect(findPlaces(text, [HOUSE])).toEqual(words);
  });

  it('is left out, and nothing else is', () => {
    expect(removePlaces('Ring at 12 Hill Road, BS5 0AA, after 6pm.', [HOUSE])).toBe(
      'Ring at (address not public), (address not public), after 6pm.',
    );
  });

  test('whatever is written, what is left out cannot be found again', () => {
    const word = fc.constantFrom(
      '12',
      'Hill',
      'Rd',
      'Road',
      'BS5',
      '0AA',
      '\n',
      ', ',
      'St',
      "Anne's",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
        expect(findPlaces(removePlaces(words.join(' '), [HOUSE]), [HOUSE])).toEqual([]);
      }),
    );
  });

  test('whatever an address is, its own text is without it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (address) => {
        expect(isSecret(address, [address])).toBe(/[\p{L}\p{N}]/u.test(address));
        findPlaces(address, [address]);
      }),
    );
  });
});

test.each([
  ['12 Hill Rd, Bristol', true],
  ['Flat 2, 12 Hill Road', true],
  ['BS5 0AA', true],
  ["St Anne's House", true],
  ['112 Hill Road, Bristol BS5 9ZZ', false],
  ['40 Hill Road, Easton, Bristol', false],
  ['1 Quay Street, Easton, Bristol BS1 4DJ', false],
  ['', false],
])('%s is one place with the house in Hill Road: %s', (address, isSame) => {
  expect(isSamePlace(HOUSE, address)).toBe(isSame);
  expect(isSamePlace(address, HOUSE)).toBe(isSame);
});

describe('what is secret of an organisation', () => {
  const at = (serviceAddress: string, addressPublic = '') => ({ serviceAddress, addressPublic });

  it('is nothing where nobody says so', () => {
    expect(secretPlaces({ addressPublic: '', addresses: [HOUSE] }, [at(HOUSE)])).toEqual([]);
    expect(secretPlaces({ addressPublic: 'yes', addresses: [HOUSE] }, [at(HOUSE)])).toEqual([]);
  });

  it('is where a service says so, whatever its organisation says', () => {
    const services = [at(HOUSE, 'no'), at('1 Quay Street')];
    expect(secretPlaces({ addressPublic: 'yes', addresses: [HOUSE] }, services)).toEqual([HOUSE]);
  });

  it('is all that it has where it says so, but for a service that says otherwise', () => {
    const services = [at('3 Low Street'), at('1 Quay Street', 'yes')];
    expect(secretPlaces({ addressPublic: 'no', addresses: [HOUSE] }, services)).toEqual([
      HOUSE,
      '3 Low Street',
    ]);
  });
});

it('whom to ask stands in the place of the address, and leads to no map', () => {
  const ring = notPublicWords({ phoneDisplay: '0117 496 0123', website: 'https://a.test' });
  expect(ring).toBe('Address not public. Ring 0117 496 0123.');
  expect(notPublicWords({ phoneDisplay: '', website: 'https://a.test' })).toBe(
    'Address not public. Ask on the website.',
  );
  const alone = notPublicWords({ phoneDisplay: '', website: '' });
  expect(alone).toBe('Address not public.');
  for (const words of [ring, alone]) expect(mapsUrl(words)).toBe('');
});

it('a text that names the address says which words', () => {
  expect(namedFault('Ring at 12 Hill Rd.', [HOUSE])).toBe(
    'The address is not public, but this says “12 Hill Rd”. Please leave it out.',
  );
  expect(namedFault('Ring the bell.', [HOUSE])).toBeUndefined();
});

describe('the question whether an address may be public', () => {
  it.each([
    ['A refuge for women', 'refuge'],
    ['Three safe houses', 'safe houses'],
    ['Safehouse', 'Safehouse'],
    ["A women's shelter", "women's shelter"],
    ['For survivors of domestic abuse', 'domestic abuse'],
    ['At a confidential address', 'confidential address'],
    ['For refugees and asylum seekers', undefined],
    ['Refugee & Asylum Seeker Only', undefined],
    ['A safe place', undefined],
    ['', undefined],
  ])('%s: %s', (text, words) => {
    expect(wordsThatAsk([text])).toBe(words);
  });

  it('is asked of a listing with an address until somebody has answered it', () => {
    const service = { note: 'A refuge', bedsFor: '', serviceAddress: HOUSE, addressPublic: '' };
    expect(serviceAsks(service)).toBe('refuge');
    for (const addressPublic of ['yes', 'no'])
      expect(serviceAsks({ ...service, addressPublic })).toBeUndefined();
    const profile = { name: 'Refuge', description: 'Beds.', addresses: [HOUSE] };
    expect(organisationAsks(profile)).toBe('Refuge');
    expect(organisationAsks({ ...profile, addresses: [] })).toBeUndefined();
    expect(organisationAsks({ ...profile, addressPublic: 'no' })).toBeUndefined();
  });
});
