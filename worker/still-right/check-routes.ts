import { Hono } from 'hono';
import { z } from 'zod';
import { CheckInput, UndoInput } from '../../shared/still-right/undo.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { defineAnswer, describeRoute } from '../http/describe-route.ts';
import { body } from '../http/input.ts';
import { readAuthor } from '../records/record.ts';
import { SaidAnswer } from './answers.ts';
import { checkListing, undoChecks } from './check-by-charity.ts';

const TakenBackAnswer = defineAnswer(
  'TakenBack',
  z.object({
    done: z.int().describe('Of how many it was taken back.'),
    left: z.array(z.object({ name: z.string(), why: z.string() })),
  }),
);

/** What the charity says to be still right, and takes back: docs/product.md#the-monday-page. */
export const checks = new Hono<ApiEnv>()
  .post(
    '/',
    allow('organisation:check'),
    describeRoute({ summary: 'Say of one listing that it is still right', answer: SaidAnswer }),
    body(CheckInput),
    async (c) => {
      const undo = await checkListing(c.env.DB, readAuthor(c), c.req.valid('json'));
      return c.json({ message: 'Checked.', undo });
    },
  )
  .post(
    '/undo',
    allow('organisation:uncheck'),
    describeRoute({
      summary: 'Take back for a day what the charity said to be still right, by phone or not',
      answer: TakenBackAnswer,
    }),
    body(UndoInput),
    async (c) => c.json(await undoChecks(c.env.DB, readAuthor(c), c.req.valid('json'))),
  );
