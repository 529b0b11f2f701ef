import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../shared/time/units.ts';
import { PASSWORD, refreshCookie } from '../testing/accounts.ts';
import { call, emptyDirectory, wait } from '../testing/directory.ts';
import { mailsTo, tokenIn } from '../testing/mailbox.ts';
import { address, forgot, login, reset, resetToken } from '../testing/passwords.ts';
import { viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const TOO_OLD = 'This link is too old or was used before. Please ask for a new one.';

describe('a forgotten password', () => {
  it('brings a link by mail, in plain text and in HTML', async () => {
    const { email } = await viewer({ email: address() });
    const answer = await forgot(` ${email.toUpperCase()}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message:
        'Check your inbox and follow the link to set a new password. It may take a while: please check your spam folder too.',
    });
    const [mail] = await mailsTo(email);
    const link = `https://handbook.test/reset-password/${mail && tokenIn(mail)}`;
    expect(mail?.text).toContain(`Set a new password:\n${link}`);
    expect(mail?.html).toContain(`<a href="${link}">Set a new password</a>`);
    expect(mail?.text).toContain('The link works once, for 60 minutes.');
  });

  it('answers alike for an address that nobody has, and sends nothing', async () => {
    const { email } = await viewer({ email: address() });
    const unknown = address();
    const [one, other] = [await forgot(email), await forgot(unknown)];
    expect(other.status).toBe(one.status);
    expect(await other.text()).toBe(await one.text());
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('sends three mails an hour at most, and says the same ever after', async () => {
    const { email } = await viewer({ email: address() });
    for (let n = 0; n < 6; n++) expect((await forgot(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
    wait(61 * MINUTE);
    await forgot(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('wants an email', async () => {
    const answer = await forgot('me');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { email: 'Invalid email address' } });
  });
});

describe('a reset', () => {
  it('sets the new password, and ends every session there was', async () => {
    const account = await viewer({ email: address() });
    const session = refreshCookie(await login(account.email, PASSWORD));
    const answer = await reset(await resetToken(account.email), 'a new secret');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: 'Your password was changed. You can now log in with it.',
    });
    expect((await account.send('GET', '/auth/verify')).status).toBe(401);
    const refreshed = await call('/auth/refresh', {
      method: 'POST',
      headers: { Cookie: session },
    });
    expect(refreshed.status).toBe(401);
    expect((await login(account.email, PASSWORD)).status).toBe(401);
    expect((await login(account.email, 'a new secret')).status).toBe(200);
  });

  it('works once', async () => {
    const { email } = await viewer({ email: address() });
    const token = await resetToken(email);
    await reset(token, 'a new secret');
    const again = await reset(token, 'another one');
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ error: TOO_OLD });
    expect((await login(email, 'a new secret')).status).toBe(200);
  });

  it('works once, for two at the same time too', async () => {
    const { email } = await viewer({ email: address() });
    const token = await resetToken(email);
    const answers = await Promise.all([reset(token, 'secret one'), reset(token, 'secret two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('works for 60 minutes', async () => {
    const { email } = await viewer({ email: address() });
    const early = await resetToken(email);
    wait(59 * MINUTE);
    expect((await reset(early, 'a new secret')).status).toBe(200);

    const token = await resetToken(email);
    wait(60 * MINUTE);
    expect((await reset(token, 'a new secret')).status).toBe(400);
  });

  it('works with the newest link alone', async () => {
    const { email } = await viewer({ email: address() });
    const [older, newer] = [await resetToken(email), await resetToken(email)];
    expect((await reset(older, 'a new secret')).status).toBe(400);
    expect((await reset(newer, 'a new secret')).status).toBe(200);
  });

  it('is told to its mailbox', async () => {
    const { email } = await viewer({ email: address() });
    await reset(await resetToken(email), 'a new secret');
    const [, told, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(told?.text).toContain('was set or changed just now');
    expect(told?.text).toContain('https://handbook.test/forgot-password');
  });

  it.each([
    ['garbage', 'garbage'],
    ['a NUL', '%00'],
    ['a long text', 'a'.repeat(200)],
  ])('refuses %s for a token', async (_what, token) => {
    const answer = await reset(token, 'a new secret');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: TOO_OLD });
  });

  it('wants the password twice, and keeps the link good until it has it', async () => {
    const { email } = await viewer({ email: address() });
    const token = await resetToken(email);
    const answer = await reset(token, 'a new secret', 'an old secret');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: 'Please fix the highlighted errors.',
      fields: { confirmPassword: 'Passwords do not match!' },
    });
    expect((await reset(token, 'a new secret')).status).toBe(200);
  });

  it('gives a listing its first password', async () => {
    const { email } = await viewer({ email: address(), passwordHash: null });
    await reset(await resetToken(email), 'a first secret');
    expect((await login(email, 'a first secret')).status).toBe(200);
  });

  it('does not approve anyone', async () => {
    const { email } = await viewer({ email: address(), organisation: { approved: false } });
    expect((await reset(await resetToken(email), 'a new secret')).status).toBe(200);
    expect((await login(email, 'a new secret')).status).toBe(403);
  });

  it('ends the wait after failed sign-ins', async () => {
    const { email } = await viewer({ email: address() });
    for (let n = 0; n < 9; n++) await login(email, 'wrong-password');
    expect((await login(email, PASSWORD)).status).toBe(429);
    await reset(await resetToken(email), 'a new secret');
    expect((await login(email, 'a new secret')).status).toBe(200);
  });

  it('keeps no link in the database, only digests', async () => {
    const { email } = await viewer({ email: address() });
    const token = await resetToken(email);
    const tables = await env.DB.batch(
      ['one_time_tokens', 'outbox', 'audit'].map((table) =>
        env.DB.prepare(`SELECT * FROM ${table}`),
      ),
    );
    expect(token).toHaveLength(43);
    expect(JSON.stringify(tables)).not.toContain(token);
  });
});
