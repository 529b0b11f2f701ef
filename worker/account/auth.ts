import { type Context, Hono } from 'hono';
import { LoginInput, RegistrationInput, type SessionOrganisation } from '../../shared/account.ts';
import type { ApiEnv } from '../api-env.ts';
import { once, takesKey } from '../creations/once.ts';
import { allow, allowAnyone, awaitingApproval, signInFirst } from '../guard.ts';
import { body } from '../input.ts';
import { limitAttempts, limitSignIns } from '../limits/limits.ts';
import { clearAttempts } from '../limits/queries.ts';
import { sendAfterwards } from '../mail/send.ts';
import { endSession, rotateSession, startSession } from '../sessions/queries.ts';
import {
  clearRefreshCookie,
  ownOriginOnly,
  readRefreshCookie,
  setRefreshCookie,
} from './cookie.ts';
import { emailTaken, wrongSignIn } from './errors.ts';
import { hashPassword, isOutdated, withPassword } from './passwords.ts';
import { findAccount, findAccountByEmail, findViewer, register, storeHash } from './queries.ts';
import { requireSecret, signAccess } from './tokens.ts';

/** Getting in and out. */
export const auth = new Hono<ApiEnv>()
  .post('/login', allowAnyone('session:use'), limitSignIns, body(LoginInput), async (c) => {
    requireSecret(c.env.JWT_SECRET);
    const { email, password } = c.req.valid('json');
    const tried = { what: 'signIn', who: email } as const;
    await limitAttempts(c.env.DB, tried, c.var.now);
    const found = await findAccountByEmail(c.env.DB, email);
    const account = withPassword(found?.account, password);
    if (!found || !account) throw wrongSignIn();
    await clearAttempts(c.env.DB, tried);
    if (!found.approved) throw awaitingApproval();
    const current = isOutdated(account.passwordHash)
      ? await storeHash(c.env.DB, account, hashPassword(password))
      : account;
    const { organisationId, role } = account;
    const organisation: SessionOrganisation = { _id: organisationId, name: found.name, role };
    return c.json({ accessToken: await signIn(c, current), organisation });
  })
  .post(
    '/register',
    allowAnyone('organisation:register'),
    limitSignIns,
    takesKey,
    body(RegistrationInput),
    async (c) => {
      const { ADMIN_MAIL, AUTO_APPROVE, DB, JWT_SECRET } = c.env;
      const approved = AUTO_APPROVE === 'true';
      if (approved) requireSecret(JWT_SECRET);
      const input = c.req.valid('json');
      const { password, ...sent } = input;
      const account = await once(c, {
        who: input.email,
        sent,
        make: async (remembered) => {
          const passwordHash = hashPassword(password);
          const registration = { input, passwordHash, approved, adminMail: ADMIN_MAIL, remembered };
          const made = await register(DB, registration, c.var.now);
          sendAfterwards(c);
          return made;
        },
        again: async (id) => {
          const made = withPassword(await findAccount(DB, id), password);
          if (!made) throw emailTaken();
          return made;
        },
      });
      const { organisationId, role } = account;
      const organisation: SessionOrganisation = { _id: organisationId, name: input.name, role };
      const accessToken = approved ? await signIn(c, account) : undefined;
      return c.json({ organisation, accessToken }, 201);
    },
  )
  .post('/refresh', allowAnyone('session:use'), ownOriginOnly, async (c) => {
    requireSecret(c.env.JWT_SECRET);
    const token = readRefreshCookie(c);
    if (!token) throw signInFirst('No token found.');
    const rotated = await rotateSession(c.env.DB, token, c.var.now);
    const found = rotated && (await findViewer(c.env.DB, rotated.session, c.var.now));
    if (!found) {
      clearRefreshCookie(c);
      throw signInFirst('Your session has ended. Please sign in again.');
    }
    if (!found.approved) throw awaitingApproval();
    if (rotated.replacement) setRefreshCookie(c, rotated.replacement);
    return c.json({ accessToken: await signAccess(c.env.JWT_SECRET, rotated.session, c.var.now) });
  })
  .post('/logout', allowAnyone('session:use'), ownOriginOnly, async (c) => {
    const token = readRefreshCookie(c);
    if (token) await endSession(c.env.DB, token);
    clearRefreshCookie(c);
    return c.json({ message: 'You are logged out.' });
  })
  .get('/verify', allow('account:verify'), (c) => c.json({ organisation: c.var.organisation }));

/** Opens a session: its cookie is set, its first access token is given. */
async function signIn(
  c: Context<ApiEnv>,
  account: { id: string; passwordHash: string },
): Promise<string> {
  const former = readRefreshCookie(c);
  if (former) await endSession(c.env.DB, former);
  const started = await startSession(c.env.DB, account, c.var.now);
  if (!started) throw wrongSignIn();
  setRefreshCookie(c, started.token);
  return signAccess(c.env.JWT_SECRET, started.session, c.var.now);
}
