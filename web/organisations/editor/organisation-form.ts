import { ADDRESS_PUBLIC_WORDS } from '../../../shared/addresses/secret-places.ts';
import { SOCIAL_NETWORKS } from '../../../shared/contact/social-media.ts';
import { type InputName, pickInput } from '../../../shared/fields/field.ts';
import {
  CATEGORIES,
  OFFERED_CATEGORIES,
  type Organisation,
  PHONE_LABELS,
} from '../../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../../shared/organisations/organisation-fields.ts';
import { phoneLines } from '../../../shared/organisations/organisation-phones.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { composePhone } from '../../forms/phone/compose-phone.ts';
import { HOME_COUNTRY } from '../../forms/phone/home-country.ts';
import { fieldWords } from '../../forms/safe-form/field-words.ts';

/** An organisation as it is typed: each phone apart from its country, and a place for every entry it may have. */
export type TypedOrganisation = Pick<Organisation, InputName<typeof ORGANISATION_FIELDS>> & {
  phoneCountry: string[];
};

/** A stored organisation as its form begins with it. */
export function typedOrganisation(organisation: Organisation): TypedOrganisation {
  const { addresses, phone, socialMedias } = organisation;
  return {
    ...pickInput(ORGANISATION_FIELDS, organisation),
    addresses: addresses.length > 0 ? addresses : [''],
    phone: filledUp(phone, PHONE_LABELS.length),
    phoneCountry: PHONE_LABELS.map(() => HOME_COUNTRY.code),
    socialMedias: filledUp(socialMedias, LIMITS.socialHandles.value),
  };
}

/** Makes what the API takes. Blanks stay, so that a fault keeps the position of its field. */
export async function prepareOrganisation({ phoneCountry, ...typed }: TypedOrganisation) {
  const phone = typed.phone.map((number, index) =>
    composePhone(number, phoneCountry[index] ?? HOME_COUNTRY.code),
  );
  return { ...typed, phone: await Promise.all(phone) };
}

/** What an edit offers: the public six, and whichever else the organisation has already (docs/product.md#api). */
export function offeredCategories(held: readonly string[]): string[] {
  return CATEGORIES.filter(
    (category) =>
      (OFFERED_CATEGORIES as readonly string[]).includes(category) || held.includes(category),
  );
}

function filledUp(list: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => list[index] ?? '');
}

const lines = (list: string[]) => list.filter(Boolean).join('\n');

/** A handle alone does not say on which network it is. */
const handleLines = (handles: string[]) =>
  lines(handles.map((handle, n) => handle && `${SOCIAL_NETWORKS[n]?.name}: ${handle}`));

/** What the choice between two versions calls each field. */
export const ORGANISATION_WORDS = fieldWords<TypedOrganisation>(ORGANISATION_FIELDS, {
  addresses: lines,
  addressPublic: (choice) => ADDRESS_PUBLIC_WORDS[choice],
  beds: (beds) => beds || 'None',
  phone: phoneLines,
  socialMedias: handleLines,
  categorisingOrganisations: lines,
});
