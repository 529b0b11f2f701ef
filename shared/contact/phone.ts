import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { messages } from '../site/messages.ts';
import { stripPhone } from './phone-digits.ts';

// Server and build only: the library is too heavy for a visitor's phone (docs/product.md#api).

/** The European harmonised numbers, 116 123 and its like, which the library does not count as valid in the UK. */
const HARMONISED = /^(?:\+44)?(116)(\d{3})$/;

/**
 * A stored number for people to read, with the UK as its country unless it says another (docs/product.md#public-pages;
 * docs/product.md#api): '0117 924 4604', '+1 415 552 0240', '116 123', and 'N/A' when there is none. A number that is
 * not valid is five digits, then threes. Text that is more than one number comes back as it was written.
 */
export function formatPhone(stored: string): string {
  const text = stored.trim();
  if (!text) return messages.notAvailable;
  const digits = stripPhone(text);
  if (!isDialable(digits)) return text;
  const harmonised = HARMONISED.exec(digits);
  if (harmonised) return `${harmonised[1]} ${harmonised[2]}`;
  const number = validNumber(digits);
  if (!number) return spaceDigits(digits);
  return number.countryCallingCode === '44'
    ? number.formatNational()
    : number.formatInternational();
}

/**
 * What a tap dials: `tel:` and E.164 when the number is valid, `tel:` and the stored digits otherwise; '' when there is
 * no number, or the text is more than one.
 */
export function phoneHref(stored: string): string {
  const digits = stripPhone(stored);
  if (!isDialable(digits)) return '';
  return `tel:${validNumber(digits)?.number ?? digits}`;
}

/** 999, 101, 116 123, a short number for texts: too many kinds to judge, and nobody mistypes one. */
const SHORT = /^[1-9]\d{2,5}$/;

/** The mobile numbers that Ofcom keeps for drama, which invented organisations have. */
const INVENTED = /^(?:0|\+44)7700900\d{3}$/;

/**
 * Whether nobody could be reached by this number, as far as its digits tell: one too few or too many, an area that does
 * not exist. False for no number, and for text that is no single number, which the form's check refuses.
 */
export function seemsWrong(stored: string): boolean {
  const digits = stripPhone(stored);
  if (!isDialable(digits)) return false;
  const isKnown = [HARMONISED, SHORT, INVENTED].some((kind) => kind.test(digits));
  return !isKnown && validNumber(digits) === undefined;
}

function isDialable(digits: string): boolean {
  return /^\+?\d+$/.test(digits);
}

function validNumber(digits: string) {
  const number = parsePhoneNumberFromString(digits, 'GB');
  return number?.isValid() ? number : undefined;
}

function spaceDigits(digits: string): string {
  const [, head = '', rest = ''] = /^(\+?\d{1,5})(\d*)$/.exec(digits) ?? [];
  return [head, ...(rest.match(/\d{1,3}/g) ?? [])].join(' ');
}
