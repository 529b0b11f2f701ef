import { env } from 'cloudflare:test';
import { signAccess } from '../access/tokens.ts';
import { hashNow } from '../account/passwords/passwords.ts';
import { seal } from '../account/second-factor/seal.ts';
import { database } from '../db/client.ts';
import { accounts, type organisations, secondFactors, sessions } from '../db/tables.ts';
import type { Env } from '../platform/env.ts';
import { addOrganisation, call, testNow } from './directory.ts';

// Who signs in, in tests: each account names only the fields it is about.

const db = database(env.DB);
let count = 0;

export const PASSWORD = 'test-password';

const PASSWORD_HASH = hashNow(PASSWORD);

type Fields = Partial<typeof accounts.$inferInsert> & {
  organisation?: Partial<typeof organisations.$inferInsert>;
};

/** An account with the password PASSWORD and, unless `organisationId` says otherwise, an organisation of its own. */
export async function addAccount({ organisation, ...fields }: Fields = {}) {
  const role = fields.role ?? 'organisation';
  const id = `account-${++count}`;
  const row = {
    id,
    organisationId: fields.organisationId ?? (await addOrganisation({ role, ...organisation })).id,
    email: `${id}@handbook.test`,
    passwordHash: PASSWORD_HASH,
    role,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
  await db.insert(accounts).values(row);
  return row;
}

/** A session of this account, whose password was given at `passwordAt` (milliseconds). */
export async function addSession({ id: accountId }: { id: string }, passwordAt = testNow()) {
  const sessionId = `session-${++count}`;
  const [past, future] = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
  await db.insert(sessions).values({
    id: sessionId,
    accountId,
    digest: sessionId,
    previousDigest: '',
    rotatedAt: past,
    createdAt: past,
    expiresAt: future,
    passwordAt: new Date(passwordAt).toISOString(),
    device: '',
  });
  return { accountId, sessionId };
}

/** The secret of every second factor of tests, in base 32. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A second factor of this account, which signing in asks for. */
export async function addFactor(
  { id: accountId }: { id: string },
  fields: Partial<typeof secondFactors.$inferInsert> = {},
) {
  const at = new Date(testNow()).toISOString();
  await db.insert(secondFactors).values({
    accountId,
    sealedSecret: await seal(env.JWT_SECRET, accountId, SECRET),
    createdAt: at,
    confirmedAt: at,
    lastStep: 0,
    ...fields,
  });
}

/** A new session of this account, as the header that its calls carry. */
export async function signedIn(account: { id: string }, passwordAt = testNow()) {
  const token = await signAccess(env.JWT_SECRET, await addSession(account, passwordAt), testNow());
  return { Authorization: `Bearer ${token}` };
}

/** What a browser sends with a JSON body. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The cookie that an answer sets, as a browser sends it back; '' where it sets none. */
export const refreshCookie = (answer: Response): string =>
  answer.headers.get('Set-Cookie')?.match(/^refresh=[^;]+/)?.[0] ?? '';

export const login = (email: string, password = PASSWORD, bindings: Env = env) =>
  call('/auth/login', json('POST', { email, password }), bindings);

export const verify = (token: string) =>
  call('/auth/verify', { headers: { Authorization: `Bearer ${token}` } });

export const refresh = (cookie: string) =>
  call('/auth/refresh', { method: 'POST', headers: { Cookie: cookie } });

export async function tokenOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** A browser in which this account has just signed in. */
export async function browser(fields: Fields = {}) {
  const account = await addAccount(fields);
  const answer = await login(account.email);
  return { account, cookie: refreshCookie(answer), token: await tokenOf(answer) };
}
