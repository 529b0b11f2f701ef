import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../shared/time/units.ts';
import { ApiError } from '../../http/errors.ts';
import { addAccount, json, PASSWORD } from '../../testing/accounts.ts';
import { call, emptyDirectory, testNow } from '../../testing/directory.ts';
import { mailsTo, tokenIn } from '../../testing/mailbox.ts';
import { admin, viewer } from '../../testing/viewers.ts';
import { limitSignIn, SITE_A_MINUTE, trierOf } from './limits.ts';

const working = { ...env, MAIL: { send: async () => ({ messageId: '' }) } };

beforeEach(async () => {
  await emptyDirectory();
  await env.DB.batch(['attempts', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

afterEach(() => vi.restoreAllMocks());

/** An address that no other run of these tests writes to. */
const randomAddress = () => `${crypto.randomUUID()}@handbook.test`;

const from = (address: string) => new Headers({ 'CF-Connecting-IP': address });

type Try = { email: string; address: string; known?: string; bindings?: typeof env };

/** A try at this instant: the seconds it has to wait, 0 where it need not. */
async function tryAt(now: number, { email, address, known, bindings = working }: Try) {
  const context = createExecutionContext();
  const c = { env: bindings, executionCtx: context, var: { now } };
  const trier = trierOf(from(address), email, known ?? null);
  const refused: unknown = await limitSignIn(c as never, trier).catch((error) => error);
  await waitOnExecutionContext(context);
  if (refused === undefined) return 0;
  if (!(refused instanceof ApiError)) throw refused;
  expect(refused.status).toBe(429);
  return Number(refused.details.headers?.['Retry-After']);
}

const login = (email: string, password: string, headers: Record<string, string>) =>
  call('/auth/login', json('POST', { email, password }, headers));

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Secure-known='))
    ?.split(';')[0] ?? '';

describe('a stranger who fails once a second', () => {
  it('has to wait, and keeps nobody waiting elsewhere', async () => {
    const email = 'known@handbook.test';
    const waits: number[] = [];
    for (let second = 0; second < 90; second++) {
      waits.push(await tryAt(second * SECOND, { email, address: '192.0.2.1' }));
      if (second % 10 === 0)
        expect(await tryAt(second * SECOND, { email, address: `198.51.100.${second}` })).toBe(0);
    }
    expect(waits.filter((wait) => wait === 0).length).toBeLessThan(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  it('is one stranger in the whole of a /64', async () => {
    const email = 'known@handbook.test';
    const waits: number[] = [];
    for (let n = 0; n < 70; n++)
      waits.push(await tryAt(0, { email, address: `2001:db8:1:2::${n.toString(16)}` }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await tryAt(0, { email, address: '2001:db8:1:3::1' })).toBe(0);
  });

  it('keeps nobody waiting though each try comes from somewhere else', async () => {
    const email = 'known@handbook.test';
    for (let second = 0; second < 130; second++) {
      const address = `203.0.${Math.floor(second / 250)}.${second % 250}`;
      expect(await tryAt(second * SECOND, { email, address })).toBe(0);
    }
    expect(await tryAt(130 * SECOND, { email, address: '192.0.2.9' })).toBe(0);
  });
});

describe('the whole site', () => {
  /** Strangers, each with an address and an email of their own. */
  async function flood(count: number, now: number, bindings = working) {
    const waits: number[] = [];
    for (let n = 0; n < count; n++)
      waits.push(await tryAt(now, { email: `${n}@nobody.test`, address: `10.0.0.${n}`, bindings }));
    return waits;
  }

  it('has a ceiling for a minute, which refuses no browser that has signed in before', async () => {
    const waits = await flood(SITE_A_MINUTE + 2, 0);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(SITE_A_MINUTE);
    expect(waits.slice(-2)).toEqual([60, 60]);
    const person = { email: 'known@handbook.test', address: '192.0.2.1' };
    expect(await tryAt(20 * SECOND, person)).toBe(40);
    expect(await tryAt(20 * SECOND, { ...person, known: 'one' })).toBe(0);
    expect(await tryAt(MINUTE, { ...person, address: '192.0.2.2' })).toBe(0);
  });

  it('tells the charity, once an hour', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const told = async () =>
      (await env.DB.prepare("SELECT recipient FROM outbox WHERE kind = 'many-sign-ins'").all())
        .results;
    const failing = { ...env, MAIL: { send: () => Promise.reject(new Error('later')) } };
    await flood(SITE_A_MINUTE, 0, failing);
    expect(await told()).toEqual([]);
    const one = { email: 'a@b.test', address: '192.0.2.1', bindings: failing };
    for (let n = 0; n < 5; n++) await tryAt(n * SECOND, one);
    expect(await told()).toEqual([{ recipient: 'admin@charity.test' }]);
    await flood(SITE_A_MINUTE + 1, HOUR, failing);
    expect(await told()).toHaveLength(2);
  });

  it('is as wide as RATE_LIMIT_SCALE says', async () => {
    const waits = await flood(SITE_A_MINUTE + 5, 0, { ...working, RATE_LIMIT_SCALE: '2' });
    expect(Math.max(...waits)).toBe(0);
  });
});

describe('a browser that has signed in before', () => {
  const address = { 'CF-Connecting-IP': '192.0.2.50' };

  it('is let through where strangers at its own address have failed too often', async () => {
    const { email } = await addAccount();
    const first = await login(email, PASSWORD, address);
    const Cookie = cookieOf(first);
    const other = { ...address, 'CF-Connecting-IP': '192.0.2.51' };
    // Another browser at the same address as the next one.
    for (let n = 0; n < 5; n++) await tryAt(testNow(), { email, address: '192.0.2.51' });
    expect((await login(email, PASSWORD, other)).status).toBe(429);
    expect((await login(email, PASSWORD, { ...other, Cookie })).status).toBe(200);
  }, 20_000);

  it('is told by a cookie for sign-in calls alone, which no visitor and no failure is given', async () => {
    const { email } = await addAccount();
    const wrong = await login(email, 'wrong-password', address);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const right = await login(email, PASSWORD, address);
    expect(right.headers.getSetCookie()[1]).toMatch(
      /^__Secure-known=[\w-]+\.[\w-]{16}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await call('/directory')).headers.getSetCookie()).toEqual([]);
  }, 20_000);

  it('is known for the accounts that signed in there, not for others', async () => {
    const [one, two, never] = [await addAccount(), await addAccount(), await addAccount()];
    const first = cookieOf(await login(one.email, PASSWORD, {}));
    const both = cookieOf(await login(two.email, PASSWORD, { Cookie: first }));
    for (const { email } of [one, two, never])
      for (let n = 0; n < 5; n++) await tryAt(testNow(), { email, address: '192.0.2.52' });
    const headers = { 'CF-Connecting-IP': '192.0.2.52', Cookie: both };
    expect((await login(never.email, PASSWORD, headers)).status).toBe(429);
    expect((await login(one.email, PASSWORD, headers)).status).toBe(200);
    expect((await login(two.email, PASSWORD, headers)).status).toBe(200);
  }, 20_000);

  it('has to wait for its own failures, as everybody has', async () => {
    const waits: number[] = [];
    const one = { email: 'known@handbook.test', address: '192.0.2.1', known: 'stolen' };
    for (let n = 0; n < 7; n++) waits.push(await tryAt(0, one));
    expect(waits).toEqual([0, 0, 0, 0, 0, 5, 5]);
  });

  describe('is a stranger again, with that cookie, after', () => {
    const NEW = 'another-password';
    type Person = Awaited<ReturnType<typeof viewer>>;
    const change = (area: string) => (person: Person) =>
      person.send('POST', `/${area}/change-password`, {
        currentPass: PASSWORD,
        newPass: NEW,
        confirmPass: NEW,
      });
    const reset = async ({ email }: Person) => {
      await call('/auth/forgot-password', json('POST', { email }));
      const [mail = { text: '', html: '' }] = await mailsTo(email);
      const typed = { password: NEW, confirmPassword: NEW };
      return call(`/auth/reset-password/${tokenIn(mail)}`, json('POST', typed));
    };

    it.each<[string, () => Promise<Person>, (person: Person) => Promise<{ status: number }>]>([
      ['a change of the password', viewer, change('organisations')],
      ['an admin’s change of theirs', admin, change('admin')],
      ['a new password by a link', () => viewer({ email: randomAddress() }), reset],
    ])('%s', async (_how, person, changed) => {
      const owner = await person();
      const other = await addAccount();
      const { email } = owner;
      const both = cookieOf(
        await login(email, PASSWORD, {
          Cookie: cookieOf(await login(other.email, PASSWORD, {})),
        }),
      );
      /** Where another browser has used up what strangers may try. */
      const crowded = async (address: string) => {
        for (const one of [email, other.email])
          for (let n = 0; n < 5; n++) await tryAt(testNow(), { email: one, address });
        return { 'CF-Connecting-IP': address };
      };
      const before = await crowded('192.0.2.60');
      expect((await login(email, PASSWORD, { ...before, Cookie: both })).status).toBe(200);

      expect((await changed(owner)).status).toBe(200);
      const after = await crowded('192.0.2.61');
      expect((await login(email, NEW, { ...after, Cookie: both })).status).toBe(429);
      const ofOther = await crowded('192.0.2.62');
      expect((await login(other.email, PASSWORD, { ...ofOther, Cookie: both })).status).toBe(200);

      const anew = cookieOf(await login(email, NEW, { 'CF-Connecting-IP': '192.0.2.63' }));
      const later = await crowded('192.0.2.64');
      expect((await login(email, NEW, { ...later, Cookie: anew })).status).toBe(200);
    });
  });

  it.each(['garbage', '~~~', 'a.b.c', `${'x.'.repeat(2000)}`])(
    'is not made up by %.20s',
    async (value) => {
      const { email } = await addAccount();
      for (let n = 0; n < 5; n++) await tryAt(testNow(), { email, address: '192.0.2.54' });
      const headers = { 'CF-Connecting-IP': '192.0.2.54', Cookie: `__Secure-known=${value}` };
      expect((await login(email, PASSWORD, headers)).status).toBe(429);
    },
  );
});
