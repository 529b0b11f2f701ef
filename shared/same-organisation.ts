import { filed } from './filing.ts';
import type { Organisation } from './organisation.ts';
import { stripPhone } from './phone-digits.ts';
import { CITY } from './site.ts';

type Known = Pick<Organisation, '_id' | 'name' | 'phone' | 'email' | 'website'>;

/**
 * The others that may be the same organisation as this one, registered twice or listed before it had an account: of one
 * name, whatever its case and marks, a leading The or the city; or with a phone, an e-mail or a website in common.
 */
export function maybeSame<Other extends Known>(one: Known, all: readonly Other[]): Other[] {
  const mine = marksOf(one);
  return all.filter(
    (other) => other._id !== one._id && marksOf(other).some((mark) => mine.includes(mark)),
  );
}

/** What tells an organisation from others, each kind under a letter of its own. */
function marksOf({ name, phone, email, website }: Known): string[] {
  const words = filed(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== CITY.toLowerCase());
  const site = website
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');
  return [
    words.length > 0 ? `n ${words.join(' ')}` : '',
    ...phone.map((number) => number && `p ${stripPhone(number).replace(/^\+44/, '0')}`),
    email && `e ${email.toLowerCase()}`,
    site && `w ${site}`,
  ].filter(Boolean);
}
