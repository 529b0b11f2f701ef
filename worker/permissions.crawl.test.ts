import { env } from 'cloudflare:test';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signAccess } from './access/tokens.ts';
import { api } from './api/api.ts';
import { database } from './db/client.ts';
import { sessions } from './db/tables.ts';
import { endpointsOf } from './openapi/endpoints.ts';
import { type Expected, PERMISSIONS, type Status } from './testing/crawls/permissions.ts';
import { CALLS } from './testing/crawls/permitted-calls.ts';
import { type City, city } from './testing/crawls/permitted-city.ts';
import { call, emptyDirectory, testNow } from './testing/directory.ts';
import { everything } from './testing/everything.ts';

// docs/product.md#permissions: each is tried as everyone, over a city that is made anew once a call has changed it.

const withoutMail = { ...env, MAIL: { send: async () => ({ messageId: '' }) } };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const session = async ({ owner }: City) => {
  const rows = await database(env.DB).select().from(sessions);
  const sessionId = rows.find(({ accountId }) => accountId === owner.id)?.id ?? '';
  return { accountId: owner.id, sessionId };
};

/** Everyone who asks, with the header that says so, and as whom the table knows them. */
const ASKERS: Record<string, [keyof Expected | 'pending', (city: City) => Promise<HeadersInit>]> = {
  nobody: ['nobody', async () => ({})],
  'a garbage token': ['nobody', async () => bearer('not.a.token')],
  'no bearer but a password': ['nobody', async () => ({ Authorization: 'Basic b3duZXI6' })],
  'an expired token': [
    'nobody',
    async (city) =>
      bearer(await signAccess(env.JWT_SECRET, await session(city), testNow() - 3.6e6)),
  ],
  'a foreign-signed token': [
    'nobody',
    async (city) => bearer(await signAccess('f'.repeat(40), await session(city), testNow())),
  ],
  'an unsigned token': [
    'nobody',
    async ({ admin: { headers } }) => {
      const [, claims] = headers.Authorization.split('.');
      return bearer(`${btoa('{"alg":"none"}').replaceAll('=', '')}.${claims}.`);
    },
  ],
  'the token of an ended session': [
    'nobody',
    async (city) =>
      bearer(
        await signAccess(
          env.JWT_SECRET,
          { ...(await session(city)), sessionId: 'ended' },
          testNow(),
        ),
      ),
  ],
  'a token without a session': [
    'nobody',
    async ({ owner }) => {
      const key = new TextEncoder().encode(env.JWT_SECRET);
      const token = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject(owner.id);
      return bearer(await token.setExpirationTime('10y').sign(key));
    },
  ],
  'the owner': ['owner', async ({ owner }) => owner.headers],
  'another organisation': ['another', async ({ another }) => another.headers],
  'a pending organisation': ['pending', async ({ pending }) => pending.headers],
  'an admin': ['admin', async ({ admin: { headers } }) => headers],
};

const WORDS: Partial<Record<Status, RegExp>> = {
  401: /^(No token found\.|Your session has ended\. Please sign in again\.)$/,
  403: /^(You are not allowed to do this\.|Your organisation is awaiting approval\.)$/,
};

it('has a row for every endpoint of the app', () => {
  const there = endpointsOf(api.routes).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(PERMISSIONS).sort()).toEqual(there.sort());
});

describe.each(Object.entries<Expected>(PERMISSIONS))('%s', (endpoint, expected) => {
  const { id, body, before } = CALLS[endpoint as keyof typeof PERMISSIONS] ?? {};
  const [method = '', path = ''] = endpoint.split(' ');
  let unchanged: City | undefined;
  /** What a refused call left as it was: the state before the next one. */
  let stood: Awaited<ReturnType<typeof everything>> | undefined;

  async function standing() {
    if (unchanged) return unchanged;
    await emptyDirectory();
    unchanged = await city();
    await before?.(unchanged);
    return unchanged;
  }

  it.each(Object.entries(ASKERS))('as %s', async (_name, [asker, headersOf]) => {
    const made = await standing();
    const headers = await headersOf(made);
    stood ??= await everything();

    const init = {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body(made)) }),
    };
    const answer = await call(path.replace(/:\w+/, id?.(made) ?? ''), init, withoutMail);

    const isOpen = expected.nobody !== 401 || path === '/auth/refresh';
    const status = asker === 'pending' ? (isOpen ? expected.nobody : 403) : expected[asker];
    expect(answer.status).toBe(status);
    if (status < 400) {
      stood = undefined;
      if (method !== 'GET') unchanged = undefined;
      return;
    }
    expect(await answer.json()).toEqual({ error: expect.stringMatching(WORDS[status] ?? /\w/) });
    expect(await everything()).toEqual(stood);
  });
});
