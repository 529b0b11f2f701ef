import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addAccount,
  browser,
  login,
  refresh,
  refreshCookie,
  tokenOf,
  verify,
} from '../testing/accounts.ts';
import { BETWEEN_CALLS, call, emptyDirectory, testNow, wait } from '../testing/directory.ts';
import { startSession } from './queries.ts';

beforeEach(emptyDirectory);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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

  it('lasts as long as it is used once in 30 days', async () => {
    let { cookie } = await browser();
    for (let month = 0; month < 3; month++) {
      wait(29 * DAY);
      cookie = refreshCookie(await refresh(cookie));
    }
    wait(30 * DAY);
    expect((await refresh(cookie)).status).toBe(401);
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
