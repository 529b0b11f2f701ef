import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { audit } from '../db/tables.ts';
import { addService, emptyDirectory } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const [OLD, NEW] = ['1 Quay Street, Bristol', '9 Mina Road, Bristol'];

beforeEach(emptyDirectory);

async function harbour(addresses = [OLD, OLD, '4 Wine Street, Bristol']) {
  const owner = await viewer();
  const ids: string[] = [];
  for (const serviceAddress of addresses)
    ids.push((await addService({ providerId: owner.organisationId, serviceAddress })).id);
  const [first = '', second = '', third = ''] = ids;
  return { owner, first, second, third };
}

type Stored = { _id: string; serviceAddress: string; version: number; lastCheckedAt: string };

async function read({ send }: Awaited<ReturnType<typeof viewer>>): Promise<Map<string, Stored>> {
  const { body } = await send('GET', '/services');
  return new Map(body.map((it: Stored) => [it._id, it]));
}

it('moves the services that were chosen in one call, with their versions and the history', async () => {
  const { owner, first, second, third } = await harbour();
  await database(env.DB).delete(audit);
  const sent = { services: [first, second], from: OLD, to: NEW };
  const moved = await owner.send('POST', '/services/move', sent);
  expect(moved.status).toBe(200);
  expect(moved.body).toHaveLength(2);
  const stored = await read(owner);
  expect(stored.get(first)).toMatchObject({ serviceAddress: NEW, version: 2, lastCheckedAt: '' });
  expect(stored.get(second)).toMatchObject({ serviceAddress: NEW, version: 2 });
  expect(stored.get(third)).toMatchObject({ version: 1 });
  const entries = await database(env.DB).select().from(audit);
  expect(entries.map(({ action, recordId, before }) => [action, recordId, before]).sort()).toEqual(
    [first, second]
      .sort()
      .map((id) => ['service:update', id, JSON.stringify({ serviceAddress: OLD })]),
  );
  // The same call once more, as after an answer that was lost.
  expect(await owner.send('POST', '/services/move', sent)).toMatchObject({ status: 200 });
  expect((await read(owner)).get(first)).toMatchObject({ version: 2 });
  const { body } = await (await admin()).send('GET', '/services');
  expect(body).toHaveLength(3);
});

it('moves as many as an organisation may have', { timeout: 60_000 }, async () => {
  const { owner } = await harbour(Array(LIMITS.servicesOfOrganisation.value).fill(OLD));
  const services = [...(await read(owner)).keys()];
  const moved = await owner.send('POST', '/services/move', { services, from: OLD, to: NEW });
  expect(moved.status).toBe(200);
  const left = [...(await read(owner)).values()].filter((it) => it.serviceAddress !== NEW);
  expect([moved.body.length, left]).toEqual([LIMITS.servicesOfOrganisation.value, []]);
});

it('moves none where one has another address by now, is another’s or is not there', async () => {
  const { owner, first, third } = await harbour();
  const other = await harbour();
  const { send: asAdmin } = await admin();
  const refusals = [
    [owner.send, [first, third], 409],
    [owner.send, [first, other.first], 403],
    [owner.send, [first, 'nobody'], 404],
    [asAdmin, [first, other.first], 422],
    [owner.send, [], 422],
  ] as const;
  for (const [send, services, status] of refusals)
    expect((await send('POST', '/services/move', { services, from: OLD, to: NEW })).status).toBe(
      status,
    );
  expect((await read(owner)).get(first)).toMatchObject({ serviceAddress: OLD, version: 1 });
});

it('says at the field what is wrong with the new address', async () => {
  const { owner, first } = await harbour();
  const long = 'x'.repeat(LIMITS.address.value + 1);
  for (const [to, message] of [
    ['', 'Service address is required'],
    [long, LIMITS.address.message],
  ])
    expect(
      await owner.send('POST', '/services/move', { services: [first], from: OLD, to }),
    ).toMatchObject({
      status: 422,
      body: { fields: { to: message } },
    });
});

it('moves none where together they would take more on paper than there is', async () => {
  const words = LIMITS.serviceWordsOfOrganisation;
  const note = 'x'.repeat(LIMITS.serviceNote.value);
  const owner = await viewer();
  const count = Math.floor(words.value / (note.length + OLD.length));
  const ids: string[] = [];
  for (let n = 0; n < Math.min(count, LIMITS.servicesOfOrganisation.value); n++)
    ids.push(
      (await addService({ providerId: owner.organisationId, serviceAddress: OLD, note })).id,
    );
  const to = 'y'.repeat(LIMITS.address.value);
  expect(
    await owner.send('POST', '/services/move', { services: ids, from: OLD, to }),
  ).toMatchObject({
    status: 422,
    body: { fields: { to: words.message } },
  });
});
