import { expect, it } from 'vitest';
import { isPlaceKnown, mapsUrl } from './maps.ts';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

it('an address leads to a maps search for it', () => {
  expect(mapsUrl('32 Stapleton Road, Bristol BS5 0QY')).toBe(
    `${SEARCH}32+Stapleton+Road,+Bristol+BS5+0QY`,
  );
});

it('a place without its city is looked for in ours', () => {
  expect(mapsUrl('St James Park')).toBe(`${SEARCH}St+James+Park,+Bristol`);
});

it('a remark about the address is not searched for, other brackets are', () => {
  expect(mapsUrl('Longhills, Bristol (full address not in the sources)')).toBe(
    `${SEARCH}Longhills,+Bristol`,
  );
  expect(mapsUrl('Central Church (Pip n Jay), Bristol')).toContain('(Pip+n+Jay)');
});

it('a remark in the middle leaves no gap', () => {
  expect(mapsUrl('Longhills  (full\naddress not known), Bristol')).toBe(
    `${SEARCH}Longhills,+Bristol`,
  );
});

it.each([
  ['brackets that nobody closes', '(address '],
  ['brackets alone', '('],
  ['blanks', ' '.repeat(20)],
])('no address keeps a page waiting, not one of 60,000 characters: %s', (_what, piece) => {
  const address = `A${piece.repeat(60_000 / piece.length)}B`;
  expect(mapsUrl(address)).toContain(SEARCH);
});

it('an address of which only the city is known leads to a search for the city', () => {
  expect(mapsUrl('Bristol (full address not in the sources)')).toBe(`${SEARCH}Bristol`);
  expect(mapsUrl(' ')).toBe('');
});

it('the city alone is no place at which two listings could both be', () => {
  expect(isPlaceKnown('Bristol (full address not in the sources)')).toBe(false);
  expect(isPlaceKnown('bristol')).toBe(false);
  expect(isPlaceKnown('Longhills, Bristol (full address not known)')).toBe(true);
});
