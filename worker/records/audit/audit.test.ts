import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../db/client.ts';
import { audit } from '../../db/tables.ts';
import { addHelpline, addService, emptyDirectory } from '../../testing/directory.ts';
import { KINDS } from '../../testing/kinds.ts';
import { admin, viewer } from '../../testing/viewers.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
});

const entries = async () =>
  (await db.select().from(audit).orderBy(audit.id)).map(({ id, before, after, ...entry }) => ({
    ...entry,
    before: before && JSON.parse(before),
    after: after && JSON.parse(after),
  }));

const NEW = {
  services: { type: 'Lunch', serviceAddress: '1 Quay Street' },
  helplines: { name: 'Day Line', description: 'Someone to talk to.', phone: '116123' },
};

describe.each(Object.entries(NEW))('of %s made', (path, fields) => {
  it('the whole record is kept, and who made it', async () => {
    const { send, id, email, organisationId } = await viewer();
    const { body } = await send('POST', `/${path}`, fields);
    const [entry, ...rest] = await entries();
    expect(rest).toEqual([]);
    expect(entry).toEqual({
      at: body.updatedAt,
      accountId: id,
      accountEmail: email,
      action: `${path.slice(0, -1)}:create`,
      kind: path.slice(0, -1),
      recordId: body._id,
      before: null,
      after: expect.objectContaining({ ...fields, _id: body._id, provider: body.provider }),
      mayBePublic: true,
    });
    expect(body.provider).toEqual(
      path === 'services' ? { _id: organisationId, name: 'Harbour Kitchen' } : organisationId,
    );
  });
});

describe.each(KINDS)('of a $kind', ({ kind, path, add, changes: [one] }) => {
  it('changed, what differs is kept', async () => {
    const { send, id, organisationId } = await viewer();
    const at = `${path}/${await add(organisationId)}`;
    const { body: before } = await send('GET', at);
    await send('PUT', at, { ...before, ...one });
    const was = Object.fromEntries(Object.keys(one).map((field) => [field, before[field]]));
    expect(await entries()).toMatchObject([
      { accountId: id, action: `${kind}:update`, kind, recordId: before._id },
    ]);
    expect((await entries())[0]).toMatchObject({ before: was, after: one });
    expect(Object.keys((await entries())[0]?.after)).toEqual(Object.keys(one));
  });

  it('deleted, the whole record is kept', async () => {
    const { send } = await admin();
    const { organisationId } = await viewer();
    const at = `${path}/${await add(organisationId)}`;
    const { body: before } = await send('GET', at);
    await send('DELETE', at);
    expect(await entries()).toMatchObject([{ action: `${kind}:delete`, before, after: null }]);
  });

  it('nothing is kept of what was refused or found nothing', async () => {
    const { organisationId } = await viewer();
    const at = `${path}/${await add(organisationId)}`;
    const stranger = await viewer();
    const charity = await admin();
    await stranger.send('PUT', at, one);
    await stranger.send('DELETE', at);
    await charity.send('PUT', at, { ...one, version: 9 });
    await charity.send('PUT', at, { ...one, _id: 'another' });
    await charity.send('PUT', `${path}/nothing`, one);
    await charity.send('DELETE', `${path}/nothing`);
    expect(await entries()).toEqual([]);
  });
});

describe('of an organisation deleted', () => {
  it('its services and helpline are kept with it', async () => {
    const { organisationId } = await viewer();
    for (const type of ['Lunch', 'Dinner']) await addService({ providerId: organisationId, type });
    await addHelpline({ providerId: organisationId });
    await (await admin()).send('DELETE', `/organisations/${organisationId}`);
    expect(await entries()).toMatchObject([
      {
        before: {
          _id: organisationId,
          services: [{ type: 'Lunch' }, { type: 'Dinner' }],
          helpline: { name: 'Night Line' },
        },
      },
    ]);
  });

  it('those too that were added while it was being deleted', async () => {
    const { send, organisationId } = await viewer();
    const charity = await admin();
    const answers = await Promise.all([
      charity.send('DELETE', `/organisations/${organisationId}`),
      ...Array.from({ length: 4 }, () => send('POST', '/services', NEW.services)),
    ]);
    expect(answers[0]?.status).toBe(200);
    const made = answers.filter(({ status }) => status === 201);
    const deleted = (await entries()).find(({ action }) => action === 'organisation:delete');
    expect(deleted?.before.services).toHaveLength(made.length);
    for (const { status } of answers.slice(1)) expect([201, 401, 422]).toContain(status);
  });
});
