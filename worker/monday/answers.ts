import { z } from 'zod';
import { RECORD_KINDS } from '../../shared/directory/record-kind.ts';
import { MONDAY_NAMED } from '../../shared/monday/monday.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';
import { twins } from '../merges/answers.ts';

const firstOf = (item: z.ZodType) =>
  z.object({ items: z.array(item).max(MONDAY_NAMED), total: z.int().describe('Shown or not.') });

export const MondayAnswer = defineAnswer(
  'Monday',
  z.object({
    pending: z.int().describe('Organisations that wait for approval.'),
    reported: z.int().describe('Listings with a report that nobody has answered.'),
    mails: firstOf(
      z.object({
        _id: id,
        to: z.string(),
        since: instant,
        tries: z.int(),
        error: z.string(),
        organisation: z.string().describe("'' where it is for nobody who signs in."),
      }),
    ).describe('Those that were tried and have not gone.'),
    kiosks: firstOf(z.object({ _id: id, place: z.string(), seenAt: instant })).describe(
      "The charity's own that were not heard of for a day.",
    ),
    lines: z.int().describe('Emergency lines to check.'),
    calls: z
      .object({ organisations: z.int(), helplines: z.int() })
      .describe('Whom to ring: organisations, and helplines that none offers.'),
    unchecked: z
      .object({ organisations: z.int(), services: z.int(), helplines: z.int() })
      .describe('What nobody has checked for 180 days.'),
    oldest: z
      .array(
        z.object({
          kind: z.enum(RECORD_KINDS),
          _id: id,
          name: z.string(),
          lastCheckedAt: z.union([instant, z.literal('')]),
        }),
      )
      .max(MONDAY_NAMED)
      .describe('The first of it that the public sees, the oldest check first.'),
    twins: firstOf(twins).describe('What looks like the same twice.'),
    takenDown: firstOf(
      z.object({
        kind: z.enum(RECORD_KINDS),
        _id: id,
        name: z.string(),
        version: z.int(),
      }),
    ),
    holidays: z
      .array(
        z.object({
          title: z.string(),
          from: z.iso.date(),
          to: z.iso.date(),
          notYet: z.int(),
          reachable: z.int().describe('Those of them that may be asked by mail now.'),
        }),
      )
      .describe('Holidays for which somebody has not said the hours.'),
    searches: firstOf(z.object({ words: z.string(), times: z.int() })),
    changes: z
      .object({
        from: z.iso.date(),
        byOrganisations: z.int(),
        byCharity: z.int(),
        stillRight: z.int().describe('Listings that were said to be still right.'),
      })
      .describe('Changes of listings in the last seven days.'),
  }),
);

export const PendingCountAnswer = defineAnswer('PendingCount', z.object({ pending: z.int() }));
