import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth/slim';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { accounts, audit, outbox, recoveryCodes, secondFactors } from '../../db/tables.ts';
import { addFactor, json, PASSWORD, SECRET } from '../../testing/accounts.ts';
import { BETWEEN_CALLS, call, emptyDirectory, testNow, wait } from '../../testing/directory.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { viewer } from '../../testing/viewers.ts';
import { newRecoveryCodes, stripCode } from './codes.ts';
import { seal, unseal } from './seal.ts';
import { stepOf } from './totp.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(outbox);
});

type Person = Awaited<ReturnType<typeof viewer>>;

const address = () => `${crypto.randomUUID()}@handbook.test`;

/** What an app shows at the time of the next call. */
const shown = (secret = SECRET, at = testNow() + BETWEEN_CALLS) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Six digits that no app shows now. */
const wrong = (secret = SECRET) => {
  const near = [-2, -1, 0, 1, 2].map((n) => shown(secret, testNow() + n * 30_000));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((it) => !near.includes(it)) ??
    ''
  );
};

const signIn = async (email: string, code?: string, password = PASSWORD, bindings = env) => {
  const answer = await call('/auth/login', json('POST', { email, password, code }), bindings);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const NEEDED = { error: 'Type the code that your app shows now.', reason: 'code' };
const WRONG = 'That code is not right, or it was used before.';
const REFUSED = { status: 403, body: { error: WRONG, fields: { code: WRONG }, reason: 'code' } };

describe('setting it up', () => {
  async function begin(person: Person) {
    const { status, body } = await person.send('POST', '/account/second-factor');
    expect(status).toBe(201);
    return body as { secret: string; address: string };
  }
  const confirm = (person: Person, code: string) =>
    person.send('POST', '/account/second-factor/confirm', { code });

  it('gives a secret as text and for a QR code, and counts once a code was typed', async () => {
    const person = await viewer({ email: address() });
    const { secret, address: uri } = await begin(person);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect((await signIn(person.email)).status).toBe(200);

    expect(await confirm(person, wrong(secret))).toMatchObject({
      status: 422,
      body: { fields: { code: expect.stringMatching(/^That is not the code/) } },
    });
    const { status, body } = await confirm(person, shown(secret));
    expect(status).toBe(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await person.send('GET', '/account/second-factor')).body).toEqual({
      accountId: person.id,
      since: new Date(testNow() - BETWEEN_CALLS).toISOString(),
      recoveryCodesLeft: 10,
      removalDueAt: null,
    });
    expect(await signIn(person.email)).toEqual({ status: 403, body: NEEDED });
    expect((await mailsTo(person.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('now asks for a code from your app'),
    ]);
  });

  it('may be begun again until it is on, and not after', async () => {
    const person = await viewer();
    const first = await begin(person);
    const second = await begin(person);
    expect(second.secret).not.toBe(first.secret);
    expect((await confirm(person, shown(first.secret))).status).toBe(422);
    expect((await confirm(person, shown(second.secret))).status).toBe(200);
    expect((await person.send('POST', '/account/second-factor')).status).toBe(409);
    expect((await confirm(person, shown(second.secret))).status).toBe(409);
  });

  it('keeps neither the secret nor a recovery code in the database', async () => {
    const person = await viewer();
    const { secret } = await begin(person);
    const { body } = await confirm(person, shown(secret));
    const rows = JSON.stringify([
      await db.select().from(secondFactors),
      await db.select().from(recoveryCodes),
      await db.select().from(audit),
      await db.select().from(outbox),
    ]);
    for (const hidden of [secret, ...body.recoveryCodes, ...body.recoveryCodes.map(stripCode)])
      expect(rows).not.toContain(hidden);
  });
});

describe('signing in', () => {
  const signedUp = async () => {
    const person = await viewer({ email: address() });
    await addFactor(person);
    return person;
  };

  it('asks for the code only after the right password, in the words of any wrong one', async () => {
    const { email } = await signedUp();
    expect(await signIn(email, undefined, 'wrong-password')).toEqual({
      status: 401,
      body: { error: 'Incorrect email or password.' },
    });
    expect(await signIn(email, shown(), 'wrong-password')).toMatchObject({ status: 401 });
    expect(await signIn(email)).toEqual({ status: 403, body: NEEDED });
    const answer = await call('/auth/login', json('POST', { email, password: PASSWORD }));
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('works with the code of the app, once, however it is typed', async () => {
    const { email } = await signedUp();
    const code = shown();
    expect((await signIn(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect(await signIn(email, code)).toEqual(REFUSED);
    wait(MINUTE);
    expect((await signIn(email, shown())).status).toBe(200);
  });

  it('takes the code of half a minute ago or to come, and none further away', async () => {
    const at = Date.parse('2026-06-01T12:00:15.000Z');
    const steps = [-60_000, -30_000, 0, 30_000, 60_000].map((by) =>
      stepOf(SECRET, shown(SECRET, at + by), at),
    );
    const now = at / 30_000;
    expect(steps).toEqual([null, Math.floor(now) - 1, Math.floor(now), Math.floor(now) + 1, null]);
  });

  it('takes no older code once a newer one was used', async () => {
    const { email } = await signedUp();
    const older = shown(SECRET, testNow() + BETWEEN_CALLS - 30_000);
    expect((await signIn(email, shown())).status).toBe(200);
    expect(await signIn(email, older)).toEqual(REFUSED);
  });

  it('works with one code for one of two at the same time', async () => {
    const { email } = await signedUp();
    const code = shown();
    const answers = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('works with a recovery code, once, and its owner is told', async () => {
    const person = await signedUp();
    const { codes, digests } = newRecoveryCodes(person.id);
    await db
      .insert(recoveryCodes)
      .values(digests.map((digest) => ({ digest, accountId: person.id })));
    const [first = '', second = ''] = codes;
    expect((await signIn(person.email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await signIn(person.email, first)).toEqual(REFUSED);
    expect((await signIn(person.email, second)).status).toBe(200);
    expect((await person.send('GET', '/account/second-factor')).body.recoveryCodesLeft).toBe(8);
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  it('takes no recovery code of another account', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const { codes, digests } = newRecoveryCodes(other.id);
    await db
      .insert(recoveryCodes)
      .values(digests.map((digest) => ({ digest, accountId: other.id })));
    expect(await signIn(one.email, codes[0])).toEqual(REFUSED);
  });

  it('waits longer after each wrong code, and counts them by account', async () => {
    const { email } = await signedUp();
    for (let n = 0; n < 5; n++) expect((await signIn(email, wrong())).status).toBe(403);
    expect((await signIn(email, wrong())).status).toBe(429);
    wait(MINUTE);
    expect((await signIn(email, shown())).status).toBe(200);
  });

  it('keeps waiting neither a browser that has signed in before nor who is signed in', async () => {
    const { email, send } = await signedUp();
    const first = await call(
      '/auth/login',
      json('POST', { email, password: PASSWORD, code: shown() }),
    );
    const Cookie = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    for (let n = 0; n < 5; n++) expect((await signIn(email, wrong())).status).toBe(403);
    expect((await signIn(email, wrong())).status).toBe(429);

    const typed = { email, password: PASSWORD, code: wrong() };
    const known = (code: string) =>
      call('/auth/login', json('POST', { ...typed, code }, { Cookie }));
    expect((await known(typed.code)).status).toBe(403);
    wait(30_000);
    expect((await known(shown())).status).toBe(200);
    expect((await send('POST', '/account/second-factor/off', { code: wrong() })).status).toBe(403);
    expect((await signIn(email, wrong())).status).toBe(403);
    expect((await signIn(email, wrong())).status).toBe(429);
  });

  it('works by recovery code alone where the site’s secret is another by now', async () => {
    const person = await signedUp();
    const { codes, digests } = newRecoveryCodes(person.id);
    await db
      .insert(recoveryCodes)
      .values(digests.map((digest) => ({ digest, accountId: person.id })));
    const changed = { ...env, JWT_SECRET: 'another secret of this site, long enough' };
    expect(await signIn(person.email, shown(), PASSWORD, changed)).toEqual(REFUSED);
    expect((await signIn(person.email, codes[0], PASSWORD, changed)).status).toBe(200);
  });

  it('is not got round by sending a registration again', async () => {
    const email = address();
    const registration = {
      name: 'Ark',
      description: 'Beds for the night.',
      email,
      password: PASSWORD,
    };
    const register = () =>
      call('/auth/register', json('POST', registration, { 'Idempotency-Key': 'r'.repeat(16) }), {
        ...env,
        AUTO_APPROVE: 'true',
      });
    expect((await register()).status).toBe(201);
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
    await addFactor({ id: String(account?.id) });
    const again = await register();
    expect(again.status).toBe(403);
    expect(again.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('who is signed in', () => {
  it('turns it off with a code, and needs none from then on', async () => {
    const person = await viewer({ email: address() });
    await addFactor(person);
    const off = (code: string) => person.send('POST', '/account/second-factor/off', { code });
    expect(await off(wrong())).toMatchObject(REFUSED);
    expect((await off(shown())).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(200);
    expect((await off(shown())).status).toBe(409);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('makes new recovery codes with a code, and the old ones end', async () => {
    const person = await viewer({ email: address() });
    await addFactor(person);
    const old = newRecoveryCodes(person.id);
    await db
      .insert(recoveryCodes)
      .values(old.digests.map((digest) => ({ digest, accountId: person.id })));
    const { status, body } = await person.send('POST', '/account/second-factor/recovery-codes', {
      code: shown(),
    });
    expect(status).toBe(200);
    expect(await db.$count(recoveryCodes)).toBe(10);
    expect(await signIn(person.email, old.codes[0])).toEqual(REFUSED);
    expect((await signIn(person.email, body.recoveryCodes[9])).status).toBe(200);
  });
});

it('a sealed secret is opened by the same site for the same account alone', async () => {
  const sealed = await seal(env.JWT_SECRET, 'a', SECRET);
  expect(await seal(env.JWT_SECRET, 'a', SECRET)).not.toBe(sealed);
  expect(await unseal(env.JWT_SECRET, 'a', sealed)).toBe(SECRET);
  expect(await unseal(env.JWT_SECRET, 'b', sealed)).toBeNull();
  expect(await unseal('x'.repeat(40), 'a', sealed)).toBeNull();
  expect(await unseal(env.JWT_SECRET, 'a', 'garbage')).toBeNull();
});
