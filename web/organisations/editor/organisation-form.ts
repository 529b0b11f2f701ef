import {
  ACCEPTED_CATEGORIES,
  ORGANISATION_LIMITS,
  type Organisation,
  PHONE_LABELS,
  PUBLIC_CATEGORIES,
} from '../../../shared/organisation.ts';
import { composePhone, HOME_COUNTRY } from '../../ui/phone/compose-phone.ts';
import type { FieldWords } from '../../ui/safe-form/ConflictChoice.tsx';

/** An organisation as it is typed: each phone apart from its country, and a place for every entry it may have. */
export type TypedOrganisation = Pick<
  Organisation,
  | 'name'
  | 'description'
  | 'addresses'
  | 'phone'
  | 'email'
  | 'website'
  | 'socialMedias'
  | 'categorisingOrganisations'
> & { phoneCountry: string[] };

export function typedOrganisation(organisation: Organisation): TypedOrganisation {
  const { name, description, addresses, phone, email, website } = organisation;
  const { socialMedias, categorisingOrganisations } = organisation;
  return {
    name,
    description,
    addresses: addresses.length > 0 ? addresses : [''],
    phone: filledUp(phone, PHONE_LABELS.length),
    phoneCountry: PHONE_LABELS.map(() => HOME_COUNTRY.code),
    email,
    website,
    socialMedias: filledUp(socialMedias, ORGANISATION_LIMITS.socialMedias),
    categorisingOrganisations,
  };
}

/** As the API takes it. Blanks stay, so that a fault keeps the position of its field. */
export async function prepareOrganisation({ phoneCountry, ...typed }: TypedOrganisation) {
  const phone = typed.phone.map((number, index) =>
    composePhone(number, phoneCountry[index] ?? HOME_COUNTRY.code),
  );
  return { ...typed, phone: await Promise.all(phone) };
}

/** What an edit offers: the public six, and whichever else the organisation has already (DESIGN). */
export function offeredCategories(held: readonly string[]): string[] {
  return ACCEPTED_CATEGORIES.filter(
    (category) =>
      (PUBLIC_CATEGORIES as readonly string[]).includes(category) || held.includes(category),
  );
}

function filledUp(list: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => list[index] ?? '');
}

const lines = (list: string[]) => list.filter(Boolean).join('\n');

/** For the choice between two versions. */
export const ORGANISATION_WORDS: FieldWords<TypedOrganisation> = {
  name: { label: 'Organisation name' },
  description: { label: 'Description' },
  addresses: { label: 'Addresses', show: lines },
  phone: { label: 'Phone numbers', show: lines },
  email: { label: 'Email' },
  website: { label: 'Website' },
  socialMedias: { label: 'Social media', show: lines },
  categorisingOrganisations: { label: 'What you help with', show: lines },
};
