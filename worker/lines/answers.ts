import { z } from 'zod';
import { AnyLineInput } from '../../shared/lines/editing/line-input.ts';
import { EDITED_NAMES } from '../../shared/lines/lines.ts';
import { defineAnswer, instant } from '../http/describe-route.ts';

const { source, checked, ...facts } = AnyLineInput.shape;

export const LineAnswer = defineAnswer(
  'Line',
  z.object({
    _id: z.enum(EDITED_NAMES),
    version: z.int().min(0).describe('Raised by each write; 0 while it has its first value.'),
    updatedAt: z.union([instant, z.literal('')]),
    source: source.optional().describe('Where its facts come from; the public is not told.'),
    checked: checked
      .optional()
      .describe('The day on which somebody last checked it; empty where nobody has.'),
    ...z.object(facts).partial().shape,
  }),
);
