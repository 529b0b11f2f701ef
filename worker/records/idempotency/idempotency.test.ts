import { env } from 'cloudflare:test';
import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../db/client.ts';
import {
  accounts,
  attempts,
  helplines,
  idempotencyKeys,
  organisations,
  outbox,
  services,
} from '../../db/tables.ts';
import { runJobs } from '../../jobs/scheduled.ts';
import { json, PASSWORD } from '../../testing/accounts.ts';
import { call, emptyDirectory, testNow } from '../../testing/directory.ts';
import { admin, viewer } from '../../testing/viewers.ts';

const db = database(env.DB);
const TABLES = { services, helplines, organisations, accounts, outbox, idempotencyKeys };

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(outbox);
  await db.delete(attempts);
  await db.delete(idempotencyKeys);
});

async function counts() {
  const all = Object.entries(TABLES).map(async ([name, table]) => {
    const [row] = await db.select({ count: count() }).from(table);
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

type Viewer = Awaited<ReturnType<typeof viewer>>;
type Sent = Record<string, unknown>;

const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street' };
const line = { name: 'Day Line', description: 'Someone to talk to.', phone: '116123' };
const ark = { name: 'Ark', description: 'Beds for the night.', password: PASSWORD };

/** Everything that a call can make, what else comes of it, and something to send that differs. */
const CREATIONS: [
  what: string,
  path: (who: Viewer) => string,
  sent: Sent,
  makes: string[],
  other: Sent,
][] = [
  ['a service', () => '/services', lunch, ['services'], { note: 'Ring the bell' }],
  ['a helpline', () => '/helplines', line, ['helplines'], { name: 'Night Line' }],
  [
    'a registration',
    () => '/auth/register',
    { ...ark, email: 'ark@ark.test' },
    // Two mails: the link to who registers, and word to the charity, at once of the first.
    ['organisations', 'accounts', 'outbox', 'outbox'],
    { name: 'Arch' },
  ],
  [
    'an invitation by mail',
    ({ organisationId }) => `/organisations/${organisationId}/accounts`,
    { email: 'colleague@harbour.test', by: 'mail' },
    ['accounts', 'outbox'],
    { email: 'another@harbour.test' },
  ],
];

describe.each(CREATIONS)(
  '%s that is sent again with its key',
  (_what, pathOf, sent, makes, other) => {
    async function sender() {
      const who = await viewer();
      const send = async (key: string, body: Sent = sent, from = who) => {
        const headers = { ...from.headers, 'Idempotency-Key': key };
        // Mails stay in the outbox, to be counted.
        const bindings = { ...env, MAIL: { send: () => Promise.reject(new Error('Not now')) } };
        const answer = await call(pathOf(who), json('POST', body, headers), bindings as never);
        return { status: answer.status, body: (await answer.json()) as Sent };
      };
      return { send, before: await counts() };
    }
    const key = () => crypto.randomUUID();

    it('is made once, and answered alike', async () => {
      const { send, before } = await sender();
      const mine = key();
      const first = await send(mine);
      expect(first.status).toBe(201);
      expect(await send(mine)).toEqual(first);
      const after = await counts();
      for (const [name, was] of Object.entries(before))
        expect([name, after[name]]).toEqual([
          name,
          was + [...makes, 'idempotencyKeys'].filter((made) => made === name).length,
        ]);
    });

    it('is made once when both come at the same time', async () => {
      const { send, before } = await sender();
      const mine = key();
      const [first, ...others] = await Promise.all([send(mine), send(mine), send(mine)]);
      for (const other of others) expect(other).toEqual(first);
      const made = makes[0] ?? '';
      expect((await counts())[made]).toBe((before[made] ?? 0) + 1);
    });

    it('is refused in words where it is not the same any more', async () => {
      const { send } = await sender();
      const mine = key();
      await send(mine);
      const before = await counts();
      const { status, body } = await send(mine, { ...sent, ...other });
      expect(status).toBe(409);
      expect(body.error).toMatch(/^This was saved already/);
      expect(await counts()).toEqual(before);
    });
  },
);

it("is another's call, whatever its key", async () => {
  const [one, other] = [await viewer(), await viewer()];
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const ids = [];
  for (const who of [one, other]) {
    const answer = await call('/services', json('POST', lunch, { ...who.headers, ...headers }));
    ids.push(((await answer.json()) as { _id: string })._id);
  }
  expect(new Set(ids).size).toBe(2);
});

it('is not made when the call was refused, and may be put right with the same key', async () => {
  const { headers } = await viewer();
  const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  expect((await call('/services', json('POST', { type: 'Lunch' }, keyed))).status).toBe(422);
  expect((await call('/services', json('POST', lunch, keyed))).status).toBe(201);
});

it('says so where what was made is gone', async () => {
  const { headers, send } = await viewer();
  const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  const made = (await (await call('/services', json('POST', lunch, keyed))).json()) as Sent;
  await send('DELETE', `/services/${made._id}`);
  const again = await call('/services', json('POST', lunch, keyed));
  expect(again.status).toBe(409);
  expect(await again.json()).toEqual({
    error: 'This was saved when you first sent it, and deleted since.',
  });
});

describe('what was made is another’s by now', () => {
  async function sent(path: (who: Viewer) => string, body: Sent) {
    const [who, other] = [await viewer(), await viewer()];
    const keyed = { ...who.headers, 'Idempotency-Key': crypto.randomUUID() };
    const send = async () => {
      const answer = await call(path(who), json('POST', body, keyed));
      return { status: answer.status, body: (await answer.json()) as Sent };
    };
    expect((await send()).status).toBe(201);
    return { other, send };
  }
  const FORBIDDEN = { status: 403, body: { error: 'You are not allowed to do this.' } };

  it('so that a service is not shown', async () => {
    const { other, send } = await sent(() => '/services', lunch);
    await db.update(services).set({ providerId: other.organisationId, note: 'Another’s words' });
    expect(await send()).toEqual(FORBIDDEN);
  });

  it('so that a helpline is not shown, nor one that is nobody’s', async () => {
    const { other, send } = await sent(() => '/helplines', line);
    for (const providerId of [other.organisationId, null]) {
      await db.update(helplines).set({ providerId });
      expect(await send()).toEqual(FORBIDDEN);
    }
  });

  it('so that no link to a sign-in is given', async () => {
    const { other, send } = await sent(
      ({ organisationId }) => `/organisations/${organisationId}/accounts`,
      { email: 'moved@harbour.test', by: 'link' },
    );
    const isMoved = eq(accounts.email, 'moved@harbour.test');
    await db.update(accounts).set({ organisationId: other.organisationId }).where(isMoved);
    expect(await send()).toEqual(FORBIDDEN);
  });

  it('so that an admin too is given no link to it under another organisation', async () => {
    const [charity, one, other] = [await admin(), await viewer(), await viewer()];
    const keyed = { ...charity.headers, 'Idempotency-Key': crypto.randomUUID() };
    const body = { email: 'moved.too@harbour.test', by: 'link' };
    const send = () =>
      call(`/organisations/${one.organisationId}/accounts`, json('POST', body, keyed));
    expect((await send()).status).toBe(201);
    const isMoved = eq(accounts.email, body.email);
    await db.update(accounts).set({ organisationId: other.organisationId }).where(isMoved);
    const again = await send();
    expect(again.status).toBe(409);
    expect(JSON.stringify(await again.json())).not.toContain('reset-password');
  });

  it('so that a registration signs nobody in under an email that the account no longer has', async () => {
    const typed = { ...ark, email: 'before@ark.test' };
    const send = () =>
      call('/auth/register', json('POST', typed, { 'Idempotency-Key': 'm'.repeat(16) }), {
        ...env,
        AUTO_APPROVE: 'true',
      });
    expect((await send()).status).toBe(201);
    await db.update(accounts).set({ email: 'after@ark.test' });
    const again = await send();
    expect(again.status).toBe(409);
    expect(again.headers.get('Set-Cookie')).toBeNull();
  });
});

it('counts a registration that is sent again as a try of its password', async () => {
  const register = (password: string) =>
    call(
      '/auth/register',
      json(
        'POST',
        { ...ark, email: 'guessed@ark.test', password },
        { 'Idempotency-Key': 'g'.repeat(16) },
      ),
    );
  expect((await register(PASSWORD)).status).toBe(201);
  for (let n = 0; n < 5; n++) expect((await register('a wrong guess')).status).toBe(409);
  expect((await register('a wrong guess')).status).toBe(429);
});

it('gives nobody a session who only knows what was registered, not the password', async () => {
  const register = (password: string) =>
    call(
      '/auth/register',
      json(
        'POST',
        { ...ark, email: 'two@ark.test', password },
        { 'Idempotency-Key': 'k'.repeat(16) },
      ),
      { ...env, AUTO_APPROVE: 'true' },
    );
  const first = (await (await register(PASSWORD)).json()) as Sent;
  const again = (await (await register(PASSWORD)).json()) as Sent;
  expect(again.organisation).toEqual(first.organisation);
  expect(again.accessToken).toEqual(expect.any(String));
  expect((await register('another-password')).status).toBe(409);
});

it('gives a link once more, until somebody has used one', async () => {
  const { headers, organisationId } = await viewer();
  const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  const invite = async () => {
    const body = { email: 'by.link@harbour.test', by: 'link' };
    const path = `/organisations/${organisationId}/accounts`;
    return (await (await call(path, json('POST', body, keyed))).json()) as Sent;
  };
  const first = await invite();
  const again = await invite();
  expect(again.account).toEqual(first.account);
  expect(again.link).toMatch(/^https:\/\/handbook\.test\/reset-password\//);
  await db.update(accounts).set({ passwordHash: 'any' });
  expect((await invite()).link).toBeNull();
});

it.each(['', 'short', 'x'.repeat(129), 'with a space in it'])('refuses the key %o', async (key) => {
  const { headers } = await viewer();
  const answer = await call(
    '/services',
    json('POST', lunch, { ...headers, 'Idempotency-Key': key }),
  );
  expect(answer.status).toBe(400);
});

it('is forgotten after a day', async () => {
  const { headers } = await viewer();
  const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  await call('/services', json('POST', lunch, keyed));
  const made = testNow();
  const DAY = 24 * 60 * 60_000;
  await runJobs(env, made + DAY - 1);
  expect((await counts()).idempotencyKeys).toBe(1);
  await runJobs(env, made + DAY);
  expect((await counts()).idempotencyKeys).toBe(0);
});
