import { Hono } from 'hono';
import { ChangeEmailInput } from '../../shared/account/account.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body, invalidError } from '../http/input.ts';
import { limitAttempts, limitSignIns } from '../limits/limits.ts';
import { findLink } from '../links/queries.ts';
import { queueMail } from '../mail/queries.ts';
import { sendInBackground } from '../mail/send.ts';
import { checkCurrentPassword } from './accounts/current-password.ts';
import { confirmEmail, findAccountByEmail } from './accounts/queries.ts';
import { emailTakenError, usedLinkError } from './answers/errors.ts';

/** Another email to sign in with: asked for in settings, effective once the link sent to it is opened. */
export const email = new Hono<ApiEnv>()
  .post(
    '/account/email',
    allow('account:changeEmail'),
    describeRoute({ summary: 'Ask for another sign-in email', answer: MessageAnswer }),
    limitSignIns,
    body(ChangeEmailInput),
    async (c) => {
      const { email: recipient, currentPass } = c.req.valid('json');
      const { DB } = c.env;
      const { id: accountId, email: present } = await checkCurrentPassword(c, currentPass);
      if (recipient === present)
        throw invalidError({ email: 'You already sign in with this email address.' });
      if (await findAccountByEmail(DB, recipient)) throw emailTakenError();
      const mail = { kind: 'confirm-email', data: {} } as const;
      await limitAttempts(
        DB,
        { what: 'mail', who: accountId },
        c.var.now,
        queueMail(DB, mail, { recipient, accountId }, c.var.now),
      );
      sendInBackground(c);
      return c.json({
        message: `We have sent a link to ${recipient}. Open it to sign in with this address from then on.`,
      });
    },
  )
  .post(
    '/auth/confirm-email/:token',
    allowAnyone('account:confirmEmail'),
    describeRoute({ summary: 'Confirm a sign-in email', answer: MessageAnswer }),
    limitSignIns,
    async (c) => {
      const token = c.req.param('token');
      const link = await findLink(c.env.DB, token, 'email', c.var.now);
      const isDone = link && (await confirmEmail(c.env.DB, link, token, c.var.now));
      if (!isDone) throw usedLinkError();
      sendInBackground(c);
      return c.json({ message: `From now on you sign in with ${link.sentTo}.` });
    },
  );
