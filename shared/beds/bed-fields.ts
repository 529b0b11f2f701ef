import type { FieldTable } from '../fields/field.ts';

/** What an organisation or a service says of its beds for the night (docs/product.md#tonight). */
export const BED_FIELDS = {
  beds: {
    kind: 'choice',
    label: 'Beds',
    formLabel: 'Beds for the night',
    changed: 'how one gets a bed changed',
  },
  bedsFor: {
    kind: 'text',
    label: 'Beds for',
    formLabel: 'Who the beds are for',
    changed: 'who its beds are for changed',
  },
} as const satisfies FieldTable;
