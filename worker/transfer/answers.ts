import { z } from 'zod';
import { FILE_KINDS } from '../../shared/directory/record-kind.ts';
import { defineAnswer } from '../http/describe-route.ts';

const listed = z.object({
  kind: z.enum(FILE_KINDS),
  id: z.string(),
  what: z.string(),
  of: z.string().describe("Its organisation's name, '' where none."),
});
const fields = z.record(z.string(), z.unknown()).nullable();

export const UndoableImportsAnswer = defineAnswer(
  'UndoableImports',
  z.object({
    imports: z.array(
      z.object({
        _id: z.string(),
        at: z.string(),
        until: z.string().describe('Until when it can be undone.'),
        by: z.string().describe("Who did it, by email; '' where that sign-in is gone."),
        added: z.int(),
        changed: z.int(),
      }),
    ),
  }),
);

export const UndoneAnswer = defineAnswer(
  'ImportUndone',
  z.object({
    message: z.string(),
    kept: z.array(z.string()).describe('What was edited or is used since, and so stays.'),
  }),
);

export const ImportPreviewAnswer = defineAnswer(
  'ImportPreview',
  z.object({
    token: z.string().describe('Good for this file and this state of the directory alone.'),
    added: z.array(listed),
    changed: z.array(listed.extend({ before: fields, after: fields })),
    unchanged: z.int(),
    kept: z
      .array(listed.extend({ before: fields, after: fields }))
      .describe(
        'Edited here since: they stay as they are, unless `also` names them by kind and id.',
      ),
    keptDeleted: z.array(listed).describe('Deleted here: they stay away.'),
    faults: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .describe('What has one is left out.'),
  }),
);
