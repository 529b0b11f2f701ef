import { Hono } from 'hono';
import { ConfirmPasswordInput } from '../../shared/account/account.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body } from '../http/input.ts';
import { limitSignIns } from '../limits/limits.ts';
import { checkCurrentPassword } from './accounts/current-password.ts';
import { OpenSessionAnswer } from './answers/answers.ts';
import { endOwnSession, endSessions, listSessions, notePassword } from './sessions/queries.ts';

/** Where an account is signed in, and its password given again in the session that asks. */
export const sessions = new Hono<ApiEnv>()
  .post(
    '/auth/confirm-password',
    allow('account:confirmPassword'),
    describeRoute({
      summary: 'Give the password again, where a call was refused with the reason "password"',
      answer: MessageAnswer,
    }),
    limitSignIns,
    body(ConfirmPasswordInput),
    async (c) => {
      await checkCurrentPassword(c, c.req.valid('json').currentPass);
      await notePassword(c.env.DB, c.var.sessionId, c.var.now);
      return c.json({ message: 'Thank you.' });
    },
  )
  .get(
    '/account/sessions',
    allow('session:list'),
    describeRoute({ summary: 'Where the account is signed in', answer: [OpenSessionAnswer] }),
    async (c) => {
      const { viewer, sessionId, now } = c.var;
      return c.json(await listSessions(c.env.DB, { accountId: viewer.accountId, sessionId }, now));
    },
  )
  .delete(
    '/account/sessions',
    allow('session:end'),
    describeRoute({ summary: 'Sign out everywhere else', answer: MessageAnswer }),
    async (c) => {
      const { viewer, sessionId } = c.var;
      await endSessions(c.env.DB, viewer.accountId, sessionId);
      return c.json({ message: 'You are signed out everywhere else.' });
    },
  )
  .delete(
    '/account/sessions/:id',
    allow('session:end'),
    describeRoute({ summary: 'End one session of the account', answer: MessageAnswer }),
    async (c) => {
      const { accountId } = c.var.viewer;
      const isEnded = await endOwnSession(c.env.DB, { accountId, sessionId: c.req.param('id') });
      if (!isEnded) throw new ApiError(404, 'This sign-in has ended already.');
      return c.json({ message: 'That device is signed out.' });
    },
  );
