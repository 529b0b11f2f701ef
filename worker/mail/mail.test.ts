import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { DAY, MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { retryMail } from '../monday/queries.ts';
import { noteOperation } from '../operations/queries.ts';
import type { Env } from '../platform/env.ts';
import { json } from '../testing/accounts.ts';
import { call, emptyDirectory, testNow } from '../testing/directory.ts';
import { mailsTo, tokenIn } from '../testing/mailbox.ts';
import { admin, viewer } from '../testing/viewers.ts';
import { claimMail } from './queries.ts';
import { sendOutbox } from './send.ts';

beforeEach(async () => {
  await emptyDirectory();
  await env.DB.prepare('DELETE FROM outbox').run();
});
afterEach(() => vi.restoreAllMocks());

/** An address that no other run of these tests writes to. */
const address = () => `${crypto.randomUUID()}@handbook.test`;

const failing: Env = {
  ...env,
  MAIL: { send: () => Promise.reject(new Error('E_DELIVERY_FAILED: try later')) },
};

const forgot = (email: string, bindings: Env = env) =>
  call('/auth/forgot-password', json('POST', { email }), bindings);

const outbox = async () =>
  (await env.DB.prepare('SELECT * FROM outbox ORDER BY id').all<Record<string, unknown>>()).results;

/** An organisation that nobody has to be asked about. */
const checkedNow = () => ({ organisation: { lastCheckedAt: new Date(testNow()).toISOString() } });

describe('a mail that cannot be sent', () => {
  let log: MockInstance<typeof console.error>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('does not fail what it tells of, and is kept with what went wrong', async () => {
    const { email } = await viewer({ email: address() });
    expect((await forgot(email, failing)).status).toBe(200);
    expect(await outbox()).toMatchObject([
      {
        kind: 'reset',
        recipient: email,
        attempts: 1,
        last_error: 'Error: E_DELIVERY_FAILED: try later',
      },
    ]);
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^Mail \d+ \(reset\) was not sent:$/),
      expect.any(Error),
    );
  });

  it('uses up nothing of what its reader may get in a day', async () => {
    const { email } = await viewer({ email: address() });
    const start = testNow();
    await forgot(email, failing);
    const tries = LIMITS.mailsByRecipientAndDay.value + 5;
    for (let n = 0; n < tries; n++) {
      await env.DB.prepare("UPDATE outbox SET next_attempt_at = ''").run();
      await sendOutbox(failing, start);
    }
    expect(await outbox()).toMatchObject([
      { attempts: tries + 1, last_error: 'Error: E_DELIVERY_FAILED: try later' },
    ]);
    await env.DB.prepare("UPDATE outbox SET next_attempt_at = ''").run();
    await sendOutbox(env, start);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is sent by the scheduled job, once, with a link that is made only then', async () => {
    const { email } = await viewer({ email: address(), ...checkedNow() });
    await forgot(email, failing);
    const later = testNow() + 2 * MINUTE;
    await Promise.all([runJobs(env, later), runJobs(env, later)]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(await outbox()).toEqual([]);

    const typed = { password: 'a new secret', confirmPassword: 'a new secret' };
    const path = `/auth/reset-password/${mail && tokenIn(mail)}`;
    expect((await call(path, json('POST', typed))).status).toBe(200);
  });

  it('is tried less and less often, and given up after a week', async () => {
    await forgot((await viewer({ email: address(), ...checkedNow() })).email, failing);
    const start = testNow();
    const tries: number[] = [];
    // Minute by minute at first, then every ten.
    for (let minute = 0; minute < 600; minute += minute < 21 ? 1 : 10) {
      const before = (await outbox())[0]?.attempts;
      await sendOutbox(failing, start + minute * MINUTE);
      if ((await outbox())[0]?.attempts !== before) tries.push(minute);
    }
    expect(tries).toEqual([1, 6, 21, 81, 321, 561]);

    // No mail of a Monday comes between.
    await noteOperation(env.DB, 'monday', start + 9 * DAY);
    await runJobs(failing, start + 6 * DAY);
    expect(await outbox()).toHaveLength(1);
    await runJobs(failing, start + 8 * DAY);
    expect(await outbox()).toEqual([]);
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^Mail \d+ \(reset\) was given up:$/),
      'Error: E_DELIVERY_FAILED: try later',
    );
  });

  it('is not tried again while it is being sent', async () => {
    const { email } = await viewer({ email: address() });
    await forgot(email, failing);
    expect(await retryMail(env.DB, testNow())).toBe(1);
    expect(await claimMail(env.DB, testNow())).toHaveLength(1);
    expect(await retryMail(env.DB, testNow())).toBe(0);
    expect(await claimMail(env.DB, testNow())).toEqual([]);
  });

  it('does not hold back the next one', async () => {
    const [one, other] = [await viewer({ email: address() }), await viewer({ email: address() })];
    await forgot(one.email, failing);
    await forgot(other.email);
    expect(await mailsTo(other.email)).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ recipient: one.email }]);
  });

  it('is not sent to an account that is gone by then', async () => {
    const { email, organisationId } = await viewer({ email: address() });
    await forgot(email, failing);
    await env.DB.prepare('DELETE FROM organisations WHERE id = ?').bind(organisationId).run();
    expect(await outbox()).toEqual([]);
  });
});

