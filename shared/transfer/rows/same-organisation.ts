import { stripPhone } from '../../contact/phone-digits.ts';
import { postcodeOf } from '../../places/addresses.ts';
import { foldText, foldToLetters } from '../../text/fold.ts';

// Whether an organisation of a list is one that is here, however its name is written.

const LEGAL_FORM =
  /[\s,.(]+(?:ltd|limited|llp|plc|c\.?i\.?c|c\.?i\.?o|(?:registered )?charity(?: no\.? ?\d+)?)[.)]*$/i;

/** A name as it is compared: without case, accents, apostrophes, "The" before it and "Ltd" behind it. */
export function nameKey(name: string): string {
  const bare = foldText(name)
    .trim()
    .replace(LEGAL_FORM, '')
    .replace(/^the\s+/i, '')
    .replaceAll('&', ' and ');
  return foldToLetters(bare) || foldToLetters(name);
}

/** What tells two of a name apart. */
export type Clues = { addresses: readonly string[]; phones: readonly string[] };

const postcodesIn = ({ addresses }: Clues) =>
  addresses.flatMap((address) => {
    const { group, letter } = postcodeOf(address) ?? {};
    return group ? [`${group}${letter}`] : [];
  });

const digitsIn = ({ phones }: Clues) =>
  phones.flatMap((phone) => stripPhone(phone).replace(/^(?:\+44|0044)0?/, '0') || []);

/** Whether two have a postcode or a number in common. */
export const agree = (one: Clues, other: Clues): boolean =>
  postcodesIn(one).some((code) => postcodesIn(other).includes(code)) ||
  digitsIn(one).some((digits) => digitsIn(other).includes(digits));
