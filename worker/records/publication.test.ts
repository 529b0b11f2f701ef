import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { audit } from '../db/tables.ts';
import { login } from '../testing/accounts.ts';
import { addHelpline, addService, emptyDirectory, list } from '../testing/directory.ts';
import { KINDS } from '../testing/kinds.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(async () => {
  await emptyDirectory();
  await database(env.DB).delete(audit);
});

const DOWN = { published: false };
const UP = { published: true };

describe.each(KINDS)('a $kind', ({ path, add, changes: [edit] }) => {
  const shown = async () => (await list<{ _id: string }>(`${path}/public`)).map(({ _id }) => _id);

  it('is taken down at once, edited by its owner meanwhile, and put back by an admin alone', async () => {
    const [owner, charity] = [await viewer(), await admin()];
    const id = await add(owner.organisationId);
    const at = `${path}/${id}`;
    expect((await charity.send('PUT', `${at}/published`, DOWN)).body).toMatchObject(DOWN);
    expect(await shown()).not.toContain(id);

    expect((await owner.send('PUT', at, { ...edit, ...UP })).body).toMatchObject({
      ...edit,
      ...DOWN,
    });
    expect((await owner.send('PUT', `${at}/published`, UP)).status).toBe(403);
    expect(await shown()).not.toContain(id);

    expect((await charity.send('PUT', `${at}/published`, UP)).body).toMatchObject({
      ...edit,
      ...UP,
    });
    expect(await shown()).toContain(id);
  });

  it('is taken down once, and says nothing of when its facts were checked', async () => {
    const [owner, charity] = [await viewer(), await admin()];
    const at = `${path}/${await add(owner.organisationId)}`;
    const { body: before } = await charity.send('GET', at);
    for (let n = 0; n < 3; n++) await charity.send('PUT', `${at}/published`, DOWN);
    const { body: after } = await charity.send('GET', at);
    expect(after).toMatchObject({
      version: before.version + 1,
      lastCheckedAt: before.lastCheckedAt,
    });
    expect(await database(env.DB).select().from(audit)).toMatchObject([
      { action: expect.stringMatching(/:publish$/), after: '{"published":false}' },
    ]);
    expect((await charity.send('PUT', `${at}/published`, {})).status).toBe(422);
  });
});

describe('an organisation taken down', () => {
  it('takes its services and its helpline with it, still signs in, and is told', async () => {
    const email = `${crypto.randomUUID()}@handbook.test`;
    const [owner, charity] = [await viewer({ email }), await admin()];
    const { organisationId: providerId } = owner;
    await addService({ providerId });
    await addHelpline({ providerId });
    const lists = () =>
      Promise.all(['organisations', 'services', 'helplines'].map((of) => list(`/${of}/public`)));
    const at = `/organisations/${providerId}/published`;

    await charity.send('PUT', at, DOWN);
    expect(await lists()).toEqual([[], [], []]);
    expect((await login(email)).status).toBe(200);
    await charity.send('PUT', at, UP);
    expect((await lists()).map(({ length }) => length)).toEqual([1, 1, 1]);
    const texts = (await mailsTo(email)).map(({ text }) => text).sort();
    expect(texts).toEqual([
      expect.stringContaining('no longer see Harbour Kitchen'),
      expect.stringContaining('see Harbour Kitchen again'),
    ]);
  });

  it('is never the charity itself', async () => {
    const { send, organisationId } = await admin();
    expect((await send('PUT', `/organisations/${organisationId}/published`, DOWN)).status).toBe(
      403,
    );
  });
});
