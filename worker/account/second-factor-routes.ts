import type { Context } from 'hono';
import { Hono } from 'hono';
import { CodeInput, type SecondFactor } from '../../shared/account/second-factor.ts';
import { type AllowedEnv, allow, signInFirst } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body, invalidError } from '../http/input.ts';
import { limitAttempts, limitSignIns } from '../limits/limits.ts';
import { clearAttempts } from '../limits/queries.ts';
import { sendInBackground } from '../mail/send.ts';
import { loadRecord, readAuthor } from '../records/record.ts';
import { person } from './accounts/person.ts';
import { findAccount } from './accounts/queries.ts';
import {
  BegunFactorAnswer,
  RecoveryCodesAnswer,
  RemovalAnswer,
  SecondFactorAnswer,
} from './answers/answers.ts';
import { checkCode } from './second-factor/check.ts';
import { newRecoveryCodes, stripCode } from './second-factor/codes.ts';
import {
  askRemoval,
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  findBegun,
  findFactor,
  removeFactor,
  renewRecoveryCodes,
  stopRemoval,
} from './second-factor/queries.ts';
import { seal, unseal } from './second-factor/seal.ts';
import { addressOf, newSecret, stepOf } from './second-factor/totp.ts';

/** A code besides the password, as each person's choice. */
export const secondFactor = new Hono<ApiEnv>()
  .get(
    '/account/second-factor',
    allow('secondFactor:read'),
    describeRoute({
      summary: 'Whether signing in asks for a code besides the password',
      answer: SecondFactorAnswer,
    }),
    async (c) => {
      const { id } = await ownAccount(c);
      const factor = await findFactor(c.env.DB, id, c.var.now);
      const left = factor ? await countRecoveryCodes(c.env.DB, id) : 0;
      return c.json<SecondFactor>({
        accountId: id,
        since: factor?.confirmedAt ?? null,
        recoveryCodesLeft: left,
        removalDueAt: factor?.removalDueAt ?? null,
      });
    },
  )
  .post(
    '/account/second-factor',
    allow('secondFactor:change'),
    describeRoute({
      summary: 'Begin to set up a second factor: a secret for an authenticator app',
      answer: BegunFactorAnswer,
      status: 201,
    }),
    limitSignIns,
    async (c) => {
      const { id, email } = await ownAccount(c);
      const secret = newSecret();
      const sealed = await seal(c.env.JWT_SECRET, id, secret);
      if (!(await beginFactor(c.env.DB, id, sealed, c.var.now))) throw alreadyOnError();
      return c.json({ secret, address: addressOf(secret, email) }, 201);
    },
  )
  .post(
    '/account/second-factor/confirm',
    allow('secondFactor:change'),
    describeRoute({
      summary: 'Turn it on with a code of the app; the recovery codes are told this once',
      answer: RecoveryCodesAnswer,
    }),
    limitSignIns,
    body(CodeInput),
    async (c) => {
      const { DB, JWT_SECRET } = c.env;
      const account = await ownAccount(c);
      const begun = await findBegun(DB, account.id);
      const secret = begun && (await unseal(JWT_SECRET, account.id, begun.sealedSecret));
      if (!secret) throw new ApiError(409, 'Please begin again: there is nothing to confirm.');
      const tried = { what: 'code', who: account.id } as const;
      await limitAttempts(DB, tried, c.var.now);
      const step = stepOf(secret, stripCode(c.req.valid('json').code), c.var.now);
      if (step === null) throw invalidError({ code: NOT_THIS_CODE });
      await clearAttempts(DB, tried);
      const { codes, digests } = newRecoveryCodes(account.id);
      if (!(await confirmFactor(DB, readAuthor(c), account, { step, digests })))
        throw alreadyOnError();
      sendInBackground(c);
      return c.json({ recoveryCodes: codes });
    },
  )
  .post(
    '/account/second-factor/recovery-codes',
    allow('secondFactor:change'),
    describeRoute({
      summary: 'New recovery codes, in the place of the old ones',
      answer: RecoveryCodesAnswer,
    }),
    limitSignIns,
    body(CodeInput),
    async (c) => {
      const account = await withCode(c, c.req.valid('json').code);
      const { codes, digests } = newRecoveryCodes(account.id);
      await renewRecoveryCodes(c.env.DB, readAuthor(c), account, digests);
      sendInBackground(c);
      return c.json({ recoveryCodes: codes });
    },
  )
  .post(
    '/account/second-factor/off',
    allow('secondFactor:change'),
    describeRoute({ summary: 'Turn it off with a code', answer: MessageAnswer }),
    limitSignIns,
    body(CodeInput),
    async (c) => {
      const account = await withCode(c, c.req.valid('json').code);
      await removeFactor(c.env.DB, readAuthor(c), account);
      sendInBackground(c);
      return c.json({ message: 'Signing in asks for your password alone from now on.' });
    },
  )
  .post(
    '/accounts/:id/second-factor/removal',
    allow('secondFactor:remove'),
    describeRoute({
      summary: "Ask to remove another's second factor that was lost, after a day's notice",
      answer: RemovalAnswer,
    }),
    async (c) => {
      const account = await loadRecord(c, person);
      if (account.id === c.var.viewer.accountId)
        throw new ApiError(409, 'Another admin has to do this for you, or use a recovery code.');
      const removalDueAt = await askRemoval(c.env.DB, readAuthor(c), account);
      if (!removalDueAt) throw noSecondFactorError();
      sendInBackground(c);
      return c.json({ removalDueAt });
    },
  )
  .delete(
    '/accounts/:id/second-factor/removal',
    allow('secondFactor:keep'),
    describeRoute({ summary: 'Stop that', answer: MessageAnswer }),
    async (c) => {
      const account = await loadRecord(c, person);
      if (!(await stopRemoval(c.env.DB, readAuthor(c), account)))
        throw new ApiError(409, 'Nobody has asked for this, or it was done already.');
      sendInBackground(c);
      return c.json({ message: 'The sign-in code stays on.' });
    },
  );

const NOT_THIS_CODE =
  'That is not the code. Is the time on your phone right? Type the one that it shows now.';

type Call = Pick<Context<AllowedEnv>, 'env' | 'var'>;

async function ownAccount(c: Call) {
  const account = await findAccount(c.env.DB, c.var.viewer.accountId);
  if (!account) throw signInFirst('Your session has ended. Please sign in again.');
  return account;
}

/** The viewer's account, once a code of its second factor was typed: who found a signed-in browser has none. */
async function withCode(c: Call, code: string) {
  const account = await ownAccount(c);
  const factor = await findFactor(c.env.DB, account.id, c.var.now);
  if (!factor) throw noSecondFactorError();
  await checkCode(c.env, account, factor, code, { by: `signed in ${account.id}`, now: c.var.now });
  return account;
}

const alreadyOnError = () => new ApiError(409, 'The sign-in code is on already.');
const noSecondFactorError = () => new ApiError(409, 'There is no sign-in code here.');
