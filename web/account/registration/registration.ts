import { PHONE_LABELS } from '../../../shared/organisations/organisation.ts';
import { composePhone } from '../../forms/phone/compose-phone.ts';
import { HOME_COUNTRY } from '../../forms/phone/home-country.ts';

/** The registration form as it is typed: each phone apart from its country. */
export type TypedRegistration = {
  name: string;
  description: string;
  addresses: string[];
  email: string;
  website: string;
  password: string;
  phone: string[];
  phoneCountry: string[];
  socialMedias: string[];
  categorisingOrganisations: string[];
};

/** Only what starts with a choice; a text keeps what stands in its input. */
export const EMPTY_REGISTRATION = {
  phoneCountry: PHONE_LABELS.map(() => HOME_COUNTRY.code),
  categorisingOrganisations: [],
};

/** Makes what the API takes (docs/product.md#api). Blanks stay, so that a fault keeps the position of its field. */
export async function prepareRegistration({ phoneCountry, ...typed }: TypedRegistration) {
  const phone = typed.phone.map((number, index) =>
    composePhone(number, phoneCountry[index] ?? HOME_COUNTRY.code),
  );
  return { ...typed, phone: await Promise.all(phone) };
}
