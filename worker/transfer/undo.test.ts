import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { audit, organisations, services, tombstones } from '../db/tables.ts';
import {
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { removeOldImports } from './undo-entries.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  for (const table of [audit, tombstones]) await db.delete(table);
  await env.DB.prepare('DELETE FROM imported').run();
});

type Charity = Awaited<ReturnType<typeof admin>>;

async function bring({ send }: Charity, file: object, options = {}) {
  const input = { file, ...options };
  const { body: preview } = await send('POST', '/import/preview', input);
  const { status } = await send('POST', '/import', { ...input, token: preview.token });
  expect(status).toBe(200);
  const { body } = await send('GET', '/imports');
  return body.imports[0] as { _id: string; added: number; changed: number; by: string };
}

const undo = ({ send }: Charity, { _id }: { _id: string }) => send('POST', `/imports/${_id}/undo`);

const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol' };
const kitchen = (over = {}) => ({
  organisations: [
    {
      name: 'The Quay Kitchen',
      description: 'Hot meals by the harbour.',
      services: [lunch],
      ...over,
    },
  ],
  helplines: [
    { name: 'Night Line', type: 'General', description: 'Someone to talk to.', phone: '116123' },
  ],
});

const rows = async () => ({
  organisations: await db.select().from(organisations),
  services: await db.select().from(services),
});
const publicText = async () => (await call('/organisations/public')).text();

