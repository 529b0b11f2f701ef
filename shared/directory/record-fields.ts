import type { FieldTable } from '../fields/field.ts';
import { HELPLINE_FIELDS } from '../helplines/helpline-fields.ts';
import { ORGANISATION_FIELDS } from '../organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../services/service-fields.ts';
import type { RecordKind } from './record-kind.ts';

/** The table of fields of each noun. Whose a record is, its id, its version and its dates are not among them. */
export const RECORD_FIELDS = {
  organisation: ORGANISATION_FIELDS,
  service: SERVICE_FIELDS,
  helpline: HELPLINE_FIELDS,
} as const satisfies Record<RecordKind, FieldTable>;
