import { z } from 'zod';
import { LISTING_FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { ANY_FAULT } from '../../shared/lists/shown.ts';
import { OrganisationRecord } from '../../shared/organisations/organisation-input.ts';
import { ServiceInput } from '../../shared/services/editing/service-input.ts';
import { FULL_OF } from '../../shared/time/full.ts';
import { stripDefaults } from '../../shared/validation/fields.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';
import { pageSchema } from '../http/paging.ts';

// Records as the API answers with them: their fields are those of the inputs, so that no rule is told twice.

const record = {
  _id: id,
  version: z.int().min(1).describe('Raised by each write.'),
  updatedAt: instant,
  lastCheckedAt: z
    .union([instant, z.literal('')])
    .describe("When someone last said that this is right; '' where nobody has."),
};
const published = z.boolean().describe('False while the charity has taken it down.');

const takenDownReason = z
  .string()
  .optional()
  .describe('Why the charity has taken it down; absent where it is not, or no reason was given.');

/** What a service has for everybody who sees it; the same of the other nouns. */
export const serviceFields = {
  ...stripDefaults(ServiceInput.shape),
  ...record,
  provider: z.object({ _id: id, name: z.string() }),
};
export const helplineFields = {
  ...stripDefaults(HelplineInput.shape),
  ...record,
  provider: id.nullable(),
};
export const organisationFields = {
  ...stripDefaults(OrganisationRecord.shape),
  ...record,
  phone: z
    .array(z.string())
    .describe("By place: primary, mobile (out of hours), emergency; '' before the last for none."),
  createdAt: instant,
};
export const role = z.enum(['organisation', 'admin']);

export const full = z
  .object({ what: z.enum(FULL_OF), since: instant, until: instant })
  .optional()
  .describe('That it has no bed or meal left, until an instant; absent where nobody says so.');

export const ServiceAnswer = defineAnswer(
  'Service',
  z.object({ ...serviceFields, full, published, takenDownReason }),
);

export const HelplineAnswer = defineAnswer(
  'Helpline',
  z.object({ ...helplineFields, published, takenDownReason }),
);

export const OrganisationAnswer = defineAnswer(
  'Organisation',
  z.object({
    ...organisationFields,
    role,
    approved: z.boolean(),
    published,
    takenDownReason,
    services: z.array(ServiceAnswer.schema),
    helpline: HelplineAnswer.schema.nullable(),
  }),
);

const faults = z
  .array(z.enum(LISTING_FAULT_NAMES))
  .describe('What may be wrong with it, the worst first.');

/** One page of a list of these. */
const pageOf = (items: z.ZodType) =>
  pageSchema(items).extend({
    counts: z
      .record(z.enum(['all', ANY_FAULT, ...LISTING_FAULT_NAMES]), z.int())
      .describe('Of what was searched for: all, those with any fault, and those with each.'),
  });

export const ServicePageAnswer = defineAnswer(
  'ServicePage',
  pageOf(ServiceAnswer.schema.extend({ faults })),
);

export const HelplinePageAnswer = defineAnswer(
  'HelplinePage',
  pageOf(
    HelplineAnswer.schema.extend({
      faults,
      providerName: z.string().nullable().describe('Null without one.'),
    }),
  ),
);

export const OrganisationPageAnswer = defineAnswer(
  'OrganisationPage',
  pageOf(
    OrganisationAnswer.schema.omit({ services: true, helpline: true }).extend({
      faults,
      serviceCount: z.int(),
      hasHelpline: z.boolean(),
    }),
  ),
);
