import { type Context, Hono } from 'hono';
import {
  LoginInput,
  RegistrationInput,
  type SessionOrganisation,
} from '../../shared/account/account.ts';
import { allow, allowAnyone, approvalError, signInFirst } from '../access/guard.ts';
import { findViewer } from '../access/queries.ts';
import { requireSecret, signAccess } from '../access/tokens.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { body } from '../http/input.ts';
import { limitSignIns } from '../limits/limits.ts';
import { sendInBackground } from '../mail/send.ts';
import { acceptIdempotencyKey, answerOnce } from '../records/idempotency/idempotency.ts';
import { findAccount, findAccountByEmail, storeHash } from './accounts/queries.ts';
import {
  AccessTokenAnswer,
  RegisteredAnswer,
  SessionAnswer,
  SignedInAnswer,
} from './answers/answers.ts';
import { emailTakenError, wrongSignInError } from './answers/errors.ts';
import {
  clearRefreshCookie,
  ownOriginOnly,
  readRefreshCookie,
  setRefreshCookie,
} from './cookie.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { hashQueue, type InTurn } from './passwords/hash-queue.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords/passwords.ts';
import { warnOfWeak } from './passwords/weak-password.ts';
import { ceilingsOf, originDigest } from './registrations/ceilings.ts';
import { expectRoom, register } from './registrations/queries.ts';
import { requireCode } from './second-factor/check.ts';
import { deviceName } from './sessions/device.ts';
import { endSession, rotateSession, startSession } from './sessions/queries.ts';
import { clearSignIn, limitSignIn, type Trier, trierOf } from './sign-ins/limits.ts';
import { noteLetIn, noteTry } from './sign-ins/queries.ts';

/** Getting in and out. */
export const auth = new Hono<ApiEnv>()
  .post(
    '/login',
    allowAnyone('session:use'),
    describeRoute({ summary: 'Sign in', answer: SignedInAnswer }),
    limitSignIns,
    body(LoginInput),
    async (c) => {
      requireSecret(c.env.JWT_SECRET);
      const { DB } = c.env;
      const { email, password, code } = c.req.valid('json');
      const found = await findAccountByEmail(DB, email);
      const trier = trierOf(c.req.raw.headers, email, knownBrowser(c, found?.account));
      const { name, ...account } = await hashQueue.queued(async (inTurn) => {
        const checked = await tryPassword(c, inTurn, found?.account, { email, password, trier });
        if (!found || !checked) throw wrongSignInError();
        if (!found.approved) throw approvalError();
        const isOld = isOutdated(checked.passwordHash);
        const current = isOld
          ? await storeHash(DB, checked, await hashPassword(inTurn, password))
          : checked;
        return { ...current, name: found.name };
      }, trier);
      await letIn(c, account, code, trier);
      // A recovery code that was used is told to its owner.
      if (code) sendInBackground(c);
      const { organisationId, role } = account;
      const organisation: SessionOrganisation = { _id: organisationId, name, role };
      return c.json({ accessToken: await signIn(c, account), organisation });
    },
  )
  .post(
    '/register',
    allowAnyone('organisation:register'),
    describeRoute({
      summary: 'Register an organisation, which then awaits approval',
      answer: RegisteredAnswer,
      status: 201,
    }),
    limitSignIns,
    acceptIdempotencyKey,
    body(RegistrationInput),
    async (c) => {
      const { ADMIN_MAIL, AUTO_APPROVE, DB, JWT_SECRET } = c.env;
      const approved = AUTO_APPROVE === 'true';
      if (approved) requireSecret(JWT_SECRET);
      const { saidWeak, ...input } = c.req.valid('json');
      const { password, ...sent } = input;
      const ceilings = ceilingsOf(c.env);
      const cameFrom = originDigest(c.req.raw.headers, JWT_SECRET);
      const owner = { email: input.email, organisation: input.name, role: 'organisation' } as const;
      warnOfWeak({ field: 'password', password, saidWeak }, owner);
      const account = await hashQueue.queued((inTurn) =>
        answerOnce(c, {
          who: input.email,
          sent,
          make: async (storeKey) => {
            if (!approved) await expectRoom(DB, { input, ceilings, cameFrom });
            const passwordHash = await hashPassword(inTurn, password);
            const who = { input, passwordHash, approved, cameFrom };
            const registration = { ...who, adminMail: ADMIN_MAIL, ceilings, storeKey };
            const made = await register(DB, registration, c.var.now);
            sendInBackground(c);
            return made;
          },
          // It signs in, and is counted and checked as a sign-in is.
          again: async (id) => {
            const { email } = input;
            const known = await findAccount(DB, id);
            const trier = trierOf(c.req.raw.headers, email, knownBrowser(c, known));
            const made = await tryPassword(c, inTurn, known, { email, password, trier });
            if (made?.email !== email) throw emailTakenError();
            await letIn(c, made, undefined, trier);
            return made;
          },
        }),
      );
      const { organisationId, role } = account;
      const organisation: SessionOrganisation = { _id: organisationId, name: input.name, role };
      const accessToken = approved ? await signIn(c, account) : undefined;
      return c.json({ organisation, accessToken }, 201);
    },
  )
  .post(
    '/refresh',
    allowAnyone('session:use'),
    describeRoute({ summary: 'A new access token, by the cookie', answer: AccessTokenAnswer }),
    ownOriginOnly,
    async (c) => {
      requireSecret(c.env.JWT_SECRET);
      const token = readRefreshCookie(c);
      if (!token) throw signInFirst('No token found.');
      const rotated = await rotateSession(c.env.DB, token, c.var.now);
      const found = rotated && (await findViewer(c.env.DB, rotated.session, c.var.now));
      if (!found) {
        clearRefreshCookie(c);
        throw signInFirst('Your session has ended. Please sign in again.');
      }
      if (!found.approved) throw approvalError();
      if (rotated.replacement)
        setRefreshCookie(c, rotated.replacement, rotated.expiresAt, c.var.now);
      return c.json({
        accessToken: await signAccess(c.env.JWT_SECRET, rotated.session, c.var.now),
      });
    },
  )
  .post(
    '/logout',
    allowAnyone('session:use'),
    describeRoute({ summary: 'Sign out', answer: MessageAnswer }),
    ownOriginOnly,
    async (c) => {
      const token = readRefreshCookie(c);
      if (token) await endSession(c.env.DB, token);
      clearRefreshCookie(c);
      return c.json({ message: 'You are logged out.' });
    },
  )
  .get(
    '/verify',
    allow('account:verify'),
    describeRoute({ summary: 'Whose session this is', answer: SessionAnswer }),
    (c) => c.json({ organisation: c.var.organisation }),
  );

