import { Hono } from 'hono';
import { z } from 'zod';
import { CALL_OUTCOMES, CallInput, RUNG_KINDS } from '../../shared/still-right/calls.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { defineAnswer, describeRoute, id, instant } from '../http/describe-route.ts';
import { body, query } from '../http/input.ts';
import { describeTurn, pageSchema, turnFields } from '../http/paging.ts';
import { readAuthor, retryOnConflict } from '../records/record.ts';
import { SaidAnswer } from './answers.ts';
import { listCallsPage, noteCall } from './calls.ts';

const orNever = z.union([instant, z.literal('')]);

const CallsAnswer = defineAnswer(
  'Calls',
  pageSchema(
    z.object({
      kind: z
        .enum(RUNG_KINDS)
        .describe('An organisation, or a helpline that no organisation offers.'),
      _id: id,
      name: z.string(),
      phones: z.array(
        z.object({
          label: z.string().describe("What it is for; '' where that is not said."),
          display: z.string(),
          href: z.string(),
        }),
      ),
      email: z.string().describe("The published one; '' for none."),
      signIns: z.int().describe('How many people can be asked by mail.'),
      lastCheckedAt: orNever.describe('Of its listings the one whose check is oldest.'),
      stillRightAt: orNever.describe('When it was last asked by mail.'),
      away: z
        .array(z.object({ by: z.string(), email: z.string(), until: z.iso.date() }))
        .describe('Who of its people is away, who stands in for them, and the last day.'),
      rung: z
        .object({ at: instant, outcome: z.enum(CALL_OUTCOMES), note: z.string(), by: z.string() })
        .nullable()
        .describe('The last call since that check; null for none.'),
    }),
  ),
);

/** Whom the charity has to ring, because nobody answers its mails: docs/product.md#asking. */
export const calls = new Hono<ApiEnv>()
  .get(
    '/',
    allow('call:list'),
    describeRoute({
      summary: 'A page of the organisations, and helplines of nobody, that have to be rung',
      answer: CallsAnswer,
      query: describeTurn('name'),
    }),
    query(z.object(turnFields)),
    async (c) => c.json(await listCallsPage(c.env.DB, c.req.valid('query'), c.var.now)),
  )
  .post(
    '/',
    allow('call:note'),
    describeRoute({
      summary:
        "Note how a call ended; 'right' and 'changed' check all listings of the organisation, or the helpline",
      answer: SaidAnswer,
    }),
    body(CallInput),
    async (c) => {
      const { DB } = c.env;
      const undo = await retryOnConflict(() => noteCall(DB, readAuthor(c), c.req.valid('json')));
      return c.json({ message: 'Noted.', undo });
    },
  );
