import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { needsRecentPassword, PASSWORD_MINUTES } from '../shared/account/access.ts';
import { api } from './api/api.ts';
import { database } from './db/client.ts';
import { accounts } from './db/tables.ts';
import { endpointsOf } from './openapi/endpoints.ts';
import { addAccount, json, login, PASSWORD, signedIn, tokenOf } from './testing/accounts.ts';
import { BETWEEN_CALLS, call, emptyDirectory, testNow, wait } from './testing/directory.ts';
import { everything } from './testing/everything.ts';
import { mailsTo, tokenIn } from './testing/mailbox.ts';
import { admin, viewer } from './testing/viewers.ts';

// A token that was stolen must not be enough to become, or to stay, somebody who may do everything.

beforeEach(emptyDirectory);

const AFTER = PASSWORD_MINUTES * 60_000;
const address = () => `${crypto.randomUUID()}@handbook.test`;
const REFUSED = { error: 'Please give your password again.', reason: 'password' };

/** An admin whose token somebody else has found: its password was given ten minutes ago. */
async function stolen() {
  const owner = await admin({ email: address() });
  const headers = await signedIn(owner, testNow() - AFTER);
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await call(path, body ? json(method, body, headers) : { method, headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { owner, headers, send };
}

const guarded = endpointsOf(api.routes).filter(
  ({ action }) => action !== undefined && needsRecentPassword(action),
);

it('asks for the password again at these calls', () => {
  expect(guarded.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /accounts/:id',
    'GET /export/dated-changes.csv',
    'GET /export/directory.json',
    'GET /export/helplines.csv',
    'GET /export/organisations.csv',
    'GET /export/services.csv',
    'GET /import/present',
    'POST /account/second-factor',
    'POST /account/second-factor/confirm',
    'POST /account/second-factor/off',
    'POST /account/second-factor/recovery-codes',
    'POST /accounts/:id/second-factor/removal',
    'POST /merges',
    'POST /organisations/:id/accounts',
    'POST /several/invitations',
    'PUT /lines/:id',
  ]);
});

describe.each(guarded)('$method $path', ({ method, path }) => {
  it('is refused with a stolen token, in a way that a program can tell, and changes nothing', async () => {
    const { owner, send } = await stolen();
    const other = await addAccount({ role: 'admin', organisationId: owner.organisationId });
    const id = path.startsWith('/accounts') ? other.id : owner.organisationId;
    const stood = await everything();
    const body = method !== 'GET' ? { email: address(), by: 'link' } : undefined;
    expect(await send(method, path.replace(':id', id), body)).toEqual({
      status: 403,
      body: REFUSED,
    });
    expect(await everything()).toEqual(stood);
  });
});

it('makes no permanent admin of a stolen token: no account by link, whatever is tried with it', async () => {
  const { owner, send } = await stolen();
  const invite = () =>
    send('POST', `/organisations/${owner.organisationId}/accounts`, {
      email: address(),
      by: 'link',
    });
  expect(await invite()).toMatchObject({ status: 403, body: REFUSED });
  expect(await send('POST', '/auth/confirm-password', { currentPass: 'a guess' })).toEqual({
    status: 422,
    body: {
      error: 'Current password is incorrect.',
      fields: { currentPass: 'Current password is incorrect.' },
    },
  });
  expect(await invite()).toMatchObject({ status: 403, body: REFUSED });
  expect(
    await send('POST', '/account/email', { email: address(), currentPass: 'a guess' }),
  ).toMatchObject({ status: 422 });
  expect(await database(env.DB).$count(accounts)).toBe(1);
});

it('counts wrong guesses as failed sign-ins', async () => {
  const { send } = await stolen();
  const guess = () => send('POST', '/auth/confirm-password', { currentPass: 'a guess' });
  for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

it('lets through who gives the password, for ten minutes in that session alone', async () => {
  const { owner, send } = await stolen();
  const elsewhere = await signedIn(owner, testNow() - AFTER);
  const take = () => send('GET', '/export/services.csv').catch(() => ({ status: 200 }));
  expect((await take()).status).toBe(403);
  await send('POST', '/auth/confirm-password', { currentPass: PASSWORD });
  wait(AFTER - 2 * BETWEEN_CALLS);
  expect((await take()).status).toBe(200);
  expect((await call('/export/services.csv', { headers: elsewhere })).status).toBe(403);
  expect((await take()).status).toBe(403);
});

it('counts a sign-in, and a changed password, as the password given', async () => {
  const { owner, headers, send } = await stolen();
  const Authorization = `Bearer ${await tokenOf(await login(owner.email))}`;
  expect((await call('/export/services.csv', { headers: { Authorization } })).status).toBe(200);
  expect((await call('/export/services.csv', { headers })).status).toBe(403);
  const newPass = 'another-password';
  await send('POST', '/admin/change-password', {
    currentPass: PASSWORD,
    newPass,
    confirmPass: newPass,
  });
  expect((await call('/export/services.csv', { headers })).status).toBe(200);
});

describe('every other admin is told', () => {
  async function charity() {
    const anna = await admin({ email: address() });
    const bola = await admin({ email: address(), organisationId: anna.organisationId });
    const invited = await addAccount({
      role: 'admin',
      organisationId: anna.organisationId,
      email: address(),
      passwordHash: null,
    });
    const organisation = await viewer({ email: address() });
    const told = async () => {
      const mails = await Promise.all(
        [anna, bola, invited, organisation].map(({ email }) => mailsTo(email)),
      );
      return mails.map((all) => all.map(({ text }) => text.split('\n')[0]));
    };
    return { anna, bola, invited, organisation, told };
  }

  it('of a new admin, by link too, with who made it', async () => {
    const { anna, told } = await charity();
    const email = address();
    await anna.send('POST', `/organisations/${anna.organisationId}/accounts`, {
      email,
      by: 'link',
    });
    const words = `${anna.email} has invited ${email} to sign in as an admin.`;
    expect(await told()).toEqual([[words], [words], [], []]);
  });

  it('of one who is removed, also by themselves', async () => {
    const { anna, bola, told } = await charity();
    await bola.send('DELETE', `/accounts/${bola.id}`);
    const words = `${bola.email} has removed the admin ${bola.email}, who can no longer sign in.`;
    expect(await told()).toEqual([[words], [], [], []]);
    const [mail] = await mailsTo(anna.email);
    expect(mail?.text).toContain(`/admin/people/${anna.organisationId}`);
  });

  it('of a password that was set through a link', async () => {
    const { anna, bola, told } = await charity();
    await call('/auth/forgot-password', json('POST', { email: bola.email }));
    const [mail] = await mailsTo(bola.email);
    const typed = { password: 'a new secret', confirmPassword: 'a new secret' };
    await call(`/auth/reset-password/${tokenIn(mail as never)}`, json('POST', typed));
    const [annas, bolas] = await told();
    expect(annas).toEqual([
      `The admin ${bola.email} has set a password with a link from an email, or one that was handed over.`,
    ]);
    expect(bolas).toHaveLength(2);
    expect(await mailsTo(anna.email)).toHaveLength(1);
  });

  it('of a password that was changed with the one before', async () => {
    const { anna, bola, told } = await charity();
    const newPass = 'another-password';
    await bola.send('POST', '/admin/change-password', {
      currentPass: PASSWORD,
      newPass,
      confirmPass: newPass,
    });
    const [annas, bolas, ...others] = await told();
    expect(annas).toEqual([
      `The admin ${bola.email} has changed their password, after giving the one before.`,
    ]);
    expect([bolas?.length, ...others]).toEqual([1, [], []]);
    expect(await mailsTo(anna.email)).toHaveLength(1);
  });

  it('of the directory taken out as files, once for several, whoever did it included', async () => {
    const { anna, told } = await charity();
    const take = (file: string) => call(`/export/${file}`, { headers: anna.headers });
    for (const file of ['services.csv', 'directory.json', 'services.csv'])
      expect((await take(file)).status).toBe(200);
    const words = `${anna.email} has taken out the whole directory as a file, what is taken down or secret included.`;
    expect(await told()).toEqual([[words], [words], [], []]);
  });

  it('of another sign-in email', async () => {
    const { anna, bola, told } = await charity();
    const email = address();
    await bola.send('POST', '/account/email', { email, currentPass: PASSWORD });
    const [mail] = await mailsTo(email);
    await call(`/auth/confirm-email/${tokenIn(mail as never)}`, { method: 'POST' });
    const [annas] = await told();
    expect(annas).toEqual([
      `An admin has changed their sign-in email from ${bola.email} to ${email}.`,
    ]);
    expect(await mailsTo(anna.email)).toHaveLength(1);
  });

  it('and nobody of what an organisation does with its own', async () => {
    const { organisation, told } = await charity();
    const path = `/organisations/${organisation.organisationId}/accounts`;
    const { body } = await organisation.send('POST', path, { email: address(), by: 'link' });
    await organisation.send('DELETE', `/accounts/${body.account._id}`);
    expect(await told()).toEqual([[], [], [], []]);
  });
});