it('are so many to one address in a day, and the others wait; links that a stranger asks for hold back nothing else', async () => {
  const sent: string[] = [];
  const counting: Env = {
    ...env,
    MAIL: {
      send: async (message) => {
        sent.push((message as { subject: string }).subject);
        return { messageId: '' };
      },
    },
  };
  const { email, id } = await viewer({ email: address() });
  const start = testNow() + DAY;
  const queue = (kind: string, accountId: string) =>
    env.DB.prepare(
      'INSERT INTO outbox (kind, recipient, account_id, data, created_at, next_attempt_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)',
    )
      .bind(
        kind,
        email,
        accountId,
        JSON.stringify({ name: 'Harbour' }),
        new Date(start).toISOString(),
      )
      .run();
  const { value } = LIMITS.mailsByRecipientAndDay;
  for (let n = 0; n < value + 3; n++) await queue('reset', id);
  for (let n = 0; n < 2; n++) await sendOutbox(counting, start);
  expect(sent).toHaveLength(value);
  expect(await outbox()).toHaveLength(3);
  await queue('approval', id);
  await sendOutbox(counting, start);
  expect(sent.at(-1)).toContain('has been approved');
  await sendOutbox(counting, start + DAY + MINUTE);
  expect(await outbox()).toEqual([]);
});

it('to the charity are a hundred in a day; the next one waits, an admin is told that it does, and it goes a day later', async () => {
  const sent: string[] = [];
  const counting: Env = {
    ...env,
    ADMIN_MAIL: address(),
    MAIL: {
      send: async (message) => {
        sent.push((message as { to: string }).to);
        return { messageId: '' };
      },
    },
  };
  const { send } = await admin();
  const start = testNow() + DAY;
  const { value, message } = LIMITS.mailsToCharityAndDay;
  const row = env.DB.prepare(
    'INSERT INTO outbox (kind, recipient, account_id, data, created_at, next_attempt_at) VALUES (?1, ?2, NULL, ?3, ?4, ?4)',
  ).bind('approval', counting.ADMIN_MAIL, '{"name":"Harbour"}', new Date(start).toISOString());
  await env.DB.batch(Array.from({ length: value + 1 }, () => row));
  const sendAll = async (at: number) => {
    for (let taken = 0; taken <= value; taken += 20) await sendOutbox(counting, at);
  };
  await sendAll(start);
  expect(sent).toHaveLength(value);
  expect(await outbox()).toMatchObject([
    { last_error: message, next_attempt_at: new Date(start + 60 * MINUTE).toISOString() },
  ]);
  expect((await send('GET', '/admin/operations')).body.mail).toMatchObject({
    waiting: 1,
    oldestWaitingSince: new Date(start).toISOString(),
    failing: 1,
  });
  await sendAll(start + 61 * MINUTE);
  expect(sent).toHaveLength(value);
  await sendAll(start + DAY + 60 * MINUTE);
  expect(sent).toEqual(Array(value + 1).fill(counting.ADMIN_MAIL));
  expect(await outbox()).toEqual([]);
});

it('tells every sign-in of an organisation when it has been approved', async () => {
  const pending = await viewer({
    email: address(),
    organisation: { name: 'Harbour <Kitchen> & Co', approved: false },
  });
  const colleague = await viewer({
    email: address(),
    organisationId: pending.organisationId,
  });
  const { send } = await admin();
  expect((await send('PUT', `/organisations/approve/${pending.organisationId}`)).status).toBe(200);
  for (const { email } of [pending, colleague]) {
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Harbour <Kitchen> & Co is now in the Bristol Handbook.');
    expect(mail?.text).toContain('https://handbook.test/login');
    expect(mail?.html).toContain('Harbour &lt;Kitchen&gt; &amp; Co is now in');
  }
});

it('says once that an organisation was approved, however often that is asked for', async () => {
  const pending = await viewer({ email: address(), organisation: { approved: false } });
  const { send } = await admin();
  for (let n = 0; n < 3; n++) await send('PUT', `/organisations/approve/${pending.organisationId}`);
  expect(await mailsTo(pending.email)).toHaveLength(1);
});

it('takes every address from PUBLIC_ORIGIN, whatever the request was sent to', async () => {
  const { email } = await viewer({ email: address() });
  await forgot(email);
  const [mail] = await mailsTo(email);
  const origins = [...(mail?.text ?? '').matchAll(/https?:\/\/[^/\s]+/g)].map(([origin]) => origin);
  expect(new Set(origins)).toEqual(new Set(['https://handbook.test']));
});
