import { Hono } from 'hono';
import { createFactory } from 'hono/factory';
import type { Action } from '../../shared/account/access.ts';
import {
  ChangePasswordInput,
  ForgotPasswordInput,
  ResetPasswordInput,
} from '../../shared/account/account.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body } from '../http/input.ts';
import { limitSignIns } from '../limits/limits.ts';
import { findLink } from '../links/queries.ts';
import { sendInBackground } from '../mail/send.ts';
import { checkCurrentPassword } from './accounts/current-password.ts';
import { changePassword, requestReset, resetPassword } from './accounts/queries.ts';
import { usedLinkError, wrongPasswordError } from './answers/errors.ts';
import { hashQueue } from './passwords/hash-queue.ts';
import { hashPassword } from './passwords/passwords.ts';
import { warnOfWeak } from './passwords/weak-password.ts';
import { identifyTries } from './sign-ins/limits.ts';

const createPasswordHandlers = (action: Action, summary: string) =>
  createFactory<ApiEnv>().createHandlers(
    allow(action),
    describeRoute({ summary, answer: MessageAnswer }),
    limitSignIns,
    body(ChangePasswordInput),
    async (c) => {
      const { currentPass, newPass, saidWeak } = c.req.valid('json');
      const account = await checkCurrentPassword(c, currentPass);
      const owner = { ...account, organisation: c.var.organisation.name };
      warnOfWeak({ field: 'newPass', password: newPass, saidWeak }, owner);
      const passwordHash = await hashQueue.queued((inTurn) => hashPassword(inTurn, newPass), {
        isKnown: true,
      });
      const tried = identifyTries(c.req.raw.headers, account.email);
      const changed = { passwordHash, tried };
      const isDone = await changePassword(c.env.DB, account, c.var, changed, c.var.now);
      if (!isDone) throw wrongPasswordError();
      sendInBackground(c);
      return c.json({ message: 'Your password was changed.' });
    },
  );

/** Forgotten, reset and changed passwords. */
export const password = new Hono<ApiEnv>()
  .post(
    '/auth/forgot-password',
    allowAnyone('session:use'),
    describeRoute({ summary: 'Ask for a link to reset it', answer: MessageAnswer }),
    limitSignIns,
    body(ForgotPasswordInput),
    async (c) => {
      await requestReset(c.env.DB, c.req.valid('json').email, c.var.now);
      sendInBackground(c);
      // The same words whether or not there is such an account.
      const message =
        'Check your inbox and follow the link to set a new password. It may take a while: please check your spam folder too.';
      return c.json({ message });
    },
  )
  .post(
    '/auth/reset-password/:token',
    allowAnyone('account:resetPassword'),
    describeRoute({ summary: 'Set a new password', answer: MessageAnswer }),
    limitSignIns,
    body(ResetPasswordInput),
    async (c) => {
      const token = c.req.param('token');
      const link = await findLink(c.env.DB, token, 'reset', c.var.now);
      if (!link) throw usedLinkError();
      const { password: typed, saidWeak } = c.req.valid('json');
      const owner = { ...link.account, organisation: link.organisation };
      warnOfWeak({ field: 'password', password: typed, saidWeak }, owner);
      const passwordHash = await hashQueue.queued((inTurn) => hashPassword(inTurn, typed), {
        isKnown: true,
      });
      const tried = identifyTries(c.req.raw.headers, link.account.email);
      const changed = { passwordHash, tried };
      const isDone = await resetPassword(c.env.DB, link.account, token, changed, c.var.now);
      if (!isDone) throw usedLinkError();
      sendInBackground(c);
      return c.json({ message: 'Your password was changed. You can now log in with it.' });
    },
  )
  .post(
    '/organisations/change-password',
    ...createPasswordHandlers('account:changePassword', "Change an organisation's own password"),
  )
  .post(
    '/admin/change-password',
    ...createPasswordHandlers('account:changeAdminPassword', "Change an admin's own password"),
  );
