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

const ids = z.array(id);

/** What takes back what the charity has just said to be still right. */
export const undoAnswer = z
  .object({ at: instant, organisations: ids, helplines: ids })
  .describe('What POST /checks/undo takes, within a day.');

export const SaidAnswer = defineAnswer('Said', z.object({ message: z.string(), undo: undoAnswer }));
