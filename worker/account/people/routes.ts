import { type Context, Hono } from 'hono';
import { InvitationInput } from '../../../shared/account/people.ts';
import { mailedPaths } from '../../../shared/paths/mailed-paths.ts';
import { DAY } from '../../../shared/time/units.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { allow } from '../../access/guard.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../../http/describe-route.ts';
import { ApiError } from '../../http/errors.ts';
import { body } from '../../http/input.ts';
import { limitAttempts, limitSignIns } from '../../limits/limits.ts';
import { INVITATION_DAYS } from '../../links/lifetimes.ts';
import { mintToken } from '../../links/queries.ts';
import { sendInBackground } from '../../mail/send.ts';
import type { Author } from '../../records/author.ts';
import {
  acceptIdempotencyKey,
  answerOnce,
  type StoreKey,
} from '../../records/idempotency/idempotency.ts';
import { loadCreated, loadRecord, readAuthor } from '../../records/record.ts';
import type { Loadable } from '../../records/record-type.ts';
import { person } from '../accounts/person.ts';
import { findAccountByEmail } from '../accounts/queries.ts';
import { InvitationAnswer, PersonAnswer } from '../answers/answers.ts';
import {
  type Account,
  addPerson,
  type Employer,
  inviteAgain,
  listPeople,
  personOf,
  readEmployer,
  removePerson,
} from './queries.ts';

const employer: Loadable<Employer> = {
  read: readEmployer,
  ownerOf: ({ _id }) => _id,
  missing: 'There is no such organisation.',
};

/** Who signs in for an organisation: invited and removed by the charity, or by a colleague. */
export const people = new Hono<ApiEnv>()
  .get(
    '/organisations/:id/accounts',
    allow('account:list'),
    describeRoute({
      summary: 'Who signs in for an organisation, or was invited to',
      answer: [PersonAnswer],
    }),
    async (c) => {
      const author = readAuthor(c);
      return c.json(await listPeople(c.env.DB, author, await loadRecord(c, employer)));
    },
  )
  .post(
    '/organisations/:id/accounts',
    allow('account:invite'),
    describeRoute({
      summary:
        'Invite someone to sign in for it, by mail or by a link to hand over; once more, too',
      answer: InvitationAnswer,
      status: 201,
    }),
    limitSignIns,
    acceptIdempotencyKey,
    body(InvitationInput),
    async (c) => {
      const { DB } = c.env;
      const input = c.req.valid('json');
      const author = readAuthor(c);
      const organisation = await loadRecord(c, employer);
      const account = await answerOnce(c, {
        who: author.viewer.accountId,
        sent: { ...input, organisation: organisation._id },
        make: (storeKey) => invite(c, author, organisation, input, storeKey),
        // Only the sign-in that this call made: a link of any other would open another's account.
        again: async (id) => {
          const made = await loadCreated(c, person, id);
          const isThis = made?.organisationId === organisation._id && made.email === input.email;
          return isThis ? made : undefined;
        },
      });
      // Only now, and a new one each time the call is repeated: a link is stored nowhere.
      const isLink = input.by === 'link' && account.passwordHash === null;
      const to = { purpose: 'invite', accountId: account.id, email: account.email } as const;
      const link = isLink
        ? c.env.PUBLIC_ORIGIN + mailedPaths.resetPassword(await mintToken(DB, to, c.var.now))
        : null;
      const since = isLink ? c.var.now : Date.parse(account.createdAt);
      const expiresAt = new Date(since + INVITATION_DAYS * DAY).toISOString();
      return c.json({ account: personOf(account, author), link, expiresAt }, 201);
    },
  )
  .delete(
    '/accounts/:id',
    allow('account:remove'),
    describeRoute({
      summary: 'Remove a sign-in, and end its sessions',
      answer: MessageAnswer,
    }),
    async (c) => {
      const account = await loadRecord(c, person);
      if (!(await removePerson(c.env.DB, readAuthor(c), account))) throw lastPersonError(account);
      sendInBackground(c);
      return c.json({ message: `${account.email} can no longer sign in.` });
    },
  );

async function invite(
  c: Pick<Context<ApiEnv>, 'env' | 'executionCtx' | 'var'>,
  author: Author,
  organisation: Employer,
  { email, by }: InvitationInput,
  storeKey: StoreKey,
): Promise<Account> {
  const { DB } = c.env;
  const known = (await findAccountByEmail(DB, email))?.account;
  if (known && (known.organisationId !== organisation._id || known.passwordHash))
    throw signsInAlreadyError();
  const sendMail = by === 'mail';
  if (sendMail) await limitAttempts(DB, { what: 'mail', who: email }, c.var.now);
  // The charity invites many in an afternoon; an organisation has five sign-ins at most.
  if (sendMail && author.viewer.role === 'organisation')
    await limitAttempts(DB, { what: 'mail', who: author.viewer.accountId }, c.var.now);
  const account = known
    ? await inviteAgain(DB, author, organisation, known, sendMail, storeKey)
    : await addPerson(DB, author, organisation, email, sendMail, storeKey);
  if (!account) {
    const isTaken = known || (await findAccountByEmail(DB, email));
    throw isTaken ? signsInAlreadyError() : new ApiError(409, LIMITS.signInsOfOrganisation.message);
  }
  sendInBackground(c);
  return account;
}

function signsInAlreadyError() {
  const message = 'Somebody signs in with this email address already.';
  return new ApiError(409, message, { fields: { email: message } });
}

const lastPersonError = ({ role }: Account) =>
  new ApiError(
    409,
    role === 'admin'
      ? 'The last admin who can sign in cannot be removed. Invite another one first.'
      : 'Nobody else can sign in for your organisation. Invite a colleague first.',
  );
