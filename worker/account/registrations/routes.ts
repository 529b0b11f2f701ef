import { Hono } from 'hono';
import { z } from 'zod';
import { ConfirmationInput, RemovalInput } from '../../../shared/account/registrations.ts';
import { allow, allowAnyone } from '../../access/guard.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../../http/describe-route.ts';
import { body, query } from '../../http/input.ts';
import { turnFields } from '../../http/paging.ts';
import { limitSignIns } from '../../limits/limits.ts';
import { findLink } from '../../links/queries.ts';
import { sendInBackground } from '../../mail/send.ts';
import { readAuthor } from '../../records/record.ts';
import { RegistrationsAnswer, RemovedAnswer } from '../answers/answers.ts';
import { usedRegistrationLinkError } from '../answers/errors.ts';
import { listPending, removePending } from './pending-queries.ts';
import { confirmRegistration, requestConfirmation } from './queries.ts';

const PageQuery = z.object({ page: turnFields.page });

/** Registrations after they were made: confirmed by their owners, looked through by admins. */
export const registrations = new Hono<ApiEnv>()
  .get(
    '/registrations',
    allow('registration:list'),
    describeRoute({
      summary: 'Organisations that wait for approval, for admins, in pages of 20',
      answer: RegistrationsAnswer,
      query: { page: 'From 1; past the last page it is the last one.' },
    }),
    query(PageQuery),
    async (c) => c.json(await listPending(c.env.DB, c.req.valid('query').page ?? 1)),
  )
  .post(
    '/registrations/remove',
    allow('registration:remove'),
    describeRoute({
      summary:
        'Delete up to 20 registrations whose address is not confirmed; nobody is told by mail',
      answer: RemovedAnswer,
    }),
    body(RemovalInput),
    async (c) => {
      const removed = await removePending(c.env.DB, readAuthor(c), c.req.valid('json').ids);
      const message = `${removed === 1 ? '1 registration' : `${removed} registrations`} deleted.`;
      return c.json({ removed, message });
    },
  )
  .post(
    '/auth/confirm-registration',
    allowAnyone('registration:confirm'),
    describeRoute({
      summary: "Ask for another link to confirm a registration's address",
      answer: MessageAnswer,
    }),
    limitSignIns,
    body(ConfirmationInput),
    async (c) => {
      const { email } = c.req.valid('json');
      await requestConfirmation(c.env.DB, email, c.var.now);
      sendInBackground(c);
      // The same words whether or not there is such a registration.
      const message =
        'If a registration with this email waits to be confirmed, we have sent the link again. It may take a while: please check your spam folder too.';
      return c.json({ message });
    },
  )
  .post(
    '/auth/confirm-registration/:token',
    allowAnyone('registration:confirm'),
    describeRoute({
      summary: "Confirm a registration's address",
      answer: MessageAnswer,
    }),
    limitSignIns,
    async (c) => {
      const token = c.req.param('token');
      const link = await findLink(c.env.DB, token, 'registration', c.var.now);
      if (!link) throw usedRegistrationLinkError();
      await confirmRegistration(c.env.DB, link.account, token, c.var.now);
      return c.json({ message: `${link.sentTo} is confirmed.` });
    },
  );
