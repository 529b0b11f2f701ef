import { Hono } from 'hono';
import { z } from 'zod';
import {
  SEVERAL_PART_NAMES,
  SeveralDownInput,
  SeveralInput,
} from '../../../shared/organisations/several.ts';
import { allow } from '../../access/guard.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { defineAnswer, describeRoute, id, instant } from '../../http/describe-route.ts';
import { body, query } from '../../http/input.ts';
import { describeTurn, pageSchema, turnFields } from '../../http/paging.ts';
import { sendInBackground } from '../../mail/send.ts';
import { readAuthor } from '../../records/record.ts';
import { undoAnswer } from '../../still-right/answers.ts';
import { checkSeveral, inviteSeveral, listPage, takeSeveralDown } from './queries.ts';

const SeveralAnswer = defineAnswer(
  'Several',
  pageSchema(
    z.object({
      _id: id,
      name: z.string(),
      email: z.string().describe("The published one; '' for none."),
      signIns: z.int(),
      lastCheckedAt: z
        .union([instant, z.literal('')])
        .describe('Of its listings the one whose check is oldest.'),
      published: z.boolean(),
    }),
  ),
);

const SeveralDoneAnswer = defineAnswer(
  'SeveralDone',
  z.object({
    done: z.int().describe('To how many it was done.'),
    left: z
      .array(z.object({ name: z.string(), why: z.string() }))
      .describe('The others, and why not.'),
  }),
);

const SeveralCheckedAnswer = defineAnswer(
  'SeveralChecked',
  SeveralDoneAnswer.schema.extend({ undo: undoAnswer }),
);

/** One action for several organisations: docs/product.md#several-at-once. */
export const several = new Hono<ApiEnv>()
  .get(
    '/',
    allow('organisation:list'),
    describeRoute({
      summary: 'A page of the approved organisations, to choose several of them',
      answer: SeveralAnswer,
      query: {
        ...describeTurn('name'),
        part: 'Only those for which nobody signs in, that nobody has checked for 90 days, or that are down.',
      },
    }),
    query(z.object({ ...turnFields, part: z.enum(SEVERAL_PART_NAMES).optional() })),
    async (c) => c.json(await listPage(c.env.DB, c.req.valid('query'), c.var.now)),
  )
  .post(
    '/checked',
    allow('organisation:check'),
    describeRoute({
      summary: 'Say of all listings of these organisations that they are right',
      answer: SeveralCheckedAnswer,
    }),
    body(SeveralInput),
    async (c) => {
      const { organisations } = c.req.valid('json');
      return c.json(await checkSeveral(c.env.DB, readAuthor(c), organisations));
    },
  )
  .post(
    '/taken-down',
    allow('organisation:publishSeveral'),
    describeRoute({
      summary: 'Take these organisations down everywhere; each is told by mail, with the reason',
      answer: SeveralDoneAnswer,
    }),
    body(SeveralDownInput),
    async (c) => {
      const { organisations, reason } = c.req.valid('json');
      const author = { ...readAuthor(c), action: 'organisation:publish' as const };
      const done = await takeSeveralDown(c.env.DB, author, organisations, reason);
      sendInBackground(c);
      return c.json(done);
    },
  )
  .post(
    '/invitations',
    allow('account:inviteSeveral'),
    describeRoute({
      summary: 'Invite each of these for which nobody signs in, at the email that it publishes',
      answer: SeveralDoneAnswer,
    }),
    body(SeveralInput),
    async (c) => {
      const { organisations } = c.req.valid('json');
      const author = { ...readAuthor(c), action: 'account:invite' as const };
      const done = await inviteSeveral(c.env.DB, author, organisations);
      sendInBackground(c);
      return c.json(done);
    },
  );
