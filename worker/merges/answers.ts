import { z } from 'zod';
import { RECORD_KINDS } from '../../shared/directory/record-kind.ts';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';

const named = z.object({ _id: id, name: z.string() });
const kind = z.enum(RECORD_KINDS);

/** Two that look like the same. */
export const twins = z.object({
  kind,
  one: named,
  other: named,
  why: z.string().describe('What they have in common, in words.'),
});

export const MergesAnswer = defineAnswer(
  'Merges',
  z.object({
    merges: z
      .array(
        z.object({
          _id: id,
          kind,
          at: instant,
          until: instant.describe('Until when it can be undone.'),
          keep: named,
          drop: named,
        }),
      )
      .describe(`What was merged in the last ${RESTORE_DAYS} days, the latest first.`),
    twins: z.array(twins).describe('What looks like the same twice.'),
  }),
);

export const MergeAnswer = defineAnswer(
  'Merge',
  z.object({ _id: id, keep: id.describe('The record that stays.') }),
);

export const UndoneAnswer = defineAnswer(
  'MergeUndone',
  z.object({
    message: z.string(),
    left: z.array(z.string()).describe('What was changed since, and stays as it was changed.'),
  }),
);
