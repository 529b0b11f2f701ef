import { z } from 'zod';
import { SIGN_IN_OUTCOMES } from '../../shared/account/sign-ins.ts';
import { FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { ANY_FAULT } from '../../shared/lists/shown.ts';
import { OrganisationRecord } from '../../shared/organisations/organisation-input.ts';
import { ServiceInput } from '../../shared/services/service-input.ts';
import { withoutDefaults } from '../../shared/validation/fields.ts';

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
  phone: z
    .array(z.string())
    .describe("By place: primary, mobile (out of hours), emergency; '' before the last for none."),
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
  phone: z.string().describe("Its provider's first phone, '' without one."),
  phoneDisplay: readable,
  phoneHref: link,
  checkFirstOn: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .optional()
    .describe(
      'Days that its note names, on which to check first: YYYY-MM-DD, or MM-DD of every year; both ends included.',
    ),
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
  secondFactor: z
    .object({ removalDueAt: instant.nullable() })
    .nullable()
    .describe('Null where signing in asks for the password alone.'),
});

const SignInTrace = z.object({
  outcome: z
    .enum(SIGN_IN_OUTCOMES)
    .describe('stopped: the password was right, and a code was missing or wrong.'),
  times: z.int().min(1).describe('How often in that hour.'),
  lastAt: instant,
});

const Organisation = z.object({
  ...organisation,
  role,
  approved: z.boolean(),
  published,
  services: z.array(Service),
  helpline: Helpline.nullable(),
});

const faults = z.array(z.enum(FAULT_NAMES)).describe('What may be wrong with it, the worst first.');

/** One page of a list of these. */
const pageOf = (items: z.ZodType) =>
  z.object({
    items: z.array(items),
    page: z.int().describe('From 1.'),
    pages: z.int(),
    perPage: z.int(),
    total: z.int().describe('How many there are on all pages.'),
    known: z.int().describe('How many there are, whatever is searched for.'),
    counts: z
      .record(z.enum(['all', ANY_FAULT, ...FAULT_NAMES]), z.int())
      .describe('Of what was searched for: all, those with any fault, and those with each.'),
  });

/** Every body that a call can answer with, by its name in the document. */
export const ANSWERS = {
  Error: z.object({
    error: z.string().describe('What went wrong, in words that may be shown.'),
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    current: z.unknown().optional().describe('On a conflict: the record as it stands now.'),
    reason: z
      .enum(['password', 'code', 'weakPassword'])
      .optional()
      .describe(
        'What to do: "password" is to give it again and repeat the call, "code" to send one too, "weakPassword" to choose another or to send saidWeak one higher.',
      ),
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
    unchecked: z
      .object({ organisations: z.int(), services: z.int(), helplines: z.int() })
      .describe('Those of them that nobody has checked for 180 days; no pending ones.'),
  }),
  ServiceTypeCount: z.object({ type: z.string(), count: z.int().min(1) }),
  Provider: z.object({ _id: id, name: z.string(), hasHelpline: z.boolean() }),
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
  OpenSession: z.object({
    _id: id,
    beganAt: instant,
    usedAt: instant.describe('To a quarter of an hour.'),
    device: z.string().describe("A rough name; '' where it is not known."),
    isThis: z.boolean(),
  }),
  SecondFactor: z.object({
    accountId: id,
    since: instant.nullable().describe('Null where signing in asks for the password alone.'),
    recoveryCodesLeft: z.int(),
    removalDueAt: instant.nullable(),
  }),
  BegunFactor: z.object({
    secret: z.string().describe('In base 32, for an authenticator app.'),
    address: z.string().describe('The same as an otpauth: address, for a QR code.'),
  }),
  RecoveryCodes: z.object({ recoveryCodes: z.array(z.string()) }),
  Removal: z.object({ removalDueAt: instant }),
  Service,
  Helpline,
  Organisation,
  ServicePage: pageOf(Service.extend({ faults })),
  HelplinePage: pageOf(
    Helpline.extend({ faults, providerName: z.string().nullable().describe('Null without one.') }),
  ),
  OrganisationPage: pageOf(
    Organisation.omit({ services: true, helpline: true }).extend({
      faults,
      serviceCount: z.int(),
      hasHelpline: z.boolean(),
    }),
  ),
  Registrations: z.object({
    registrations: z.array(
      z.object({
        organisation: Organisation,
        email: z.string().describe('What its owner signs in with.'),
        isConfirmed: z.boolean().describe('False until its owner has opened the link.'),
        twins: z
          .array(z.object({ _id: id, name: z.string(), approved: z.boolean() }))
          .describe('Some of those that may be the same organisation, approved ones first.'),
        moreTwins: z.int(),
      }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    unconfirmed: z.int().describe('How many of all have not confirmed their address.'),
    isFull: z.boolean().describe('Whether new registrations are refused because too many wait.'),
  }),
  Removed: z.object({ removed: z.int(), message: z.string() }),
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
    isSomeHidden: z
      .boolean()
      .describe('Whether something was taken down since, which is not among the changes.'),
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
  SignInTrace,
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
          .describe('Who did it, with the email of that time; null where nobody was signed in.'),
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
