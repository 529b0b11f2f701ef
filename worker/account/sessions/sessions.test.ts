import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../shared/time/units.ts';
import {
  addAccount,
  browser,
  json,
  login,
  PASSWORD,
  refresh,
  refreshCookie,
  tokenOf,
  verify,
} from '../../testing/accounts.ts';
import { BETWEEN_CALLS, call, emptyDirectory, testNow, wait } from '../../testing/directory.ts';
import { viewer } from '../../testing/viewers.ts';
import { deviceName } from './device.ts';
import { startSession } from './queries.ts';

beforeEach(emptyDirectory);

const confirmPassword = (token: string, currentPass = PASSWORD) =>
  call(
    '/auth/confirm-password',
    json('POST', { currentPass }, { Authorization: `Bearer ${token}` }),
  );

describe('staying signed in', () => {
  it('takes the cookie for another access token and another cookie', async () => {
    const { cookie } = await browser();
    wait(20 * MINUTE);
    const answer = await refresh(cookie);
    expect(answer.status).toBe(200);
    expect(refreshCookie(answer)).not.toBe(cookie);
    expect((await verify(await tokenOf(answer))).status).toBe(200);
  });

  it('works from two tabs that refresh at the same time', async () => {
    const { cookie } = await browser();
    const answers = await Promise.all([refresh(cookie), refresh(cookie)]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect((await verify(await tokenOf(answer))).status).toBe(200);
    }
    // One of them replaced the cookie that both share.
    const [replaced = '', ...more] = answers.map(refreshCookie).filter(Boolean);
    expect(more).toEqual([]);
    expect((await refresh(replaced)).status).toBe(200);
  });

  it('works from a second tab that is not quite ten seconds late', async () => {
    const { cookie } = await browser();
    await refresh(cookie);
    wait(9_999 - BETWEEN_CALLS);
    const late = await refresh(cookie);
    expect(late.status).toBe(200);
    expect(late.headers.get('Set-Cookie')).toBeNull();
  });

  it('ends for everyone when an old cookie is used after ten seconds: it may be a thief’s', async () => {
    const { cookie: stolen } = await browser();
    const renewed = await refresh(stolen);
    wait(10_000 - BETWEEN_CALLS);
    const thief = await refresh(stolen);
    expect(thief.status).toBe(401);
    expect(thief.headers.get('Set-Cookie')).toMatch(/^refresh=; Max-Age=0; Path=\/api\/auth;/);
    expect((await refresh(refreshCookie(renewed))).status).toBe(401);
    expect((await verify(await tokenOf(renewed))).status).toBe(401);
  });

  it('ends for everyone when a thief was first, and the owner comes after', async () => {
    const { cookie } = await browser();
    let thief = refreshCookie(await refresh(cookie));
    thief = refreshCookie(await refresh(thief));
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(thief)).status).toBe(401);
  });

  it('ends 30 days after the password was given, however much it is used', async () => {
    let { cookie, token } = await browser();
    for (let day = 1; day < 30; day++) {
      wait(DAY - BETWEEN_CALLS);
      const answer = await refresh(cookie);
      expect(answer.status).toBe(200);
      // The cookie goes with it.
      const left = 86_400 * (30 - day);
      expect(answer.headers.get('Set-Cookie')).toContain(`Max-Age=${left};`);
      [cookie, token] = [refreshCookie(answer), await tokenOf(answer)];
    }
    wait(DAY - BETWEEN_CALLS);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await verify(token)).status).toBe(401);
  });

  it('has 30 more days from when the password was given again', async () => {
    const { cookie, token } = await browser();
    await confirmPassword(token);
    const { cookie: untouched } = await browser();
    wait(30 * DAY - 3 * BETWEEN_CALLS);
    expect((await refresh(cookie)).status).toBe(200);
    wait(3 * BETWEEN_CALLS);
    expect((await refresh(untouched)).status).toBe(401);
  });

  it('of an older Worker, which does not say when the password was given, ends 30 days after the sign-in', async () => {
    const { cookie, account } = await browser();
    const far = new Date(testNow() + 90 * DAY).toISOString();
    await env.DB.prepare(
      'UPDATE sessions SET password_at = NULL, expires_at = ?1 WHERE account_id = ?2',
    )
      .bind(far, account.id)
      .run();
    wait(29 * DAY);
    const answer = await refresh(cookie);
    expect(answer.status).toBe(200);
    wait(DAY);
    expect((await refresh(refreshCookie(answer))).status).toBe(401);
  });

  it('needs a cookie', async () => {
    const answer = await call('/auth/refresh', { method: 'POST' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'No token found.' });
    expect((await refresh('refresh=garbage')).status).toBe(401);
  });

  it('leaves other sign-ins of the account alone', async () => {
    const one = await browser();
    const other = await login(one.account.email);
    wait(20_000);
    await refresh(one.cookie);
    wait(20_000);
    await refresh(one.cookie);
    expect((await refresh(refreshCookie(other))).status).toBe(200);
  });

  it('does not begin with a password that was changed while it was checked', async () => {
    const { id } = await addAccount({ passwordHash: 'the new one' });
    expect(await startSession(env.DB, { id, passwordHash: 'the old one' }, testNow())).toBeNull();
  });

  it('keeps no token in the database, only digests', async () => {
    const { cookie } = await browser();
    const { results } = await env.DB.prepare('SELECT * FROM sessions').all();
    const [, secret = 'none'] = cookie.split('.');
    expect(JSON.stringify(results)).not.toContain(secret);
  });
});