type Typed = { email: string; password: string; trier: ReturnType<typeof trierOf> };

/**
 * The account, if this is its password; null where it is not, or there is none. The try is counted, and noted for its
 * owner: as stopped while the password alone was right.
 */
async function tryPassword(
  c: Context<ApiEnv>,
  inTurn: InTurn,
  account: Awaited<ReturnType<typeof findAccount>>,
  { email, password, trier }: Typed,
) {
  await limitSignIn(c, trier);
  const checked = await verifyPassword(inTurn, account, password);
  const outcome = checked ? 'stopped' : 'wrong';
  const trace = { outcome, secret: c.env.JWT_SECRET, now: c.var.now } as const;
  const leadsTo = checked ? clearSignIn(c.env.DB, trier) : [];
  await noteTry(c.env.DB, { accountId: account?.id, email }, trace, leadsTo);
  return checked;
}

/** Asks for the code where the account has a second factor, and notes for its owner that somebody with the password has signed in. */
async function letIn(
  c: Context<ApiEnv>,
  account: { id: string; email: string },
  code: string | undefined,
  trier: Trier,
) {
  const { DB, JWT_SECRET } = c.env;
  const { now } = c.var;
  const withCode = await requireCode(c.env, account, code, trier, now);
  await noteLetIn(
    DB,
    { accountId: account.id, email: account.email },
    { withCode, secret: JWT_SECRET, now },
  );
}

/** Opens a session: its cookie is set, its first access token is given. */
async function signIn(
  c: Context<ApiEnv>,
  account: { id: string; passwordHash: string },
): Promise<string> {
  const former = readRefreshCookie(c);
  if (former) await endSession(c.env.DB, former);
  const device = deviceName(c.req.header('User-Agent'));
  const started = await startSession(c.env.DB, account, c.var.now, device);
  if (!started) throw wrongSignInError();
  setRefreshCookie(c, started.token, started.expiresAt, c.var.now);
  rememberBrowser(c, account);
  return signAccess(c.env.JWT_SECRET, started.session, c.var.now);
}
