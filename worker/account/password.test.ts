import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { json, PASSWORD, refreshCookie } from '../testing/accounts.ts';
import { call, emptyDirectory, wait } from '../testing/directory.ts';
import { mailsTo, tokenIn } from '../testing/mailbox.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const MINUTE = 60_000;

/** An address that no other run of these tests writes to. */
const address = () => `${crypto.randomUUID()}@handbook.test`;

const login = (email: string, password: string) =>
  call('/auth/login', json('POST', { email, password }));

const forgot = (email: string) => call('/auth/forgot-password', json('POST', { email }));

const reset = (token: string, password: string, confirmPassword = password) =>
  call(`/auth/reset-password/${token}`, json('POST', { password, confirmPassword }));

/** The link of the last reset mail that came to this address. */
async function resetToken(email: string): Promise<string> {
  await forgot(email);
  const mails = await mailsTo(email);
  return tokenIn(mails.at(-1) ?? { text: '', html: '' });
}

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

  it('wants an e-mail', async () => {
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

describe.each([
  ['an organisation', viewer, '/organisations/change-password', '/admin/change-password'],
  ['an admin', admin, '/admin/change-password', '/organisations/change-password'],
])('%s that changes its password', (_who, someone, path, foreign) => {
  const change = (fields: object = {}) => ({
    currentPass: PASSWORD,
    newPass: 'a new secret',
    confirmPass: 'a new secret',
    ...fields,
  });

  it('stays signed in where it did, and is signed out everywhere else', async () => {
    const person = await someone();
    const elsewhere = await login(person.email, PASSWORD);
    const { accessToken } = (await elsewhere.json()) as { accessToken: string };
    expect(await person.send('POST', path, change())).toEqual({
      status: 200,
      body: { message: 'Your password was changed.' },
    });
    expect((await person.send('GET', '/auth/verify')).status).toBe(200);
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await call('/auth/verify', { headers })).status).toBe(401);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect((await login(person.email, 'a new secret')).status).toBe(200);
  });

  it('is told by mail', async () => {
    const person = await someone({ email: address() });
    await person.send('POST', path, change({ currentPass: 'wrong-password' }));
    expect(await mailsTo(person.email)).toEqual([]);
    await person.send('POST', path, change());
    const [told, ...more] = await mailsTo(person.email);
    expect(more).toEqual([]);
    expect(told?.text).toContain('was set or changed just now');
  });

  it('needs the current one', async () => {
    const person = await someone();
    expect(await person.send('POST', path, change({ currentPass: 'wrong-password' }))).toEqual({
      status: 422,
      body: {
        error: 'Current password is incorrect.',
        fields: { currentPass: 'Current password is incorrect.' },
      },
    });
    expect((await login(person.email, PASSWORD)).status).toBe(200);
  });

  it('gets a message at each field', async () => {
    const person = await someone();
    expect(await person.send('POST', path, {})).toEqual({
      status: 422,
      body: {
        error: 'Please fix the highlighted errors.',
        fields: {
          currentPass: 'Current password is required',
          newPass: 'New password must be at least 6 characters',
          confirmPass: 'Confirm new password must be at least 6 characters',
        },
      },
    });
    expect(await person.send('POST', path, change({ confirmPass: 'another one' }))).toMatchObject({
      status: 422,
      body: { fields: { confirmPass: 'New passwords do not match.' } },
    });
  });

  it('has a call of its own: the other one is forbidden', async () => {
    const person = await someone();
    expect((await person.send('POST', foreign, change())).status).toBe(403);
  });

  it('makes links that are on their way useless', async () => {
    const person = await someone({ email: address() });
    const token = await resetToken(person.email);
    await person.send('POST', path, change());
    expect((await reset(token, 'stolen secret')).status).toBe(400);
  });

  it('is in the audit trail, without the passwords', async () => {
    const person = await someone();
    await person.send('POST', path, change());
    const entry = await env.DB.prepare('SELECT * FROM audit ORDER BY id DESC LIMIT 1').first();
    expect(entry).toMatchObject({
      account_id: person.id,
      account_email: person.email,
      kind: 'account',
      record_id: person.id,
      before: null,
      after: null,
    });
  });

  it('waits longer after each wrong guess', async () => {
    const person = await someone();
    const guess = () => person.send('POST', path, change({ currentPass: 'wrong-password' }));
    for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('a new password that is easy to guess', () => {
  const weak = (saidWeak?: number) => ({
    currentPass: PASSWORD,
    newPass: 'abcdef',
    confirmPass: 'abcdef',
    saidWeak,
  });

  it.each([
    ['an organisation', viewer, '/organisations/change-password', 1],
    ['an admin', admin, '/admin/change-password', 2],
  ] as const)('is said to be one before %s gets it', async (_who, someone, path, times) => {
    const person = await someone();
    for (let said = 0; said < times; said++) {
      const refused = await person.send('POST', path, weak(said));
      expect(refused).toMatchObject({ status: 422, body: { reason: 'weakPassword' } });
      expect(refused.body.fields.newPass).toMatch(
        /^This password is easy to guess\. It is a row of keys/,
      );
      expect((await login(person.email, 'abcdef')).status).toBe(401);
    }
    expect((await person.send('POST', path, weak(times))).status).toBe(200);
    expect((await login(person.email, 'abcdef')).status).toBe(200);
  });

  it.each([
    ['an organisation', viewer, '/organisations/change-password'],
    ['an admin', admin, '/admin/change-password'],
  ] as const)(
    'is taken from %s at once by the call as the spec has it',
    async (_who, someone, path) => {
      const person = await someone();
      expect((await person.send('POST', path, weak())).status).toBe(200);
    },
  );

  it('is said to be one at a reset, and its link stays good', async () => {
    const { email } = await viewer({ email: address(), organisation: { name: 'Harbour Kitchen' } });
    const token = await resetToken(email);
    const send = (saidWeak: number) =>
      call(
        `/auth/reset-password/${token}`,
        json('POST', { password: 'harbourkitchen', confirmPassword: 'harbourkitchen', saidWeak }),
      );
    const refused = await send(0);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ reason: 'weakPassword' });
    expect((await send(1)).status).toBe(200);
  });

  it('is said to be one at a registration, which is made once it is meant', async () => {
    const email = address();
    const typed = { name: 'Ark', description: 'Beds for the night.', email, password: 'password1' };
    const register = (saidWeak?: number) =>
      call('/auth/register', json('POST', { ...typed, saidWeak }));
    expect((await register(0)).status).toBe(422);
    expect((await register(1)).status).toBe(201);
    const stored = await env.DB.prepare('SELECT after FROM audit ORDER BY id DESC LIMIT 1').first();
    expect(JSON.stringify(stored)).not.toContain('saidWeak');
  });
});