describe('signing out', () => {
  const logout = (cookie: string, headers: Record<string, string> = {}) =>
    call('/auth/logout', { method: 'POST', headers: { Cookie: cookie, ...headers } });

  it('ends the session and takes the cookie back', async () => {
    const { cookie, token } = await browser();
    const answer = await logout(cookie);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'You are logged out.' });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^refresh=; Max-Age=0; Path=\/api\/auth;/);
    expect((await verify(token)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('needs nothing but the cookie, and not even that', async () => {
    expect((await call('/auth/logout', { method: 'POST' })).status).toBe(200);
    expect((await logout('refresh=garbage')).status).toBe(200);
  });

  it.each(['refresh', 'logout'])('another site’s page cannot %s', async (what) => {
    const { cookie, token } = await browser();
    const from = (Origin: string) =>
      call(`/auth/${what}`, { method: 'POST', headers: { Cookie: cookie, Origin } });
    for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test']) {
      const answer = await from(origin);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ error: 'This call is only for pages of this site.' });
    }
    expect((await verify(token)).status).toBe(200);
    expect((await from('http://localhost')).status).toBe(200);
  });
});

describe('the list of one’s own sessions', () => {
  type Listed = { _id: string; isThis: boolean; device: string; beganAt: string; usedAt: string };
  const sessionsOf = async ({ send }: Person) =>
    (await send('GET', '/account/sessions')).body as Listed[];
  type Person = Awaited<ReturnType<typeof viewer>>;

  const signInWith = (email: string, agent: string) =>
    call('/auth/login', json('POST', { email, password: PASSWORD }, { 'User-Agent': agent }));
  const PHONE =
    'Mozilla/5.0 (Linux; Android 15; SM-S921B Build/AP3A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

  it('says when each began and was used, on what, and which one asks', async () => {
    const person = await viewer();
    const began = testNow() + BETWEEN_CALLS;
    const phone = await signInWith(person.email, PHONE);
    wait(12 * MINUTE);
    await refresh(refreshCookie(phone));
    const used = testNow();
    const [first, second, ...more] = await sessionsOf(person);
    expect(more).toEqual([]);
    expect(first).toEqual({
      _id: expect.any(String),
      isThis: false,
      device: 'Chrome on Android',
      beganAt: new Date(began).toISOString(),
      usedAt: new Date(used).toISOString(),
    });
    expect(second).toMatchObject({ isThis: true, device: '' });
  });

  it('ends one of them, at once', async () => {
    const person = await viewer();
    const phone = await signInWith(person.email, PHONE);
    const cookie = refreshCookie(phone);
    const token = await tokenOf(phone);
    const [other] = (await sessionsOf(person)).filter(({ isThis }) => !isThis);
    const end = () => person.send('DELETE', `/account/sessions/${other?._id}`);
    expect((await end()).status).toBe(200);
    expect((await verify(token)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await end()).status).toBe(404);
    expect((await person.send('GET', '/auth/verify')).status).toBe(200);
  });

  it('ends all but the one that asks', async () => {
    const person = await viewer();
    const stranger = await viewer();
    for (let n = 0; n < 3; n++) await login(person.email);
    expect(await sessionsOf(person)).toHaveLength(4);
    expect((await person.send('DELETE', '/account/sessions')).status).toBe(200);
    expect(await sessionsOf(person)).toMatchObject([{ isThis: true }]);
    expect(await sessionsOf(stranger)).toHaveLength(1);
  });

  it('neither shows nor ends a colleague’s', async () => {
    const person = await viewer();
    const colleague = await viewer({ organisationId: person.organisationId });
    const [theirs] = await sessionsOf(colleague);
    expect(await sessionsOf(person)).toHaveLength(1);
    expect((await person.send('DELETE', `/account/sessions/${theirs?._id}`)).status).toBe(404);
    expect((await colleague.send('GET', '/auth/verify')).status).toBe(200);
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', ''],
  ['<script>alert(1)</script>'.repeat(1000), ''],
  [undefined, ''],
])('names the device of %s roughly', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
