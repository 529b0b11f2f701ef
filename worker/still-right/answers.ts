import { z } from 'zod';
import { defineAnswer, id, instant } from '../http/describe-route.ts';

export const StillRightAnswer = defineAnswer(
  'StillRight',
  z.object({
    organisation: z.string().describe('Its name.'),
    listings: z.array(
      z.object({
        _id: id,
        title: z.string(),
        lines: z.array(z.string()).describe('The next seven days, or what else is to be checked.'),
        summary: z.string(),
      }),
    ),
    isStandIn: z
      .boolean()
      .describe('Whether it was mailed to somebody who stands in for one who signs in.'),
    confirmed: z
      .object({ at: instant, ids: z.array(id) })
      .nullable()
      .describe('What was said by this link, and can be taken back; null for nothing.'),
  }),
);
