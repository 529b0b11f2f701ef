import type { FieldTable } from '../fields/field.ts';

/** Every field of a helpline (docs/product.md#helpline). */
export const HELPLINE_FIELDS = {
  type: { kind: 'choice', label: 'Type', changed: 'another kind of helpline' },
  name: { kind: 'text', label: 'Name', changed: 'new name' },
  description: { kind: 'text', label: 'Description', changed: 'description changed' },
  phone: { kind: 'text', label: 'Phone', changed: 'phone changed' },
  email: { kind: 'text', label: 'Email', changed: 'email changed' },
  website: { kind: 'text', label: 'Website', changed: 'website changed' },
  onlineWorkingTime: {
    kind: 'text',
    label: 'Online working time',
    changed: 'hours changed',
    lineHint: 'When somebody answers: “Every day, 9am to 9pm”.',
  },
  published: { kind: 'flag', label: 'Shown to the public' },
} as const satisfies FieldTable;
