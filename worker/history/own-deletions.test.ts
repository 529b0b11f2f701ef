import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { audit, tombstones } from '../db/tables.ts';
import { addDatedChange, addHelpline, addService, emptyDirectory } from '../testing/directory.ts';
import { everything } from '../testing/everything.ts';
import { admin, viewer } from '../testing/viewers.ts';

// docs/product.md#organisation-area: an organisation brings back itself what it has deleted, for 30 days.

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

type Listed = { _id: string; name: string; kind: string; by: string };
type Viewer = Awaited<ReturnType<typeof viewer>>;

const deletionsOf = async ({ send }: Viewer): Promise<Listed[]> =>
  (await send('GET', '/deletions')).body.deletions;

const KINDS: [
  kind: string,
  path: string,
  add: (organisationId: string) => Promise<{ id: string }>,
][] = [
  ['service', '/services', (providerId) => addService({ providerId, note: 'Ring the bell' })],
  ['helpline', '/helplines', (providerId) => addHelpline({ providerId })],
  ['dated change', '/dated-changes', (organisation) => addDatedChange({ organisation })],
];

it.each(KINDS)('a %s that it deleted is back as it was, with its id', async (kind, path, add) => {
  const owner = await viewer();
  const { id } = await add(owner.organisationId);
  const { body: before } = await owner.send('GET', `${path}/${id}`);
  expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(200);
  const [listed, ...more] = await deletionsOf(owner);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({ kind, by: owner.email });
  expect((await owner.send('POST', `/deletions/${listed?._id}/restore`)).status).toBe(200);
  const { version, updatedAt, ...same } = before;
  expect((await owner.send('GET', `${path}/${id}`)).body).toMatchObject(same);
  expect(await deletionsOf(owner)).toEqual([]);
  // Once: what is there again is not brought back twice.
  const again = await owner.send('POST', `/deletions/${listed?._id}/restore`);
  expect(again.status).toBe(404);
});

it('lists what is deleted twice once, and brings a colleague’s deletion back', async () => {
  const owner = await viewer();
  const colleague = await viewer({ organisationId: owner.organisationId });
  const { id } = await addService({ providerId: owner.organisationId });
  await owner.send('DELETE', `/services/${id}`);
  const [first] = await deletionsOf(colleague);
  await colleague.send('POST', `/deletions/${first?._id}/restore`);
  await colleague.send('DELETE', `/services/${id}`);
  const [second, ...more] = await deletionsOf(owner);
  expect(more).toEqual([]);
  expect(second?.by).toBe(colleague.email);
  expect((await owner.send('POST', `/deletions/${first?._id}/restore`)).status).toBe(404);
  expect((await owner.send('POST', `/deletions/${second?._id}/restore`)).status).toBe(200);
});

it('lists all of what can be brought back, however much was deleted since, and deleted again', async () => {
  const owner = await viewer();
  const { id } = await addService({ providerId: owner.organisationId });
  await owner.send('DELETE', `/services/${id}`);
  const again = await addService({ providerId: owner.organisationId });
  for (let n = 0; n < 55; n++) {
    const change = await addDatedChange({ organisation: owner.organisationId });
    await owner.send('DELETE', `/dated-changes/${change.id}`);
  }
  await owner.send('DELETE', `/services/${again.id}`);
  const [last] = await deletionsOf(owner);
  await owner.send('POST', `/deletions/${last?._id}/restore`);
  const listed = await deletionsOf(owner);
  expect(listed).toHaveLength(56);
  expect(listed.at(-1)).toMatchObject({ kind: 'service' });
  expect((await owner.send('POST', `/deletions/${listed.at(-1)?._id}/restore`)).status).toBe(200);
});

it('neither names nor brings back what the charity has deleted, or what is another’s', async () => {
  const [owner, another, charity] = [await viewer(), await viewer(), await admin()];
  const { id } = await addService({ providerId: owner.organisationId });
  await charity.send('DELETE', `/services/${id}`);
  const { id: own } = await addService({ providerId: owner.organisationId });
  await owner.send('DELETE', `/services/${own}`);
  expect((await deletionsOf(owner)).length).toBe(1);
  expect(await deletionsOf(another)).toEqual([]);

  const rows = await db.select().from(audit);
  const before = await everything();
  for (const { id: entry } of rows) {
    expect((await another.send('POST', `/deletions/${entry}/restore`)).status).toBe(404);
    expect((await charity.send('POST', `/deletions/${entry}/restore`)).status).toBe(404);
  }
  const ofCharity = rows.find(
    ({ accountId, recordId }) => accountId === charity.id && recordId === id,
  );
  expect((await owner.send('POST', `/deletions/${ofCharity?.id}/restore`)).status).toBe(404);
  expect(await everything()).toEqual(before);
});

it('comes back for 30 days and no longer, taken down where it was', async () => {
  const [owner, charity] = [await viewer(), await admin()];
  const { id } = await addService({ providerId: owner.organisationId });
  await charity.send('PUT', `/services/${id}/published`, { published: false });
  await owner.send('DELETE', `/services/${id}`);
  const [listed] = await deletionsOf(owner);
  const moveTo = (days: number) =>
    env.DB.prepare(
      "UPDATE audit SET at = strftime('%Y-%m-%dT%H:%M:%fZ', at, ?) WHERE action = 'service:delete'",
    )
      .bind(`${days} days`)
      .run();
  await moveTo(-31);
  expect(await deletionsOf(owner)).toEqual([]);
  expect((await owner.send('POST', `/deletions/${listed?._id}/restore`)).status).toBe(404);
  await moveTo(2);
  expect((await owner.send('POST', `/deletions/${listed?._id}/restore`)).status).toBe(200);
  expect((await owner.send('GET', `/services/${id}`)).body.published).toBe(false);
});

it('says what has taken its place', async () => {
  const owner = await viewer();
  const { id } = await addHelpline({ providerId: owner.organisationId });
  await owner.send('DELETE', `/helplines/${id}`);
  await addHelpline({ providerId: owner.organisationId });
  const [listed] = await deletionsOf(owner);
  const { status, body } = await owner.send('POST', `/deletions/${listed?._id}/restore`);
  expect([status, body.error]).toEqual([409, 'Its organisation has another helpline by now.']);
});
