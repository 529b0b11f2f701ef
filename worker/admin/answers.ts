import { z } from 'zod';
import { FOUND_KINDS } from '../../shared/lists/find.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';

const lastAt = instant.nullable().describe('Null is never.');

export const AdminOverviewAnswer = defineAnswer(
  'AdminOverview',
  z.object({
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
);

export const ServiceTypeCountAnswer = defineAnswer(
  'ServiceTypeCount',
  z.object({ type: z.string(), count: z.int().min(1) }),
);

const provider = z.object({ _id: id, name: z.string(), hasHelpline: z.boolean() });

export const ProviderChoiceAnswer = defineAnswer(
  'ProviderChoice',
  z.object({
    items: z.array(provider).max(LIMITS.providersOffered.value).describe('The first by name.'),
    total: z.int().describe('How many there are, offered or not.'),
    chosen: provider.nullable().describe('The one that `chosen` names; null without one.'),
  }),
);

export const FoundAnswer = defineAnswer(
  'Found',
  z.object({
    items: z
      .array(
        z.object({
          kind: z.enum(FOUND_KINDS),
          id: z.string().describe('Of a record; of an account that of its organisation.'),
          title: z.string(),
          text: z.string().describe('What the words stand in; empty for the title.'),
        }),
      )
      .max(LIMITS.recordsFound.value),
    total: z.int().describe('How many there are, shown or not.'),
  }),
);

export const OperationsAnswer = defineAnswer(
  'Operations',
  z.object({
    mail: z.object({
      waiting: z.int(),
      oldestWaitingSince: instant.nullable(),
      failing: z.int().describe('Those of them that were tried.'),
      lastSentAt: lastAt,
    }),
    jobs: z.object({ lastRunAt: lastAt }),
    backup: z.object({ lastAt }),
    admins: z.int(),
  }),
);

export const ZeroResultSearchAnswer = defineAnswer(
  'ZeroResultSearch',
  z.object({
    words: z.string(),
    times: z.int(),
    days: z.int(),
    last: z.iso.date(),
  }),
);
