import { z } from 'zod';
import { HelplineInput } from '../../shared/helpline-input.ts';
import { OrganisationRecord } from '../../shared/organisation-input.ts';
import { ServiceInput } from '../../shared/service-input.ts';
import { withoutDefaults } from '../records/change.ts';

// What the API answers with, as schemas: the fields are those of the inputs, so that no rule is told twice.

const lastAt = z.iso.datetime().nullable().describe('Null is never.');
const id = z.string().describe('1 to 64 letters, digits, hyphens or underscores.');
const instant = z.iso.datetime();
const informationFrom = instant
  .nullable()
  .describe('When the database last said that this is so; null where it answers now.');

const record = {
  _id: id,
  version: z.int().min(1).describe('Raised by each write.'),
  updatedAt: instant,
  lastCheckedAt: z
    .union([instant, z.literal('')])
    .describe("When someone last said that this is right; '' where nobody has."),
};
const published = z.boolean().describe('False while the charity has taken it down.');
const readable = z.string().describe("The phone as people read it; 'N/A' without one.");
const link = z.string().describe("A tel: link; '' without a phone.");

const service = {
  ...withoutDefaults(ServiceInput.shape),
  ...record,
  provider: z.object({ _id: id, name: z.string() }),
};
const helpline = {
  ...withoutDefaults(HelplineInput.shape),
  ...record,
  provider: id.nullable(),
};
const organisation = {
  ...withoutDefaults(OrganisationRecord.shape),
  ...record,
  createdAt: instant,
};
const listed = z.object({
  kind: z.enum(['organisation', 'service', 'helpline']),
  id: z.string(),
  what: z.string(),
  of: z.string().describe("Its organisation's name, '' where none."),
});
const fields = z.record(z.string(), z.unknown()).nullable();
const role = z.enum(['organisation', 'admin']);

const Service = z.object({ ...service, published });
const Helpline = z.object({ ...helpline, published });
const PublicService = z.object({
  ...service,
  phone: z.string().describe("Its provider's first phone."),
  phoneDisplay: readable,
  phoneHref: link,
});
const PublicHelpline = z.object({ ...helpline, phoneDisplay: readable, phoneHref: link });
const PublicOrganisation = z.object({
  ...organisation,
  phoneDisplay: z.array(readable),
  phoneHref: z.array(link),
});
const session = z.object({ _id: id, name: z.string(), role });

const Person = z.object({
  _id: id,
  email: z.string().describe('What they sign in with.'),
  hasPassword: z.boolean().describe('False until they have chosen one.'),
  isYou: z.boolean(),
  createdAt: instant.describe('When they were added, or last invited.'),
});

/** Every body that a call can answer with, by its name in the document. */
export const ANSWERS = {
  Error: z.object({
    error: z.string().describe('What went wrong, in words that may be shown.'),
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    current: z.unknown().optional().describe('On a conflict: the record as it stands now.'),
  }),
  Message: z.object({ message: z.string() }),
  Health: z.object({
    ok: z.boolean().describe('Whether the database answers.'),
    dataVersion: z.int(),
    changedAt: instant,
    informationFrom,
    age: z
      .int()
      .describe('Seconds since the database last said that this is its data; 0 where it answers.'),
    now: instant,
    isSample: z.boolean(),
  }),
  AdminOverview: z.object({
    mailbox: z.string(),
    responseSpreadsheet: z.string(),
    counts: z.object({
      organisations: z.int().describe('Approved ones.'),
      pending: z.int(),
      services: z.int(),
      helplines: z.int(),
    }),
  }),
  Operations: z.object({
    mail: z.object({
      waiting: z.int(),
      oldestWaitingSince: instant.nullable(),
      failing: z.int().describe('Those of them that were tried.'),
      lastSentAt: lastAt,
    }),
    chores: z.object({ lastRunAt: lastAt }),
    backup: z.object({ lastAt }),
    admins: z.int(),
  }),
  AccessToken: z.object({ accessToken: z.string() }),
  Session: z.object({ organisation: session }),
  SignedIn: z.object({ accessToken: z.string(), organisation: session }),
  Registered: z.object({ accessToken: z.string().optional(), organisation: session }),
  Service,
  Helpline,
  Organisation: z.object({
    ...organisation,
    role,
    approved: z.boolean(),
    published,
    services: z.array(Service),
    helpline: Helpline.nullable(),
  }),
  PublicService,
  PublicHelpline,
  PublicOrganisation,
  Directory: z.object({
    dataVersion: z.int(),
    changedAt: instant,
    now: instant.describe(
      'When this was answered, to the minute; the Date header says it to the second.',
    ),
    informationFrom,
    isSample: z.boolean(),
    services: z.array(PublicService),
    organisations: z.array(PublicOrganisation),
    helplines: z.array(PublicHelpline),
  }),
  Changes: z.object({
    since: z.iso.date().describe('The day asked for, or the nearest that can be answered.'),
    isCut: z.boolean().describe('Whether more has happened: then the latest are told.'),
    changes: z.array(
      z.object({
        change: z.enum(['added', 'changed', 'closed']),
        kind: z.enum(['organisation', 'service', 'helpline']),
        _id: id,
        name: z.string().describe("A service's provider; of what is closed its last public name."),
        type: z.string().describe("'' for an organisation."),
        what: z.array(z.string()).describe('Which public fields changed, in words.'),
        at: instant,
      }),
    ),
  }),
  Person,
  ImportPreview: z.object({
    token: z.string().describe('Good for this file and this state of the directory alone.'),
    added: z.array(listed),
    changed: z.array(listed.extend({ before: fields, after: fields })),
    unchanged: z.int(),
    kept: z.array(listed).describe('Edited here since: they stay as they are.'),
    keptDeleted: z.array(listed).describe('Deleted here: they stay away.'),
    faults: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .describe('What has one is left out.'),
  }),
  FruitlessSearch: z.object({
    words: z.string(),
    times: z.int(),
    days: z.int(),
    last: z.iso.date(),
  }),
  Invitation: z.object({
    account: Person,
    link: z.string().nullable().describe('Works once; null where it was sent by mail.'),
    expiresAt: instant,
  }),
  History: z.object({
    entries: z.array(
      z.object({
        _id: id,
        at: instant,
        account: z
          .object({ _id: id, email: z.string() })
          .nullable()
          .describe('Who did it, with the e-mail of that time; null where nobody was signed in.'),
        action: z.string(),
        kind: z.string(),
        recordId: id,
        name: z.string().describe('What the record is called.'),
        isThere: z.boolean().describe('False where it has gone, and for accounts.'),
        before: fields.describe('The fields that differ; null where the record was made.'),
        after: fields.describe('The same after it; null where the record was deleted.'),
        restorableUntil: instant.nullable().describe('Until when this deletion can be undone.'),
      }),
    ),
    next: z.string().nullable().describe('`before` of the next page; null at the end.'),
  }),
} satisfies Record<string, z.ZodType>;

export type Answer = keyof typeof ANSWERS;
