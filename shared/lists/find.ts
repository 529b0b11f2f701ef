import { RECORD_KINDS } from '../directory/record-kind.ts';

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

/** As texts are compared: without case, accents, apostrophes, hyphens, and with single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’‘-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A phone number as it is dialled within the country. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?44/, '0');

/**
 * Finds a text that holds what is sought: the words as they stand, whatever their case, accents and apostrophes, and a phone
 * number in any form. Answers undefined where none does, and for nothing sought.
 */
export function createFinder(
  sought: string,
): (texts: readonly (string | null)[]) => string | undefined {
  const words = plain(sought);
  const isNumber = /^\+?[\d\s()/.-]+$/.test(sought.trim());
  const number = isNumber ? digitsOf(sought) : '';
  return (texts) =>
    words === ''
      ? undefined
      : (texts.find(
          (text) =>
            text &&
            (plain(text).includes(words) ||
              (number.length >= DIGITS && digitsOf(text).includes(number))),
        ) ?? undefined);
}
