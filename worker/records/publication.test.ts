import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { audit } from '../db/tables.ts';
import { login } from '../testing/accounts.ts';
import { addHelpline, addService, call, emptyDirectory, list } from '../testing/directory.ts';
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

describe.each(KINDS)('a $kind that is taken down', ({ path, add }) => {
  const reason = 'The kitchen burned <down> on Monday.';

  it('says why to its organisation, on its pages and by mail, and to nobody else', async () => {
    const owner = await viewer({ email: `${crypto.randomUUID()}@handbook.test` });
    const [stranger, charity] = [await viewer(), await admin()];
    const at = `${path}/${await add(owner.organisationId)}`;
    const down = await charity.send('PUT', `${at}/published`, { ...DOWN, reason });
    expect(down.body).toMatchObject({ ...DOWN, takenDownReason: reason });
    expect((await owner.send('GET', at)).body.takenDownReason).toBe(reason);
    expect((await stranger.send('GET', at)).status).toBe(403);
    expect(JSON.stringify(await mailsTo(owner.email))).toContain('burned');
    for (const read of ['/directory', '/changes', '/organisations/public', '/services/public'])
      expect(await (await call(read)).text()).not.toContain('burned');
    expect((await charity.send('PUT', `${at}/published`, UP)).body).not.toHaveProperty(
      'takenDownReason',
    );
    // A reason of before is not said again.
    expect((await charity.send('PUT', `${at}/published`, DOWN)).body).not.toHaveProperty(
      'takenDownReason',
    );
  });

  it('refuses a reason that is too long at its field, and comes back with it from the history', async () => {
    const [owner, charity] = [await viewer(), await admin()];
    const id = await add(owner.organisationId);
    const { status, body } = await charity.send('PUT', `${path}/${id}/published`, {
      ...DOWN,
      reason: 'x'.repeat(501),
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['reason']]);
    await charity.send('PUT', `${path}/${id}/published`, { ...DOWN, reason });
    await charity.send('DELETE', `${path}/${id}`);
    const { entries } = (await charity.send('GET', `/history?record=${id}`)).body;
    await charity.send('POST', `/history/${entries[0]._id}/restore`);
    expect((await charity.send('GET', `${path}/${id}`)).body).toMatchObject({
      ...DOWN,
      takenDownReason: reason,
    });
  });
});

describe.each(KINDS.filter(({ kind }) => kind !== 'organisation'))('a $kind', ({ path, add }) => {
  const address = () => `${crypto.randomUUID()}@handbook.test`;

  it('taken down, put back, deleted or restored by the charity: every sign-in of its organisation is told', async () => {
    const owner = await viewer({ email: address() });
    const { organisationId } = owner;
    const colleague = await viewer({ email: address(), organisationId });
    const stranger = await viewer({ email: address() });
    const charity = await admin({ email: address() });
    const at = `${path}/${await add(organisationId)}`;
    const said = [];
    const steps: [string, string, unknown?][] = [
      ['PUT', `${at}/published`, DOWN],
      ['PUT', `${at}/published`, UP],
      ['DELETE', at],
    ];
    for (const step of steps) {
      expect((await charity.send(...step)).status).toBe(200);
      said.push((await mailsTo(owner.email))[said.length]?.text);
    }
    const { body } = await charity.send('GET', '/history');
    await charity.send('POST', `/history/${body.entries[0]._id}/restore`);
    said.push((await mailsTo(owner.email))[said.length]?.text);

    const name = path === '/services' ? '"Breakfast, 1 Quay Street, Bristol"' : '"Night Line"';
    expect(said).toEqual([
      expect.stringContaining(`no longer see your listing ${name}`),
      expect.stringContaining(`see your listing ${name} again`),
      expect.stringContaining(`has deleted your listing ${name}`),
      expect.stringContaining(`see your listing ${name} again`),
    ]);
    expect(await mailsTo(colleague.email)).toHaveLength(4);
    expect(await mailsTo(stranger.email)).toEqual([]);
    expect(await mailsTo(charity.email)).toEqual([]);
  });

  it('deleted by its own organisation, or taken down twice, tells nobody anew', async () => {
    const [owner, charity] = [await viewer({ email: address() }), await admin()];
    await owner.send('DELETE', `${path}/${await add(owner.organisationId)}`);
    expect(await mailsTo(owner.email)).toEqual([]);
    const at = `${path}/${await add(owner.organisationId)}/published`;
    for (let n = 0; n < 3; n++) await charity.send('PUT', at, DOWN);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

it('of a helpline without an organisation nobody is told', async () => {
  const { send } = await admin();
  const at = `/helplines/${(await addHelpline()).id}`;
  await send('PUT', `${at}/published`, DOWN);
  expect((await send('DELETE', at)).status).toBe(200);
  const { results } = await env.DB.prepare('SELECT * FROM outbox').all();
  expect(results).toEqual([]);
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