describe('an import of the last day is undone', () => {
  it('whole: what it made is gone, and the same file may come again', async () => {
    const charity = await admin();
    const before = await rows();
    const done = await bring(charity, kitchen());
    expect(done).toMatchObject({ added: 3, changed: 0, by: expect.stringContaining('@') });
    expect(await publicText()).toContain('The Quay Kitchen');
    const { status, body } = await undo(charity, done);
    expect([status, body]).toEqual([200, { message: 'Undone: 3 removed, 0 as before.', kept: [] }]);
    expect(await rows()).toEqual(before);
    expect(await publicText()).not.toContain('The Quay Kitchen');
    expect((await charity.send('GET', '/imports')).body).toEqual({ imports: [] });
    expect(await bring(charity, kitchen())).toMatchObject({ added: 3 });
  });

  it('what was edited here and chosen one by one is changed alone, shown old and new, and says again what it said', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({ name: 'Ark', description: 'As its owner wrote.' });
    const dove = await addOrganisation({ name: 'Dove', description: 'As Dove wrote.' });
    const file = {
      organisations: [
        { _id: id, name: 'Ark', description: 'As the sheet says.' },
        { _id: dove.id, name: 'Dove', description: 'As the sheet says.' },
      ],
      helplines: [],
    };
    const { body: preview } = await charity.send('POST', '/import/preview', { file });
    const kept = (name: string) => preview.kept.find(({ what }: { what: string }) => what === name);
    expect([preview.changed, preview.kept.length]).toEqual([[], 2]);
    expect(kept('Ark')).toMatchObject({
      before: { description: 'As its owner wrote.' },
      after: { description: 'As the sheet says.' },
    });
    const done = await bring(charity, file, { also: [`organisation ${id}`] });
    expect(done).toMatchObject({ added: 0, changed: 1 });
    const says = async () =>
      (await rows()).organisations
        .filter(({ id: one }) => [id, dove.id].includes(one))
        .map(({ description }) => description)
        .sort();
    expect(await says()).toEqual(['As Dove wrote.', 'As the sheet says.']);
    const { body } = await undo(charity, done);
    expect(body).toMatchObject({ message: 'Undone: 0 removed, 1 as before.', kept: [] });
    expect(await says()).toEqual(['As Dove wrote.', 'As its owner wrote.']);
  });

  it('what it changed says again what it said, when it was checked too, and a later file may change it', async () => {
    const charity = await admin();
    await bring(charity, kitchen());
    const [was] = await db.select().from(services);
    const changed = kitchen({ services: [{ ...lunch, note: 'Bring a bag' }] });
    const done = await bring(charity, changed, { checked: true });
    const { body } = await undo(charity, done);
    expect(body).toMatchObject({ message: 'Undone: 0 removed, 3 as before.', kept: [] });
    const [is] = await db.select().from(services);
    expect(is).toMatchObject({ note: '', lastCheckedAt: was?.lastCheckedAt });
    expect(await bring(charity, changed)).toMatchObject({ added: 0, changed: 1 });
  });

  it('but for what was edited since, which is said', async () => {
    const charity = await admin();
    const done = await bring(charity, kitchen());
    const [service] = await db.select().from(services);
    await charity.send('PUT', `/services/${service?.id}`, { note: 'Edited here' });
    const { body } = await undo(charity, done);
    // Its organisation stays with it.
    expect(body.kept.sort()).toEqual(['Lunch, of The Quay Kitchen', 'The Quay Kitchen']);
    expect((await db.select().from(services))[0]).toMatchObject({ note: 'Edited here' });
    expect(await publicText()).toContain('The Quay Kitchen');
  });

  it('but for an organisation that has got something of somebody’s since', async () => {
    const charity = await admin();
    const done = await bring(charity, kitchen({ services: [] }));
    const [{ id: providerId = '' } = {}] = await db
      .select()
      .from(organisations)
      .where(eq(organisations.name, 'The Quay Kitchen'));
    await addService({ providerId });
    expect((await undo(charity, done)).body).toMatchObject({ kept: ['The Quay Kitchen'] });
    expect(await db.select().from(services)).toHaveLength(1);
  });

  it('and what had been deleted before stays away from the next file, as it did', async () => {
    const charity = await admin();
    await bring(charity, kitchen({ services: [] }));
    const [{ id = '' } = {}] = await db
      .select()
      .from(organisations)
      .where(eq(organisations.name, 'The Quay Kitchen'));
    await charity.send('DELETE', `/organisations/${id}`);
    const [stone] = await db.select().from(tombstones);
    const done = await bring(charity, kitchen({ services: [] }), { overwrite: true });
    expect(await db.select().from(tombstones)).toEqual([]);
    await undo(charity, done);
    expect(await db.select().from(tombstones)).toEqual([stone]);
  });

  it('leaves whoever is beside it as they are', async () => {
    const charity = await admin();
    const other = await addOrganisation({ name: 'The Other' });
    await addService({ providerId: other.id });
    const before = await rows();
    await undo(charity, await bring(charity, kitchen()));
    expect(await rows()).toEqual(before);
  });

  it('is in the history, record by record', async () => {
    const charity = await admin();
    await undo(charity, await bring(charity, kitchen()));
    const entries = await db.select().from(audit).where(eq(audit.action, 'directory:undo'));
    expect(entries.map(({ kind, after }) => [kind, after]).sort()).toEqual([
      ['helpline', null],
      ['organisation', null],
      ['service', null],
    ]);
    const answer = await call('/changes?since=2020-01-01');
    expect(answer.status).toBeLessThan(500);
  });
});

describe('an import is not undone', () => {
  it('twice, nor where there is none', async () => {
    const charity = await admin();
    const done = await bring(charity, kitchen());
    expect((await undo(charity, done)).status).toBe(200);
    expect((await undo(charity, done)).status).toBe(404);
    expect((await undo(charity, { _id: "' OR 1=1 --" })).status).toBe(404);
  });

  it('after a day, when nothing is kept of it any more', async () => {
    const charity = await admin();
    const done = await bring(charity, kitchen());
    const dayAgo = new Date(testNow() - 24 * 3_600_000 - 60_000).toISOString();
    await env.DB.prepare('UPDATE imported SET at = ?1').bind(dayAgo).run();
    expect((await charity.send('GET', '/imports')).body).toEqual({ imports: [] });
    expect((await undo(charity, done)).status).toBe(404);
    await removeOldImports(env.DB, testNow());
    const { results } = await env.DB.prepare('SELECT * FROM imported').all();
    expect(results).toEqual([]);
  });
});
