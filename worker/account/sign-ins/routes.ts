import { Hono } from 'hono';
import { allow } from '../../access/guard.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { loadRecord } from '../../records/record.ts';
import { person } from '../accounts/person.ts';
import { SignInTraceAnswer } from '../answers/answers.ts';
import { listSignIns } from './queries.ts';

/** When somebody signed in with an account, or failed to: for its owner and for admins. */
export const signIns = new Hono<ApiEnv>()
  .get(
    '/account/sign-ins',
    allow('account:readSignIns'),
    describeRoute({
      summary: 'When one signed in, or somebody failed to, in the last 90 days',
      answer: [SignInTraceAnswer],
    }),
    async (c) => c.json(await listSignIns(c.env.DB, c.var.viewer.accountId, c.var.now)),
  )
  .get(
    '/accounts/:id/sign-ins',
    allow('account:readAllSignIns'),
    describeRoute({
      summary: 'The same of another account, for admins',
      answer: [SignInTraceAnswer],
    }),
    async (c) => {
      const { id } = await loadRecord(c, person);
      return c.json(await listSignIns(c.env.DB, id, c.var.now));
    },
  );
