import { Hono } from 'hono';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { sendInBackground } from '../mail/send.ts';
import { MondayAnswer, PendingCountAnswer } from './answers.ts';
import { countPending, readMonday, retryMail } from './queries.ts';

/** What the charity looks at once a week: docs/product.md#the-monday-page. */
export const monday = new Hono<ApiEnv>()
  .get(
    '/',
    allow('admin:overview'),
    describeRoute({
      summary: 'What waits for the charity: how much of each, and the first of it by name',
      answer: MondayAnswer,
    }),
    async (c) => c.json(await readMonday(c.env.DB, c.var.now)),
  )
  .get(
    '/pending',
    allow('admin:overview'),
    describeRoute({
      summary: 'How many organisations wait for approval, for the menu',
      answer: PendingCountAnswer,
    }),
    async (c) => c.json({ pending: await countPending(c.env.DB) }),
  )
  .post(
    '/mail',
    allow('mail:retry'),
    describeRoute({
      summary: 'Try every mail again that was tried and has not gone',
      answer: MessageAnswer,
    }),
    async (c) => {
      const tried = await retryMail(c.env.DB, c.var.now);
      sendInBackground(c);
      return c.json({
        message: tried === 1 ? '1 email is sent again.' : `${tried} emails are sent again.`,
      });
    },
  );
