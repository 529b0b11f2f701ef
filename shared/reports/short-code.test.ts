import { expect, it } from 'vitest';
import { findByCode, shortCode } from './short-code.ts';

const listings = Array.from({ length: 2000 }, (_, n) => ({ _id: `listing-${n}` }));

it('is six signs, none of which is read as another', () => {
  for (const { _id } of listings) expect(shortCode(_id)).toMatch(/^[0-9a-hjkmnp-tv-z]{6}$/);
});

it('stands for one listing, also in capitals and with O for 0', () => {
  const [first] = listings;
  const code = shortCode(first?._id ?? '');
  expect(findByCode(listings, code)).toBe(first);
  expect(findByCode(listings, code.toUpperCase().replaceAll('0', 'O'))).toBe(first);
  expect(findByCode(listings, 'zzzzzz')).toBeUndefined();
});

it('stands for none where two have the same', () => {
  const [first] = listings;
  const twin = { _id: first?._id ?? '' };
  expect(findByCode([...listings, twin], shortCode(twin._id))).toBeUndefined();
});
