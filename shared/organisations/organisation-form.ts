// What only the forms of an organisation need: apart from it, so that no visitor downloads it.

/**
 * The fewest characters of an organisation's fields (docs/product.md#validation-organisations); the most are in
 * `limits.ts`.
 */
export const ORGANISATION_MINIMA = { name: 2, description: 5, address: 5 } as const;

/** What registration offers instead (docs/product.md#organisation). */
export const REGISTRATION_CATEGORIES = [
  'Housing Advice',
  'Legal Advice',
  'Winter Services',
  'Refugees & Asylum Seekers Help',
  'Non-UK Citizens Help',
] as const;

/** The labels of `addresses`, in its order (docs/product.md#registration-form). */
export const ADDRESS_LABELS = [
  'Main Address',
  'Additional Address 1',
  'Additional Address 2',
  'Additional Address 3',
  'Additional Address 4',
] as const;
