import { z } from 'zod';
import { CONDITION_KEYS } from '../../shared/conditions/conditions.ts';
import { EMERGENCY_CARDS } from '../../shared/edited/edited.ts';
import { StoredIrregularSlots } from '../../shared/services/editing/irregular-input.ts';
import { CHANGE_KINDS } from '../../shared/time/dated-change.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { defineAnswer, instant } from '../http/describe-route.ts';
import { PublicNoticeAnswer } from '../notices/answers.ts';
import { full, helplineFields, organisationFields, serviceFields } from '../records/answers.ts';

const readable = z.string().describe("The phone as people read it; 'N/A' without one.");
const link = z.string().describe("A tel: link; '' without a phone.");
export const informationFrom = instant
  .nullable()
  .describe('When the database last said that this is so; null where it answers now.');

/** What the public reads of where a service is; of an address that is not public it reads no more. */
const addressNotPublic = z
  .literal(true)
  .optional()
  .describe('That the address is not public: in its place stands whom to ask.');

const { addressPublic: _ofService, onWalls: _onWalls, ...publicFields } = serviceFields;
const { addressPublic: _ofOrganisation, ...publicProfile } = organisationFields;

const publicBeds = {
  beds: serviceFields.beds
    .optional()
    .describe('How one gets a bed for the night; absent where it gives none.'),
  bedsFor: serviceFields.bedsFor.optional().describe('Whom they are for.'),
};

const part = z
  .string()
  .optional()
  .describe('The part of a list of more than 250 in which it stands, by area or letter.');

const formerly = z
  .array(z.string())
  .optional()
  .describe('The ids of records that were the same, and lead to this one; absent without any.');

const announced = z
  .array(
    z.object({
      words: z.string(),
      to: z.union([z.iso.date(), z.literal('')]).describe("The last day; '' for none."),
    }),
  )
  .optional();

const bankHolidays = z
  .record(z.iso.date(), z.string())
  .optional()
  .describe('Bank holidays that an admin added, each with its name; absent without any.');

const notices = z
  .array(PublicNoticeAnswer.schema)
  .optional()
  .describe('What the charity says to everybody, those to come included; absent without any.');

export const PublicServiceAnswer = defineAnswer(
  'PublicService',
  z.object({
    ...publicFields,
    addressNotPublic,
    schedule: serviceFields.schedule.describe(
      'What holds on the coming seven dates, each under its weekday, with irregular weeks, seasons and dated changes counted: who reads this alone is never told that a place is open where something newer says closed.',
    ),
    part,
    formerly,
    provider: serviceFields.provider.extend({ part }),
    phone: z.string().describe("Its provider's first phone, '' without one."),
    phoneDisplay: readable,
    phoneHref: link,
    checkFirstOn: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .optional()
      .describe(
        'Days that its note names, on which to check first: YYYY-MM-DD, or MM-DD of every year; both ends included.',
      ),
    irregularSlots: z
      .array(
        StoredIrregularSlots.element.extend({
          dates: z.array(z.iso.date()).describe('Those of the coming year on which it holds.'),
        }),
      )
      .optional()
      .describe(
        'Slots of some weeks only; absent without any. On the coming seven dates `schedule` has them.',
      ),
    seasons: serviceFields.seasons.optional(),
    unknownDays: serviceFields.unknownDays.optional(),
    timesInWords: z
      .array(z.string())
      .optional()
      .describe('What these three say, a line each: First Tuesday of the month 10:00–12:00.'),
    dayMarks: z
      .partialRecord(z.enum(DAYS), z.string())
      .optional()
      .describe('The same in short, by the days of the week that it is about.'),
    weeklySchedule: serviceFields.schedule
      .optional()
      .describe(
        'The stored week, where `schedule` is not: that holds what is open on the coming seven dates, so that nothing that a change closes is in it.',
      ),
    changes: z
      .array(
        z.object({
          kind: z.enum(CHANGE_KINDS),
          from: z.iso.date(),
          to: z.union([z.iso.date(), z.literal('')]).describe("Included; '' until further notice."),
          slots: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
          reason: z.string(),
          since: instant.optional().describe('Of a change "from now", which ends what runs.'),
          isBankHoliday: z.literal(true).optional().describe('Of a bank holiday that was added.'),
        }),
      )
      .optional()
      .describe('What holds on some dates instead of the week; of several for a date the first.'),
    ...publicBeds,
    conditions: serviceFields.conditions
      .optional()
      .describe(
        'What is known of who is let in: yes, no, or a value; what its availability and subtype say counts. What is absent is not said.',
      ),
    conditionLines: z
      .array(
        z.object({
          key: z.enum(CONDITION_KEYS),
          is: z.enum(['welcome', 'bring', 'cannot']),
          words: z.string(),
        }),
      )
      .optional()
      .describe('The same in words, to show beside the times: what is welcome first.'),
    offWalls: z
      .literal(true)
      .optional()
      .describe(
        'That it is to stand on no board or poster where everybody in a room reads it: its provider has not agreed.',
      ),
    unreachable: z
      .literal(true)
      .optional()
      .describe('That neither it nor its organisation has an address, a phone or a website.'),
    limit: z
      .string()
      .optional()
      .describe('Who may come by its subtype and note: Women only. Say it before `availability`.'),
    restOfNote: z
      .string()
      .optional()
      .describe('The note without what `limit` has of it; absent where it has nothing.'),
    announced: announced.describe(
      'The changes of the coming 42 days in words, to show wherever the service shows.',
    ),
    full: full.describe(
      'That it has no bed or meal left: until that instant nobody may be told that it is open. `schedule` leaves those hours out.',
    ),
  }),
);

