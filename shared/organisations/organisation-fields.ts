import { BED_FIELDS } from '../beds/bed-fields.ts';
import type { FieldTable } from '../fields/field.ts';

/** Every field of an organisation (docs/product.md#organisation). */
export const ORGANISATION_FIELDS = {
  name: { kind: 'text', label: 'Name', formLabel: 'Organisation name', changed: 'new name' },
  description: { kind: 'text', label: 'Description', changed: 'description changed' },
  addresses: { kind: 'list', label: 'Addresses', changed: 'address changed' },
  addressPublic: {
    kind: 'choice',
    label: 'Address public',
    formLabel: 'May everybody see the addresses?',
  },
  phone: { kind: 'phones', label: 'Phone numbers', changed: 'phone changed' },
  email: { kind: 'text', label: 'Email', changed: 'email changed' },
  website: { kind: 'text', label: 'Website', changed: 'website changed' },
  socialMedias: { kind: 'handles', label: 'Social media', changed: 'social media changed' },
  categorisingOrganisations: {
    kind: 'list',
    label: 'Categories',
    formLabel: 'What you help with',
    changed: 'categories changed',
  },
  ...BED_FIELDS,
  approved: { kind: 'flag', label: 'Approved' },
  published: { kind: 'flag', label: 'Shown to the public' },
} as const satisfies FieldTable;
