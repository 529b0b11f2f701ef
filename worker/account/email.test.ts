import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { json, PASSWORD } from '../testing/accounts.ts';
import { call, emptyDirectory, list, wait } from '../testing/directory.ts';
import { mailsTo, tokenIn } from '../testing/mailbox.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

/** An address that no other run of these tests writes to. */
const address = () => `${crypto.randomUUID()}@handbook.test`;

type Person = Awaited<ReturnType<typeof viewer>>;

const ask = (person: Person, email: string, currentPass = PASSWORD) =>
  person.send('POST', '/account/email', { email, currentPass });

const confirm = (token: string) => call(`/auth/confirm-email/${token}`, { method: 'POST' });

const login = (email: string) => call('/auth/login', json('POST', { email, password: PASSWORD }));

async function linkTo(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return tokenIn(mails.at(-1) ?? { text: '', html: '' });
}

describe.each([
  ['an organisation', viewer],
  ['an admin', admin],
])('%s that changes its sign-in email', (_who, someone) => {
  it('signs in with it once the link sent there is opened; the old address is told', async () => {
    const person = await someone({ email: address() });
    const email = address();
    expect(await ask(person, ` ${email.toUpperCase()}`)).toEqual({
      status: 200,
      body: {
        message: `We have sent a link to ${email}. Open it to sign in with this address from then on.`,
      },
    });
    expect((await login(person.email)).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect(await mailsTo(person.email)).toEqual([]);

    const answer = await confirm(await linkTo(email));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: `From now on you sign in with ${email}.` });
    expect((await login(email)).status).toBe(200);
    expect((await login(person.email)).status).toBe(401);
    expect((await person.send('GET', '/auth/verify')).status).toBe(200);
    const [told] = await mailsTo(person.email);
    expect(told?.text).toContain(`You now sign in to the Bristol Handbook with ${email}`);
    expect(told?.text).toContain('If this was not you, tell Harbourlight at once');
  });

  it('needs its password', async () => {
    const person = await someone();
    expect(await ask(person, address(), 'wrong-password')).toEqual({
      status: 422,
      body: {
        error: 'Current password is incorrect.',
        fields: { currentPass: 'Current password is incorrect.' },
      },
    });
  });

  it('cannot have one that is taken', async () => {
    const [person, other] = [await someone(), await viewer()];
    const error = 'This email is already registered. Log in, or reset your password.';
    expect(await ask(person, other.email)).toEqual({
      status: 409,
      body: { error, fields: { email: error } },
    });
  });

  it('cannot have one that was taken before the link was opened', async () => {
    const person = await someone({ email: address() });
    const email = address();
    await ask(person, email);
    await viewer({ email });
    const answer = await confirm(await linkTo(email));
    expect(answer.status).toBe(409);
    expect((await login(person.email)).status).toBe(200);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('is told that nothing changes where it is the same', async () => {
    const person = await someone();
    expect(await ask(person, person.email)).toMatchObject({
      status: 422,
      body: { fields: { email: 'You already sign in with this email address.' } },
    });
  });

  it('is asked for both fields', async () => {
    const person = await someone();
    expect(await person.send('POST', '/account/email', {})).toMatchObject({
      status: 422,
      body: {
        error: 'Please fix the highlighted errors.',
        fields: {
          email: 'Invalid email address',
          currentPass: 'Current password is required',
        },
      },
    });
  });

  it('is sent three links an hour at most', async () => {
    const person = await someone();
    for (let n = 0; n < 3; n++) expect((await ask(person, address())).status).toBe(200);
    const email = address();
    expect((await ask(person, email)).status).toBe(429);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('the link', () => {
  const TOO_OLD = 'This link is too old or was used before. Please ask for a new one.';

  it('works once, for 60 minutes', async () => {
    const person = await viewer({ email: address() });
    const [one, other] = [address(), address()];
    await ask(person, one);
    await ask(person, other);
    // Only the address that was asked for last counts.
    expect((await confirm(await linkTo(one))).status).toBe(400);
    const token = await linkTo(other);
    wait(59 * MINUTE);
    expect((await confirm(token)).status).toBe(200);
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ error: TOO_OLD });

    const late = await viewer();
    const third = address();
    await ask(late, third);
    wait(60 * MINUTE);
    expect((await confirm(await linkTo(third))).status).toBe(400);
  });

  it('of a reset does not confirm an email, nor the other way round', async () => {
    const person = await viewer({ email: address() });
    const email = address();
    await ask(person, email);
    await call('/auth/forgot-password', json('POST', { email: person.email }));
    expect((await confirm(await linkTo(person.email))).status).toBe(400);
    const typed = { password: 'a new secret', confirmPassword: 'a new secret' };
    const reset = await call(`/auth/reset-password/${await linkTo(email)}`, json('POST', typed));
    expect(reset.status).toBe(400);
  });

  it('leaves the published email alone, as the profile leaves the sign-in email alone', async () => {
    const person = await viewer({ email: address(), organisation: { email: 'old@public.test' } });
    const email = address();
    await ask(person, email);
    await confirm(await linkTo(email));
    const shown = async () => (await list<PublicOrganisation>('/organisations/public'))[0]?.email;
    expect(await shown()).toBe('old@public.test');
    await person.send('PUT', `/organisations/${person.organisationId}`, {
      email: 'new@public.test',
    });
    expect(await shown()).toBe('new@public.test');
    expect((await login(email)).status).toBe(200);
  });

  it('enters the audit trail with both addresses, under the account’s name', async () => {
    const person = await viewer({ email: address() });
    const email = address();
    await ask(person, email);
    await confirm(await linkTo(email));
    const entry = await env.DB.prepare('SELECT * FROM audit ORDER BY id DESC LIMIT 1').first();
    expect(entry).toMatchObject({
      account_id: person.id,
      action: 'account:confirmEmail',
      before: JSON.stringify({ email: person.email }),
      after: JSON.stringify({ email }),
    });
  });
});
