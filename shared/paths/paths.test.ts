import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeSegment, paths, soundPath } from './paths.ts';

it('names are encoded in addresses', () => {
  expect(paths.timetable('Wi-Fi & Computer Access')).toBe(
    '/timetable/Wi-Fi%20%26%20Computer%20Access',
  );
  expect(paths.helplineType('Addiction (Alcohol, Drugs, Gambling)')).toBe(
    '/helpline-type/Addiction%20(Alcohol%2C%20Drugs%2C%20Gambling)',
  );
  expect(paths.orgCategory('Young People')).toBe('/org-category/Young%20People');
  expect(paths.orgCategory()).toBe('/org-category');
  expect(paths.search('50+ group')).toBe('/search?q=50%2B%20group');
  expect(paths.search()).toBe('/search');
});

it('a service and an organisation have addresses of their own', () => {
  expect(paths.service('Lunch', 'a1')).toBe('/timetable/Lunch#a1');
  expect(paths.organisation('b2')).toBe('/organisations#b2');
});

it('what an address encodes is decoded again', () => {
  const unpaired = /\p{Surrogate}/u;
  // Each code point there is. The library's own strings of them take seconds to make: it lists all of them first.
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }))
    .map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(anyText, (type) => {
      if (unpaired.test(type)) return;
      expect(decodeSegment(paths.timetable(type).slice('/timetable/'.length))).toBe(type);
    }),
  );
});

it('a malformed escape is no page', () => {
  expect(decodeSegment('%E0%A4%A')).toBeNull();
  expect(decodeSegment('50%')).toBeNull();
});

it('a malformed path can be read as the signs that it is written with, and any other as it is', () => {
  expect(soundPath('/reset-password/a%20b%')).toBe('/reset-password/a%2520b%25');
  expect(soundPath('/timetable/Wi-Fi%20%26%20Computer%20Access')).toBe(
    '/timetable/Wi-Fi%20%26%20Computer%20Access',
  );
});
