import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { json, PASSWORD } from '../testing/accounts.ts';
import { call, emptyDirectory } from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { address, login, reset, resetToken } from '../testing/passwords.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

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
    'is taken from %s at once by a call that does not say how often that was meant',
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
