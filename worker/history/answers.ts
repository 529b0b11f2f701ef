import { z } from 'zod';
import { RECORD_KINDS } from '../../shared/directory/record-kind.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';

const fields = z.record(z.string(), z.unknown()).nullable();

export const HistoryAnswer = defineAnswer(
  'History',
  z.object({
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
);

export const ChangesAnswer = defineAnswer(
  'Changes',
  z.object({
    since: z.iso.date().describe('The day asked for, or the nearest that can be answered.'),
    isCut: z.boolean().describe('Whether more has happened: then the latest are told.'),
    isSomeHidden: z
      .boolean()
      .describe('Whether something was taken down since, which is not among the changes.'),
    changes: z.array(
      z.object({
        change: z.enum(['added', 'changed', 'closed']),
        kind: z.enum(RECORD_KINDS),
        _id: id,
        name: z.string().describe("A service's provider; of what is closed its last public name."),
        type: z.string().describe("'' for an organisation."),
        what: z
          .array(z.string())
          .describe(
            'Which public fields changed, in words; of the usual week the old and the new.',
          ),
        announced: z
          .array(z.string())
          .optional()
          .describe('What is announced of its dates since then, in words.'),
        at: instant,
      }),
    ),
  }),
);
