import { z } from 'zod';
import { optionalEmail, optionalWebsite, text } from './fields.ts';
import { ACCEPTED_CATEGORIES, ORGANISATION_LIMITS as LIMITS } from './organisation.ts';
import { isPhone } from './phone-digits.ts';

const name = text
  .min(LIMITS.nameMin, 'Name must be at least 2 characters')
  .max(LIMITS.nameMax, 'Name must be at most 100 characters');

const description = text
  .min(LIMITS.descriptionMin, 'Description must be at least 5 characters.')
  .max(LIMITS.descriptionMax, 'Description cannot exceed 1200 characters.');

/** Blanks may stand between entries, so that a fault keeps the position it was typed at; they are dropped at the end. */
function entries(entry: z.ZodType<string, string>, most: number, message: string) {
  const filled = (list: string[]) => list.filter((item) => item.trim());
  return z
    .array(entry)
    .refine((list) => filled(list).length <= most, message)
    .transform(filled);
}

const addresses = entries(
  text.refine(
    (address) => !address || address.length >= LIMITS.addressMin,
    'Address must be at least 5 characters',
  ),
  LIMITS.addresses,
  'You can store up to 5 addresses.',
);

const phone = entries(
  text
    .refine(
      (number) => !number || number.length >= LIMITS.phoneMin,
      'Phone number must be at least 6 characters',
    )
    .refine(
      (number) => !number || isPhone(number),
      'Please enter a valid phone number (digits only, optionally starting with +)',
    ),
  LIMITS.phones,
  'You can store up to 3 phone numbers.',
);

const email = optionalEmail('Invalid email');

/** Blanks stay: a handle's position says whose it is. */
const socialMedias = z
  .array(text)
  .max(LIMITS.socialMedias, 'You can store up to 3 social media entries');

const categorisingOrganisations = z
  .array(z.enum(ACCEPTED_CATEGORIES, 'Invalid category'))
  .transform((list) => [...new Set(list)]);

/** A change to an organisation: every field may be absent, but is checked if present (SPEC 5, Organisation edit). */
export const OrganisationInput = z
  .object({
    name,
    description,
    addresses,
    phone,
    email,
    website: optionalWebsite,
    socialMedias,
    categorisingOrganisations,
  })
  .partial();
export type OrganisationInput = z.output<typeof OrganisationInput>;

/** A whole organisation, as a directory file holds it: name and description are there, the rest may be empty. */
export const OrganisationRecord = z.object({
  name: name.prefault(''),
  description: description.prefault(''),
  addresses: addresses.prefault([]),
  phone: phone.prefault([]),
  email: email.prefault(''),
  website: optionalWebsite.prefault(''),
  socialMedias: socialMedias.prefault([]),
  categorisingOrganisations: categorisingOrganisations.prefault([]),
});
export type OrganisationRecord = z.output<typeof OrganisationRecord>;
