import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/validation/limits.ts';
import { emptyDirectory, list } from '../testing/directory.ts';
import { KINDS } from '../testing/kinds.ts';
import { admin, viewer } from '../testing/viewers.ts';
import { readState } from './data-version.ts';

beforeEach(emptyDirectory);

const CHANGED = 'This was changed by someone else. Reload to see the latest version.';

const dataVersion = async () => (await readState(env.DB)).version;

describe.each(KINDS)('a $kind', ({ kind, path, add, changes: [one, another], ...names }) => {
  async function ownersRecord() {
    const owner = await viewer();
    const id = await add(owner.organisationId);
    const at = `${path}/${id}`;
    const read = async () => (await owner.send('GET', at)).body;
    return { owner, id, at, read };
  }

  const shown = async (id: string) =>
    (await list<{ _id: string }>(`${path}/public`)).find(({ _id }) => _id === id);

  it('is read by its owner and by an admin, and says so of nobody else’s', async () => {
    const { id, at, read } = await ownersRecord();
    expect(await read()).toMatchObject({ _id: id, published: true, version: 1 });
    expect(await (await admin()).send('GET', at)).toEqual({ status: 200, body: await read() });
    expect(await (await viewer()).send('GET', at)).toEqual({
      status: 403,
      body: { error: 'You are not allowed to do this.' },
    });
  });

  it.each(['GET', 'PUT', 'DELETE'])('that does not exist is 404 to %s', async (method) => {
    const { send } = await admin();
    const longest = 'x'.repeat(LIMITS.token.value);
    for (const id of ['nothing', '__proto__', '%00', '%E0%A4%A', "'--", longest])
      expect(await send(method, `${path}/${id}`, method === 'PUT' ? {} : undefined)).toEqual({
        status: 404,
        body: { error: `There is no such ${kind}.` },
      });
    expect((await send(method, `${path}/${'x'.repeat(5000)}`)).status).toBe(404);
  });

  it('is saved with what is given and keeps the rest, checked now, and the public sees it', async () => {
    const { owner, id, at, read } = await ownersRecord();
    const before = await read();
    const version = await dataVersion();
    const { status, body } = await owner.send('PUT', at, one);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      ...one,
      version: 2,
      updatedAt: expect.stringMatching(/^2026-06-01T/),
      lastCheckedAt: body.updatedAt,
      ...('services' in before && { services: before.services }),
    });
    expect(await read()).toEqual(body);
    expect(await dataVersion()).toBe(version + 1);
    expect(await shown(id)).toMatchObject({ ...one, version: 2 });
  });

  it('may be sent back as it was read, whatever else that says', async () => {
    const { owner, at, read } = await ownersRecord();
    const before = await read();
    const { status, body } = await owner.send('PUT', at, { ...before, ...one });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...one, version: 2 });
  });

  it('takes no role, approval, flag, date or owner from a body', async () => {
    const { owner, id, at, read } = await ownersRecord();
    const before = await read();
    const forged = {
      role: 'admin',
      approved: false,
      published: false,
      provider: 'someone-else',
      providerId: 'someone-else',
      loadedVersion: 2,
      createdAt: '1970-01-01T00:00:00.000Z',
      lastCheckedAt: '2099-01-01T00:00:00.000Z',
    };
    const { status } = await owner.send('PUT', at, forged);
    expect(status).toBe(200);
    const { updatedAt, lastCheckedAt } = await read();
    expect(await read()).toEqual({ ...before, version: 2, updatedAt, lastCheckedAt });
    expect(lastCheckedAt).not.toBe(forged.lastCheckedAt);
    expect(await shown(id)).toBeDefined();
  });

  it('loses an optional text by an empty one, and no other', async () => {
    const { owner, at } = await ownersRecord();
    const { optional, required } = names;
    expect((await owner.send('PUT', at, { [optional]: '' })).body).toMatchObject({
      [optional]: '',
    });
    const { status, body } = await owner.send('PUT', at, { [required]: '' });
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'Please fix the highlighted errors.',
      fields: { [required]: expect.any(String) },
    });
  });

  it('that was changed since it was read is not saved: 409 with the present record', async () => {
    const { owner, at, read } = await ownersRecord();
    await (await admin()).send('PUT', at, one);
    const version = await dataVersion();
    const answer = await owner.send('PUT', at, { ...another, version: 1 });
    expect(answer).toEqual({ status: 409, body: { error: CHANGED, current: await read() } });
    expect(answer.body.current).toMatchObject({ ...one, version: 2 });
    expect(await dataVersion()).toBe(version);
    expect((await owner.send('PUT', at, { ...another, version: 2 })).body).toMatchObject({
      ...one,
      ...another,
      version: 3,
    });
  });

  it('edited by two at once is saved for one, and the other is told', async () => {
    const { owner, at, read } = await ownersRecord();
    const charity = await admin();
    const answers = await Promise.all([
      owner.send('PUT', at, { ...one, version: 1 }),
      charity.send('PUT', at, { ...another, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toEqual({ error: CHANGED, current: await read() });
    expect(await read()).toMatchObject({ version: 2 });
  });

  it('edited by several at once, none of whom says a version, keeps what each said', async () => {
    const { owner, at, read } = await ownersRecord();
    const charity = await admin();
    const answers = await Promise.all([
      owner.send('PUT', at, one),
      charity.send('PUT', at, another),
      owner.send('PUT', at, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ ...one, ...another, version: 4 });
  });

  it('is not taken for another: an _id that differs from the address is 400', async () => {
    const { owner, id, at, read } = await ownersRecord();
    const before = await read();
    expect(await owner.send('PUT', at, { ...one, _id: 'another' })).toEqual({
      status: 400,
      body: { error: 'The _id in the body is not that of the address.' },
    });
    expect(await read()).toEqual(before);
    expect((await owner.send('PUT', at, { ...one, _id: id })).status).toBe(200);
  });

  it('that the loader brought counts as edited once it is saved', async () => {
    const { owner, id, at } = await ownersRecord();
    const table = path.slice(1);
    await env.DB.prepare(`UPDATE ${table} SET loaded_version = version WHERE id = ?1`)
      .bind(id)
      .run();
    await owner.send('PUT', at, one);
    const row = await env.DB.prepare(`SELECT version, loaded_version FROM ${table} WHERE id = ?1`)
      .bind(id)
      .first();
    expect(row).toEqual({ version: 2, loaded_version: 1 });
  });

  it('is deleted once, for good, and the public sees it', async () => {
    const { id, at } = await ownersRecord();
    const { send } = await admin();
    const version = await dataVersion();
    const word = kind[0]?.toUpperCase() + kind.slice(1);
    expect(await send('DELETE', at)).toEqual({
      status: 200,
      body: { message: `${word} deleted successfully.` },
    });
    expect(await dataVersion()).toBe(version + 1);
    expect(await shown(id)).toBeUndefined();
    expect((await send('DELETE', at)).status).toBe(404);
    expect(await dataVersion()).toBe(version + 1);
  });
});
