import { env } from 'cloudflare:test';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../shared/time/units.ts';
import {
  addAccount,
  browser,
  json,
  login,
  PASSWORD,
  refresh,
  verify,
} from '../testing/accounts.ts';
import { call, emptyDirectory, testNow, wait } from '../testing/directory.ts';
import { viewer } from '../testing/viewers.ts';
import { isOutdated } from './passwords/passwords.ts';

beforeEach(emptyDirectory);

describe('signing in', () => {
  it('gives an access token, and the organisation with the role of the account', async () => {
    const account = await addAccount({ organisation: { name: 'Harbour Kitchen' } });
    const answer = await login(account.email);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { accessToken: string };
    expect(body).toEqual({
      accessToken: expect.any(String),
      organisation: {
        _id: account.organisationId,
        name: 'Harbour Kitchen',
        role: 'organisation',
      },
    });
    expect((await verify(body.accessToken)).status).toBe(200);
  });

  it('sets a cookie that only sign-in calls of this site are sent, and no script can read', async () => {
    const answer = await login((await addAccount()).email);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^refresh=[\w-]{36}\.[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('takes an email however it is typed', async () => {
    const { email } = await addAccount();
    expect((await login(` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('says the same of a wrong password, an unknown email and an account that has no password yet', async () => {
    const known = await addAccount();
    const invited = await addAccount({ passwordHash: null });
    for (const [email, password] of [
      [known.email, 'wrong-password'],
      ['nobody@handbook.test', PASSWORD],
      [invited.email, PASSWORD],
    ] as const) {
      const answer = await login(email, password);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: 'Incorrect email or password.' });
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
  });

  it('tells a pending organisation so, but only who knows its password', async () => {
    const { email } = await addAccount({ organisation: { approved: false } });
    const answer = await login(email);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: 'Your organisation is awaiting approval.' });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect((await login(email, 'wrong-password')).status).toBe(401);
  });

  it('lets in the owner of a listing that the charity has taken down', async () => {
    const { email } = await addAccount({ organisation: { published: false } });
    expect((await login(email)).status).toBe(200);
  });

  it('names each field that is wrong', async () => {
    const answer = await call('/auth/login', json('POST', { email: 'me', password: '12345' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: 'Please fix the highlighted errors.',
      fields: {
        email: 'Invalid email address',
        password: 'Password must be at least 6 characters',
      },
    });
  });

  it('hashes a password anew where its hash is weaker than today’s', async () => {
    // scrypt of 'secret' at a cost of years ago.
    const weak = '$scrypt$ln=4,r=8,p=1$BwcHBwcHBwcHBwcHBwcHBw$WEAK';
    const { scryptSync } = await import('node:crypto');
    const digest = scryptSync('secret', Buffer.alloc(16, 7), 32, { N: 16, r: 8, p: 1 });
    const passwordHash = weak.replace('WEAK', digest.toString('base64').replace('=', ''));
    const { email, id } = await addAccount({ passwordHash });
    expect((await login(email, 'secret')).status).toBe(200);
    const row = await env.DB.prepare('SELECT password_hash FROM accounts WHERE id = ?')
      .bind(id)
      .first<{ password_hash: string }>();
    expect(isOutdated(passwordHash)).toBe(true);
    expect(isOutdated(row?.password_hash ?? passwordHash)).toBe(false);
    expect((await login(email, 'secret')).status).toBe(200);
  });

  it.each([undefined, '', 'too short to sign with'])(
    'is not possible with the secret %o, and says so; the public pages go on',
    async (JWT_SECRET) => {
      const bindings = { ...env, JWT_SECRET };
      const { email } = await addAccount();
      const answer = await login(email, PASSWORD, bindings);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        error: 'Signing in is not set up here: the secret JWT_SECRET is missing.',
      });
      expect((await call('/organisations/public', undefined, bindings)).status).toBe(200);
    },
  );
});

describe('an access token', () => {
  const forged = (secret: string, sub: string, sid: string, exp: number) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(sub)
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(secret));

  it('is good for 15 minutes', async () => {
    const { token } = await browser();
    wait(14 * MINUTE);
    expect((await verify(token)).status).toBe(200);
    wait(MINUTE);
    const late = await verify(token);
    expect(late.status).toBe(401);
    expect(await late.json()).toEqual({ error: 'Your session has ended. Please sign in again.' });
    expect(late.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  it('is wanted: nobody is let in without one', async () => {
    for (const Authorization of ['', 'Basic abc', 'Bearer ']) {
      const answer = await call('/auth/verify', { headers: { Authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: 'No token found.' });
    }
  });

  it('is ours: garbage, a foreign signature or none at all is refused', async () => {
    const { account, token } = await browser();
    const { sid } = JSON.parse(atob(token.split('.')[1] ?? ''));
    const inAnHour = testNow() / 1000 + 3600;
    const none = `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`;
    const foreign = await forged('another secret of thirty-two bytes', account.id, sid, inAnHour);
    for (const wrong of ['garbage', 'a.b.c', `${token}x`, none, foreign])
      expect((await verify(wrong)).status).toBe(401);
    const own = await forged(env.JWT_SECRET ?? '', account.id, sid, inAnHour);
    expect((await verify(own)).status).toBe(200);
  });

  it('is for its own account: another’s session does not serve', async () => {
    const [mine, theirs] = [await browser(), await browser()];
    const { sid } = JSON.parse(atob(theirs.token.split('.')[1] ?? ''));
    const mixed = await forged(env.JWT_SECRET ?? '', mine.account.id, sid, testNow() / 1000 + 60);
    expect((await verify(mixed)).status).toBe(401);
  });

  it('stops at once when its organisation is deleted', async () => {
    const { account, token, cookie } = await browser();
    await env.DB.prepare('DELETE FROM organisations WHERE id = ?')
      .bind(account.organisationId)
      .run();
    expect((await verify(token)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('has the role that the account has now, not then', async () => {
    const { account, token } = await browser();
    await env.DB.prepare("UPDATE accounts SET role = 'admin' WHERE id = ?").bind(account.id).run();
    expect(await (await verify(token)).json()).toMatchObject({ organisation: { role: 'admin' } });
  });

  it('of a pending organisation opens nothing', async () => {
    const pending = await viewer({ organisation: { approved: false } });
    expect(await pending.send('GET', '/auth/verify')).toEqual({
      status: 403,
      body: { error: 'Your organisation is awaiting approval.' },
    });
  });
});
