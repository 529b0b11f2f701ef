import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { HOME_COUNTRY } from './home-country.ts';

// Loaded when somebody opens the list: the library is too heavy to come with the form.

export type Country = {
  /** Two letters, ISO 3166. */
  code: string;
  name: string;
  /** Without its +. */
  callingCode: string;
};

/** Every country that can be rung, ours first, the others by name. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const others = getCountries()
    .filter((code) => code !== HOME_COUNTRY.code)
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      callingCode: getCountryCallingCode(code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return [HOME_COUNTRY, ...others];
}

/** The countries whose name, letters or calling code hold the text; those whose name begins with it first. */
export function findCountries(countries: Country[], text: string): Country[] {
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/^(\+|00)/, '');
  const begins = ({ name }: Country) => name.toLowerCase().startsWith(wanted);
  const found = countries.filter(
    ({ name, code, callingCode }) =>
      name.toLowerCase().includes(wanted) ||
      code.toLowerCase() === wanted ||
      (/^\d+$/.test(digits) && callingCode.startsWith(digits)),
  );
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

/** A number as it is typed in a country (`digits`), with the country's calling code. */
export function toInternational(digits: string, country: string): string {
  const parsed = parsePhoneNumberFromString(digits, country as CountryCode);
  return parsed?.number ?? `+${getCountryCallingCode(country as CountryCode)}${digits}`;
}
