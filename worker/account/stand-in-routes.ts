import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { StandInInput, type StandInLink, standInFaults } from '../../shared/account/stand-in.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body, invalidError } from '../http/input.ts';
import { limitAttempts, limitSignIns } from '../limits/limits.ts';
import { countMail, type MailQuota } from '../limits/queries.ts';
import { findLink } from '../links/queries.ts';
import { sendInBackground } from '../mail/send.ts';
import { loadRecord, readAuthor } from '../records/record.ts';
import { person } from './accounts/person.ts';
import { findAccount, findAccountByEmail } from './accounts/queries.ts';
import { StandInLinkAnswer } from './answers/answers.ts';
import { declineStandIn, nameStandIn, readStandIn, withdrawStandIn } from './stand-ins/queries.ts';

/** Who gets what an organisation is asked by mail while one of its people is away. */
export const standIns = new Hono<ApiEnv>()
  .put(
    '/account/stand-in',
    allow('standIn:name'),
    describeRoute({
      summary: 'Name who gets what one is asked by mail too, until a day; in place of another',
      answer: MessageAnswer,
    }),
    limitSignIns,
    body(StandInInput),
    async (c) => {
      const { DB } = c.env;
      const { now } = c.var;
      const input = c.req.valid('json');
      const author = readAuthor(c);
      const account = await findAccount(DB, author.viewer.accountId);
      if (!account) throw new ApiError(404, person.missing);
      const faults = {
        ...standInFaults(input, cityTime(now).date),
        ...(await faultOfEmail(DB, account, input.email)),
      };
      if (Object.keys(faults).length > 0) throw invalidError(faults);
      const present = await readStandIn(DB, account.id, now);
      const isNew = present?.email !== input.email;
      if (isNew) await limitNaming(DB, account.id, input.email, now);
      await nameStandIn(DB, author, account, input);
      sendInBackground(c);
      return c.json({ message: isNew ? `Saved. We have told ${input.email}.` : 'Saved.' });
    },
  )
  .delete(
    '/accounts/:id/stand-in',
    allow('standIn:withdraw'),
    describeRoute({ summary: 'Have nobody stand in for a sign-in', answer: MessageAnswer }),
    async (c) => {
      const { id, email } = await loadRecord(c, person);
      if (!(await withdrawStandIn(c.env.DB, readAuthor(c), id)))
        throw new ApiError(404, 'Nobody stands in for them any more.');
      return c.json({ message: `What we ask ${email} goes to nobody else from now on.` });
    },
  )
  .get(
    '/stand-in/:token',
    allowAnyone('standIn:readByLink'),
    describeRoute({
      summary: 'For whom the link of a mail stands in; 404 once that has ended',
      answer: StandInLinkAnswer,
    }),
    async (c) => {
      const { organisation, account } = await openLink(c.env.DB, c.req.param('token'), c.var.now);
      const standIn = await readStandIn(c.env.DB, account.id, c.var.now);
      if (!standIn) throw endedLinkError();
      const answer: StandInLink = { organisation, until: standIn.until };
      return c.json(answer);
    },
  )
  .post(
    '/stand-in/:token',
    allowAnyone('standIn:decline'),
    describeRoute({
      summary: 'Stand in for nobody any more, by the link of a mail',
      answer: MessageAnswer,
    }),
    limitSignIns,
    async (c) => {
      const link = await openLink(c.env.DB, c.req.param('token'), c.var.now);
      await declineStandIn(c.env.DB, link, c.var.now);
      sendInBackground(c);
      return c.json({ message: `You get no more of these emails about ${link.organisation}.` });
    },
  );

/** Nobody is told what they get already; and what is said of others' sign-ins is nothing. */
async function faultOfEmail(
  d1: D1Database,
  account: { email: string; organisationId: string },
  email: string,
): Promise<Record<string, string>> {
  if (email === account.email) return { email: 'This is your own email. Name somebody else.' };
  const known = (await findAccountByEmail(d1, email))?.account;
  return known?.organisationId === account.organisationId
    ? { email: 'They sign in here too, and get these emails already.' }
    : {};
}

/** Each naming of another is a mail to somebody who has not asked for it. */
async function limitNaming(d1: D1Database, accountId: string, email: string, now: number) {
  await limitAttempts(d1, { what: 'mail', who: email }, now);
  const { value, message } = LIMITS.standInsNamedAndDay;
  const quota: MailQuota = { recipient: accountId, sort: 'stand-ins named by' };
  if (!(await countMail(d1, quota, value, now)))
    throw new ApiError(429, message, { headers: { 'Retry-After': String(DAY / 1000) } });
}

const endedLinkError = () =>
  new ApiError(404, 'This link has ended: you stand in for nobody any more, or it was cut off.');

async function openLink(d1: D1Database, token: string, now: number) {
  const link = await findLink(d1, token, 'stand-in', now);
  if (!link) throw endedLinkError();
  return link;
}
