import { env } from 'cloudflare:test';
import { Secret, TOTP } from 'otpauth/slim';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInTrace } from '../../../shared/account/sign-ins.ts';
import { DAY, MINUTE } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { signIns } from '../../db/tables.ts';
import { runJobs } from '../../jobs/scheduled.ts';
import { addFactor, json, login, PASSWORD, SECRET } from '../../testing/accounts.ts';
import { BETWEEN_CALLS, call, emptyDirectory, testNow, wait } from '../../testing/directory.ts';
import { admin, viewer } from '../../testing/viewers.ts';
import { listSignIns, noteSignIn } from './queries.ts';

const db = database(env.DB);
const START = Date.parse('2026-06-01T12:10:00.000Z');
const secret = 'a secret that only tests know, and nobody else';

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(signIns);
});

const iso = (instant: number) => new Date(instant).toISOString();
const note = (accountId: string | undefined, now: number, { email = 'a@b.test' } = {}) =>
  noteSignIn(env.DB, { accountId, email }, { outcome: 'wrong', secret, now });

it('shows an account’s owner and admins when it was signed in with, and when somebody failed to', async () => {
  const person = await viewer();
  const { send: asAdmin } = await admin();
  for (let n = 0; n < 3; n++) await login(person.email, 'wrong-password');
  const failedAt = iso(testNow());
  await login(person.email);
  const expected = [
    { outcome: 'in', times: 1, lastAt: iso(testNow()) },
    { outcome: 'wrong', times: 3, lastAt: failedAt },
  ];
  expect(await person.send('GET', '/account/sign-ins')).toEqual({ status: 200, body: expected });
  expect((await asAdmin('GET', `/accounts/${person.id}/sign-ins`)).body).toEqual(expected);
  expect((await (await viewer()).send('GET', '/account/sign-ins')).body).toEqual([]);
}, 20_000);

describe('the right password', () => {
  const told = async ({ send }: Awaited<ReturnType<typeof viewer>>) =>
    (await send('GET', '/account/sign-ins')).body.map(
      ({ outcome, times }: SignInTrace) => `${outcome} ${times}`,
    );
  const signIn = async (email: string, code?: string) =>
    (await call('/auth/login', json('POST', { email, password: PASSWORD, code }))).status;
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({
      timestamp: testNow() + BETWEEN_CALLS,
    });

  it('is no sign-in where the code was missing or wrong, and its owner and admins are told so', async () => {
    const person = await viewer();
    await addFactor(person);
    expect(await signIn(person.email)).toBe(403);
    expect(await signIn(person.email, 'wrong code')).toBe(403);
    expect(await told(person)).toEqual(['stopped 2']);
    const { body } = await (await admin()).send('GET', `/accounts/${person.id}/sign-ins`);
    expect(body).toMatchObject([{ outcome: 'stopped', times: 2 }]);
  }, 20_000);

  it('is one with the code, and the try that asked for it is part of it', async () => {
    const person = await viewer();
    await addFactor(person);
    expect(await signIn(person.email)).toBe(403);
    expect(await signIn(person.email, codeNow())).toBe(200);
    expect(await told(person)).toEqual(['in 1']);
    // Somebody else who has the password is not made up for by its owner's sign-in.
    for (let n = 0; n < 3; n++) expect(await signIn(person.email)).toBe(403);
    wait(MINUTE);
    expect(await signIn(person.email, codeNow())).toBe(200);
    expect((await told(person)).sort()).toEqual(['in 2', 'stopped 2']);
  }, 20_000);

  it('is none of an organisation that is not approved', async () => {
    const person = await viewer({ organisation: { approved: false } });
    expect(await signIn(person.email)).toBe(403);
    const { body } = await (await admin()).send('GET', `/accounts/${person.id}/sign-ins`);
    expect(body).toMatchObject([{ outcome: 'stopped', times: 1 }]);
  }, 20_000);
});

it('counts by the hour, so that a flood fills nothing', async () => {
  for (let minute = 0; minute < 120; minute += 5) await note('account', START + minute * MINUTE);
  expect((await listSignIns(env.DB, 'account', START)).map(({ times }) => times)).toEqual([
    2, 12, 10,
  ]);
  expect(await db.select().from(signIns)).toHaveLength(3);
});

it('keeps of an email without an account no more than a keyed digest, and of too many one row for all', async () => {
  for (let n = 0; n < 205; n++) await note(undefined, START, { email: `${n}@stranger.test` });
  await note(undefined, START, { email: '3@stranger.test' });
  const rows = await db.select().from(signIns);
  expect(rows).toHaveLength(201);
  expect(JSON.stringify(rows)).not.toContain('stranger');
  expect(rows.filter(({ who }) => who === '')).toMatchObject([{ times: 5 }]);
  expect(rows.filter(({ who, times }) => who !== '' && times === 2)).toHaveLength(1);
  // An account is noted all the same.
  await note('account', START);
  expect(await listSignIns(env.DB, 'account', START)).toHaveLength(1);
});

it('is deleted after 90 days', async () => {
  await note('account', START);
  await runJobs(env, START + 90 * DAY - 11 * MINUTE);
  expect(await db.select().from(signIns)).toHaveLength(1);
  await runJobs(env, START + 90 * DAY + MINUTE);
  expect(await db.select().from(signIns)).toEqual([]);
});
