import { BED_FIELDS } from '../beds/bed-fields.ts';
import type { FieldTable } from '../fields/field.ts';

/** Every field of a service (docs/product.md#service). */
export const SERVICE_FIELDS = {
  type: { kind: 'choice', label: 'Type', changed: 'another kind of help' },
  subtype: { kind: 'choice', label: 'Subtype', changed: 'kind changed' },
  serviceAddress: { kind: 'text', label: 'Address', changed: 'address changed' },
  addressPublic: {
    kind: 'choice',
    label: 'Address public',
    formLabel: 'May everybody see the address?',
  },
  availability: {
    kind: 'list',
    label: 'Availability',
    formLabel: 'Who can come',
    changed: 'who may come changed',
  },
  schedule: { kind: 'schedule', label: 'Opening times', changed: 'times changed' },
  irregularSlots: { kind: 'slots', label: 'Times of some weeks', changed: 'times changed' },
  seasons: { kind: 'seasons', label: 'Open each year', changed: 'times changed' },
  unknownDays: { kind: 'days', label: 'Days with times not known', changed: 'times changed' },
  note: { kind: 'text', label: 'Note', changed: 'note changed' },
  ...BED_FIELDS,
  conditions: {
    kind: 'conditions',
    label: 'Conditions',
    formLabel: 'Will people be let in?',
    changed: 'who may come changed',
  },
  onWalls: {
    kind: 'choice',
    label: 'On screens and posters',
    formLabel: 'May it stand on screens and posters?',
  },
  published: { kind: 'flag', label: 'Shown to the public' },
} as const satisfies FieldTable;
