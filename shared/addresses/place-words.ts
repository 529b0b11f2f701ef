import { site } from '../site/site.ts';
import { foldToLetters } from '../text/fold.ts';

// Where a text names a place: what keeps an address that is not public out of notes and descriptions too.

/** What is said for a place that a text named (docs/product.md#secret-places). */
const LEFT_OUT = '(address not public)';

/** A postcode, with or without its space. */
export const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s{0,3}(\d[A-Z]{2})\b/gi;

/** What parts an address: its lines, and the remarks in brackets. */
const PARTS = /[,;\n()]+/;

/** Ways to write a word of an address, the usual one first. */
export const SPELLINGS: readonly (readonly string[])[] = [
  ...[
    ['road', 'rd'],
    ['street', 'st'],
    ['avenue', 'ave', 'av'],
    ['lane', 'ln'],
    ['drive', 'dr'],
    ['court', 'ct'],
    ['crescent', 'cres'],
    ['place', 'pl'],
    ['square', 'sq'],
    ['terrace', 'terr'],
  ],
  ...[
    ['gardens', 'gdns'],
    ['close', 'cl'],
    ['saint', 'st'],
  ],
];

/** What a street or a house is called by: a part of an address with one of these says where it is. */
const NAMES_A_PLACE =
  /\b(?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|court|ct|crescent|close|place|square|terrace|gardens|mews|walk|row|way|parade|hill|quay|wharf|park|green|house|lodge|villas?|cottages?|hall|centre|church|buildings?|chambers|mansions|rise|grove|view|flats?|unit|floor)\b/i;

/** Matches the number of a house alone, or with a letter: it says nothing without its street. */
const IS_NUMBER = /^\d+\s?[a-z]?$/i;

/** A number and what stands before it: "Flat 2, 12a Hill Road" is in "Hill Road". */
const UP_TO_NUMBER = /^.{0,40}?\d+[a-z]?\s+(?=\p{L})/iu;

/** What tells an address from others: its postcodes, and the parts that say which house or street it is, without area and city. */
function tellingParts(address: string): string[] {
  const postcodes = [...address.matchAll(POSTCODE)].map(([, out, inward]) => `${out} ${inward}`);
  const isCity = (part: string) => part.toLowerCase() === site().city.toLowerCase();
  const parts = address
    .replaceAll(POSTCODE, ' ')
    .split(PARTS)
    .map((part) => part.trim().replace(new RegExp(`\\s+${site().city}$`, 'i'), ''))
    .filter((part) => part.length > 2 && !isCity(part) && !IS_NUMBER.test(part));
  const [first] = parts;
  return [
    ...postcodes,
    ...parts.filter((part) => part === first || /\d/.test(part) || NAMES_A_PLACE.test(part)),
  ];
}

/** `tellingParts`, and the streets of those parts alone, which a text may name without the number. */
function wordsOf(address: string): string[] {
  const parts = tellingParts(address);
  const streets = parts.map((part) => part.replace(UP_TO_NUMBER, ''));
  return [...parts, ...streets.filter((street) => /\s/.test(street))];
}

const escapePattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One word of an address in any of its spellings. */
function matchSpellings(word: string): string {
  const ways = SPELLINGS.filter((group) => group.includes(word.toLowerCase())).flat();
  return ways.length > 0 ? `(?:${[...new Set(ways)].join('|')})` : escapePattern(word);
}

/** What is found where one of these stands as whole words, however they are parted: null for nothing to look for. */
function finderOf(parts: readonly string[]): RegExp | null {
  const patterns = parts.flatMap((part) => {
    const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length > 0 ? words.map(matchSpellings).join('[^\\p{L}\\p{N}]{0,4}') : [];
  });
  if (patterns.length === 0) return null;
  // The longest first, so that a house's number goes with its street.
  const ordered = [...new Set(patterns)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ordered.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** What finds any of a list of places in a text. It is made once for as long as the list is the same one. */
const finders = new WeakMap<readonly string[], RegExp | null>();

function finderFor(places: readonly string[]): RegExp | null {
  const before = finders.get(places);
  const finder = before === undefined ? finderOf(places.flatMap(wordsOf)) : before;
  finders.set(places, finder);
  return finder;
}

/** The words of a text that name one of these places: its street, its house or its postcode. */
export function findPlaces(text: string, places: readonly string[]): string[] {
  const finder = finderFor(places);
  return finder ? [...text.matchAll(finder)].map(([words]) => words) : [];
}

/** The text without what names one of these places. */
export function removePlaces(text: string, places: readonly string[]): string {
  const finder = finderFor(places);
  return finder ? text.replaceAll(finder, LEFT_OUT) : text;
}

/** Whether two addresses are of one place: the same words, or a house, a number in a street or a postcode of both. */
export function isSamePlace(address: string, other: string): boolean {
  if (foldToLetters(address) === '' || foldToLetters(other) === '') return false;
  if (foldToLetters(address) === foldToLetters(other)) return true;
  const names = (one: string, two: string) => finderOf(tellingParts(one))?.test(two) ?? false;
  return names(address, other) || names(other, address);
}
