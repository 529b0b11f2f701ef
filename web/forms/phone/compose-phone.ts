import { stripPhone } from '../../../shared/contact/phone-digits.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { HOME_COUNTRY } from './home-country.ts';

/**
 * A number as it is stored: a UK one as it was typed, which keeps 116 123 and 0800 what they are; another country's
 * (`country`: two letters) with its calling code, unless that was typed. What is no number stays, for the check to
 * refuse.
 */
export async function composePhone(typed: string, country: string): Promise<string> {
  const digits = stripPhone(typed);
  if (country === HOME_COUNTRY.code || !/^\d+$/.test(digits)) return digits;
  const { toInternational } = await import('./countries.ts');
  return toInternational(digits, country);
}

/** The typed text up to its fifteenth digit. */
export function capDigits(typed: string): string {
  let digits = 0;
  const end = [...typed].findIndex(
    (char) => /\d/.test(char) && ++digits > LIMITS.phoneDigits.value,
  );
  return end < 0 ? typed : [...typed].slice(0, end).join('');
}
