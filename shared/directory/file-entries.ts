import { z } from 'zod';
import { HelplineInput } from '../helplines/helpline-input.ts';
import { OrganisationRecord, organisationFaults } from '../organisations/organisation-input.ts';
import { ChangeInput } from '../services/changes/change-input.ts';
import { ServiceInput } from '../services/editing/service-input.ts';
import { LIMITS } from '../validation/limits.ts';

const INVALID_ID = `An _id is 1 to ${LIMITS.id.value} letters, digits, hyphens or underscores.`;

const entry = {
  _id: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, INVALID_ID)
    .max(LIMITS.id.value, INVALID_ID)
    .optional(),
  published: z.boolean('Must be true or false.').default(true),
  /** The version of a record that is new where it is brought in goes on counting where it was taken out. */
  version: z.int('Must be a whole number.').min(1, 'Must be 1 or more.').default(1),
  /** When somebody last checked it, a day or an instant as an ISO instant; '' where nobody did, or nobody says. */
  lastCheckedAt: z
    // An instant may have any number of decimals; with 30 characters it has nine and more.
    .union([z.literal(''), z.iso.date(), z.iso.datetime().max(30)], 'Must be a date: YYYY-MM-DD.')
    .transform((at) => at && new Date(at).toISOString())
    .default(''),
};
const instantOrNone = z
  .union([z.literal(''), z.iso.datetime().max(30)], 'Must be an instant.')
  .default('');

export const OrganisationEntry = OrganisationRecord.extend({
  ...entry,
  approved: z.boolean('Must be true or false.').default(true),
}).superRefine((organisation, context) => {
  for (const fault of organisationFaults(organisation))
    context.addIssue({ code: 'custom', ...fault });
});
export const ServiceEntry = ServiceInput.safeExtend(entry);
export const HelplineEntry = HelplineInput.safeExtend(entry);

export const ChangeEntry = ChangeInput.safeExtend({
  _id: entry._id,
  version: entry.version,
  since: instantOrNone,
  endedAt: instantOrNone,
});

/** What the records of a file are checked by. */
export const FILE_ENTRIES = {
  organisation: OrganisationEntry,
  service: ServiceEntry,
  helpline: HelplineEntry,
  'dated change': ChangeEntry,
};