export const PublicHelplineAnswer = defineAnswer(
  'PublicHelpline',
  z.object({
    ...helplineFields,
    phoneDisplay: readable,
    phoneHref: link,
    part,
    formerly,
    answers: serviceFields.schedule
      .optional()
      .describe('The week that its hours say; absent where they could not be read.'),
  }),
);

export const PublicOrganisationAnswer = defineAnswer(
  'PublicOrganisation',
  z.object({
    ...publicProfile,
    ...publicBeds,
    addressNotPublic,
    phoneDisplay: z.array(readable),
    phoneHref: z.array(link),
    part,
    formerly,
    announced: announced.describe('What its services announce of the coming 42 days.'),
  }),
);

export const OwnWordsAnswer = defineAnswer(
  'OwnWords',
  z.object({
    words: z.string(),
    leadsTo: z.string().describe("Where they lead, as 'timetable Breakfast'."),
  }),
);

const edited = z
  .object({
    cards: z
      .partialRecord(
        z.enum(EMERGENCY_CARDS),
        z.object({
          name: z.string(),
          address: z.string(),
          phoneDisplay: z.string(),
          phoneHref: z.string(),
          email: z.string(),
          website: z.string(),
          hours: z.string(),
          rule: z.string(),
          checked: z.string(),
        }),
      )
      .optional(),
    councilHours: serviceFields.schedule.optional(),
    settings: z.record(z.string(), z.string()).optional(),
    tonight: z
      .object({ say: z.array(z.string()), bring: z.array(z.string()), without: z.string() })
      .optional(),
  })
  .optional()
  .describe('What an admin has edited of what the build says of the site; absent where nothing.');

/** What only the lists of each kind say (write-stamps.ts). */
const STAMP = { version: true, updatedAt: true } as const;

export const DirectoryAnswer = defineAnswer(
  'Directory',
  z.object({
    dataVersion: z.int(),
    changedAt: instant,
    now: instant.describe(
      'When this was answered, to the minute; the Date header says it to the second.',
    ),
    informationFrom,
    isSample: z.boolean(),
    bankHolidays,
    edited,
    services: z.array(PublicServiceAnswer.schema.omit(STAMP)),
    organisations: z.array(
      PublicOrganisationAnswer.schema.omit({ ...STAMP, createdAt: true, phone: true }),
    ),
    helplines: z.array(PublicHelplineAnswer.schema.omit({ ...STAMP, phone: true })),
    searchWords: z.array(OwnWordsAnswer.schema).optional(),
    notices,
  }),
);

export const HealthAnswer = defineAnswer(
  'Health',
  z.object({
    ok: z.boolean().describe('Whether the database answers.'),
    dataVersion: z.int(),
    changedAt: instant,
    informationFrom,
    age: z
      .int()
      .describe('Seconds since the database last said that this is its data; 0 where it answers.'),
    now: instant,
    isSample: z.boolean(),
    bankHolidays,
    edited,
    notices,
  }),
);
