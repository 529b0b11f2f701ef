import { POSTCODE, SPELLINGS } from '../addresses/place-words.ts';
import { stripPhone } from '../contact/phone-digits.ts';
import { RECORD_KINDS } from '../directory/record-kind.ts';
import { foldText } from '../text/fold.ts';

/** What the admin's search finds: records, and who signs in for an organisation. */
export const FOUND_KINDS = [...RECORD_KINDS, 'account'] as const;

/** Something that the admin's search has found. */
export type Found = {
  kind: (typeof FOUND_KINDS)[number];
  /** The record's id; of an account that of its organisation. */
  id: string;
  /** The record's name, with its provider's for a service. */
  title: string;
  /** The text that the words stand in, where that is not the title. */
  text: string;
};

/** Fewer digits are no phone number, but part of an address. */
const DIGITS = 4;

/**
 * As texts are compared: without case, accents, apostrophes, hyphens, commas and the stops after words, with "and" for "&"
 * and single spaces.
 */
const plain = (text: string) =>
  foldText(text)
    .replaceAll('-', '')
    .replace(/[,;]|[.:]+(?=[\s,;]|$)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim();

/** One word for all the ways to write it: "rd" is "road". "Saint" is "street", because "st" is either. */
function inOneWay(word: string): string {
  const shortest = SPELLINGS.find((ways) => ways.includes(word))?.at(-1) ?? word;
  return SPELLINGS.find((ways) => ways.includes(shortest))?.[0] ?? word;
}

const ONE_WAY = new Map(SPELLINGS.flat().map((word) => [word, inOneWay(word)]));
const SPELT = new RegExp(`\\b(?:${[...ONE_WAY.keys()].join('|')})\\b`, 'g');

/** A plain text as an address is compared: its streets written in one way, its postcodes without their space. */
const asAddress = (words: string) =>
  words.replaceAll(POSTCODE, '$1$2').replace(SPELT, (word) => ONE_WAY.get(word) ?? word);

/** What may be a phone number in a text. */
const NUMBERS = /\+?\d[\d\s()[\]./\p{Dash_Punctuation}]*/gu;

/** A number as it is dialled within the country: "+44 (0)117 496 0123" begins with 0117. Its last digits stay as they are. */
const digitsOf = (number: string) =>
  stripPhone(number)
    .replace(/^(?:\+44|0044|44(?=\d{9}))0?/, '0')
    .replace(/\D/g, '');

/** Whether a text as an address has a word that begins so; of digits the whole word, or "1" would be in each number. */
const hasWord = (words: readonly string[], sought: string) =>
  words.some((word) => (/^\d+$/.test(sought) ? word === sought : word.startsWith(sought)));

/**
 * Finds a text that holds what is sought: the words as they stand, whatever their case, accents and apostrophes, an address
 * however its streets and its postcode are written, and a phone number, or its last digits, in any form. Else several words
 * may stand in any order and in any of the texts: found is the first where it has them all, or the one that has most of what
 * the first has not. Answers undefined where none does, and for nothing sought.
 */
export function createFinder(
  sought: string,
): (texts: readonly (string | null)[]) => string | undefined {
  const words = plain(sought);
  const address = asAddress(words);
  const isNumber = /^\+?\d+$/.test(stripPhone(sought).replaceAll('/', ''));
  // The last digits of a number may look like the prefix of a country: "00445" of 07798 000445.
  const numbers = isNumber ? [digitsOf(sought), sought.replace(/\D/g, '')] : [];
  const isIn = (text: string) => {
    const read = plain(text);
    return (
      read.includes(words) ||
      asAddress(read).includes(address) ||
      numbers.some(
        (number) =>
          number.length >= DIGITS &&
          (text.match(NUMBERS) ?? []).some((one) => digitsOf(one).includes(number)),
      )
    );
  };
  const each = isNumber ? [] : address.split(' ').filter(Boolean);
  const scattered = (texts: readonly (string | null)[]) => {
    const read = texts.map((text) =>
      asAddress(plain(text ?? '')).split(/[^\p{Letter}\p{Number}]+/u),
    );
    if (each.length < 2 || !each.every((word) => read.some((its) => hasWord(its, word))))
      return undefined;
    const others = each.filter((word) => !hasWord(read[0] ?? [], word));
    const counts = read.map((its) => others.filter((word) => hasWord(its, word)).length);
    return texts[counts.indexOf(Math.max(...counts))] ?? undefined;
  };
  return (texts) =>
    words === '' ? undefined : (texts.find((text) => text && isIn(text)) ?? scattered(texts));
}
