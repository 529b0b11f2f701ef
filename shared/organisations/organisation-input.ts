import { z } from 'zod';
import { addressPublic } from '../addresses/address-public.ts';
import { namedFault } from '../addresses/secret-places.ts';
import { askAboutAddress, organisationAsks } from '../addresses/secret-question.ts';
import { bedsFault, bedsInput } from '../beds/beds-input.ts';
import { optionalEmail, optionalWebsite } from '../contact/contact-fields.ts';
import { phoneText } from '../contact/phone-text.ts';
import type { InputName } from '../fields/field.ts';
import { sentList, stripDefaults, text } from '../validation/fields.ts';
import { LIMITS, type Limit } from '../validation/limits.ts';
import { CATEGORIES } from './organisation.ts';
import type { ORGANISATION_FIELDS } from './organisation-fields.ts';
import { ORGANISATION_MINIMA as MINIMA } from './organisation-form.ts';

const name = text(LIMITS.organisationName).min(MINIMA.name, 'Name must be at least 2 characters');

const description = text(LIMITS.organisationDescription).min(
  MINIMA.description,
  'Description must be at least 5 characters.',
);

const dropEmpty = (list: string[]) => list.filter((item) => item.trim());

/** Blanks may stand between entries, so that a fault keeps the position it was typed at; they do not count. */
function entries(entry: z.ZodType<string, string>, { value, message }: Limit) {
  return sentList(entry).refine((list) => dropEmpty(list).length <= value, message);
}

/**
 * Blanks stay before a number, because its place says what it is for; those after the last are dropped. Places beyond
 * the third have no name, so a list with more of them loses its blanks as a list of addresses does.
 */
function keptInPlace(list: string[]): string[] {
  const last = list.findLastIndex((item) => item.trim());
  const kept = list.slice(0, last + 1);
  return kept.length > LIMITS.phones.value ? dropEmpty(kept) : kept;
}

const addresses = entries(
  text(LIMITS.address).refine(
    (address) => !address || address.length >= MINIMA.address,
    'Address must be at least 5 characters',
  ),
  LIMITS.addresses,
).transform(dropEmpty);

const phone = entries(
  phoneText(
    'Phone number must be at least 6 characters',
    'Please enter a valid phone number (digits only, optionally starting with +)',
  ),
  LIMITS.phones,
).transform(keptInPlace);

const email = optionalEmail('Invalid email');

/** Blanks stay: a handle's position says whose it is. */
const socialMedias = z
  .array(text(LIMITS.socialHandle))
  .max(LIMITS.socialHandles.value, LIMITS.socialHandles.message);

const categorisingOrganisations = z
  .array(z.enum(CATEGORIES, 'Invalid category'))
  .max(LIMITS.categories.value, LIMITS.categories.message)
  .transform((list) => [...new Set(list)]);

/** A whole organisation, as a directory file holds it: name and description are there, the rest may be empty. */
export const OrganisationRecord = z.object({
  name: name.prefault(''),
  description: description.prefault(''),
  addresses: addresses.prefault([]),
  addressPublic: addressPublic.prefault(''),
  phone: phone.prefault([]),
  email: email.prefault(''),
  website: optionalWebsite.prefault(''),
  socialMedias: socialMedias.prefault([]),
  categorisingOrganisations: categorisingOrganisations.prefault([]),
  ...bedsInput,
} satisfies Record<InputName<typeof ORGANISATION_FIELDS>, z.ZodType>);
export type OrganisationRecord = z.output<typeof OrganisationRecord>;

/**
 * A change to an organisation: every field may be absent, but is checked if present
 * (docs/product.md#validation-organisations).
 */
export const OrganisationInput = z.object(stripDefaults(OrganisationRecord.shape)).partial();
export type OrganisationInput = z.output<typeof OrganisationInput>;

type Fault = { path: ['addressPublic' | 'description' | 'beds' | 'bedsFor']; message: string };

/**
 * What of a whole organisation is to be mended before it is kept: a question that nobody has answered yet, an address in its
 * words that is not public (docs/product.md#secret-places), and beds of which it says only whom they are for.
 */
export function organisationFaults(
  organisation: Pick<
    OrganisationRecord,
    'name' | 'description' | 'addresses' | 'addressPublic' | 'beds' | 'bedsFor'
  >,
): Fault[] {
  const { addresses, addressPublic } = organisation;
  const words = organisationAsks(organisation);
  const named = (field: 'description' | 'bedsFor') =>
    addressPublic === 'no' ? namedFault(organisation[field], addresses) : undefined;
  const faults: Record<Fault['path'][0], string | undefined> = {
    addressPublic: words && askAboutAddress(words),
    description: named('description'),
    beds: bedsFault(organisation),
    bedsFor: named('bedsFor'),
  };
  return Object.entries(faults).flatMap(([field, message]) =>
    message ? { path: [field as Fault['path'][0]], message } : [],
  );
}
