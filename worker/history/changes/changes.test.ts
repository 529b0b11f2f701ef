import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDirectoryFile } from '../../../shared/directory/directory-file.ts';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import { database } from '../../db/client.ts';
import { audit, tombstones } from '../../db/tables.ts';
import { broken, call, emptyDirectory, freshIsolate, testNow } from '../../testing/directory.ts';
import { loadEntries } from '../../transfer/load-entries.ts';
import { planLoad } from '../../transfer/load-plan.ts';
import { readStored } from '../../transfer/queries.ts';
import { changesFeed } from './feed.ts';
import { readEntries } from './queries.ts';
import { ask, city, told } from './testing/changes.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

describe('what changed', () => {
  it('is what organisations and admins did, net, by what the public calls it', async () => {
    const { owner, charity, id } = await city();
    await owner.send('POST', '/services', { type: 'Lunch', serviceAddress: '1 Quay Street' });
    await owner.send('PUT', `/services/${id}`, { note: 'Ring the bell' });
    await charity.send('PUT', `/services/${id}`, {
      note: '',
      schedule: { Monday: [{ start: '09:00', end: '10:00' }] },
    });
    await owner.send('POST', '/helplines', {
      name: 'Quay Line',
      description: 'Someone to talk to.',
      phone: '116123',
    });
    expect(await told()).toEqual([
      'Breakfast: Harbour Kitchen: Times changed (old: not known. New: Monday 09:00–10:00)',
      'Lunch: Harbour Kitchen: New in the handbook',
      'Quay Line: New in the handbook',
    ]);
  });

  it('says no place or number, old or new, of an organisation that has a secret place', async () => {
    const { owner, id, organisation } = await city();
    await owner.send('PUT', organisation, { phone: ['01179000001'] });
    await db.delete(audit);
    await owner.send('PUT', `/services/${id}`, { addressPublic: 'no' });
    await owner.send('PUT', `/services/${id}`, { serviceAddress: '7 Secret Lane, Bristol' });
    await owner.send('PUT', organisation, { phone: ['01179000002'] });
    expect((await told()).join()).not.toMatch(/Secret|Quay|0117|old:|new:/i);
    // Nor of a place that was secret once anybody may see the next one.
    const open = { serviceAddress: '8 Open Street, Bristol', addressPublic: 'yes' };
    await owner.send('PUT', `/services/${id}`, open);
    const words = (await told()).join();
    expect(words).toContain('Breakfast: Harbour Kitchen: Address changed');
    expect(words).not.toMatch(/Secret|Quay|0117|old:|new:/i);
  });

  it('says none of a category whose addresses an admin hid, nor once they are shown again', async () => {
    const { owner, charity, id, organisation } = await city();
    const category = 'Housing Advice';
    await charity.send('PUT', organisation, { categorisingOrganisations: [category] });
    await db.delete(audit);
    const hidden = `/hidden-categories/${encodeURIComponent(category)}`;
    const until = addDays(cityTime(testNow()).date, 3);
    expect((await charity.send('PUT', hidden, { until })).status).toBeLessThan(300);
    await owner.send('PUT', `/services/${id}`, { serviceAddress: '7 Secret Lane, Bristol' });
    expect((await charity.send('DELETE', hidden)).status).toBeLessThan(300);
    await owner.send('PUT', `/services/${id}`, { serviceAddress: '8 Open Street, Bristol' });
    expect(await told()).toEqual(['Breakfast: Harbour Kitchen: Address changed']);
  });

  it('has what was deleted, and nothing once it is restored', async () => {
    const { charity, organisation } = await city();
    await charity.send('DELETE', organisation);
    expect(await told()).toEqual([
      'Breakfast: Harbour Kitchen: Closed or no longer listed',
      'Harbour Kitchen: Closed or no longer listed',
    ]);
    const { entries } = (await charity.send('GET', '/history')).body;
    const restored = await charity.send('POST', `/history/${entries[0]._id}/restore`);
    expect(restored.status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('never names what is taken down, nor what it was called, but says that something is', async () => {
    const { owner, charity, organisation } = await city();
    await charity.send('PUT', `${organisation}/published`, { published: false });
    await owner.send('PUT', organisation, { name: 'A hidden name', description: 'Hidden words.' });
    const { changes, isSomeHidden } = await ask();
    expect({ changes, isSomeHidden }).toEqual({ changes: [], isSomeHidden: true });
    await charity.send('PUT', `${organisation}/published`, { published: true });
    // What was taken down meanwhile does not say what it was called.
    expect(await told()).toEqual(['A hidden name: New name, description changed']);
  });

  it('never shows who awaits approval; once approved they are new', async () => {
    const { charity } = await city();
    const registered = await call('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Pending Ark',
        description: 'Beds for the night.',
        email: 'ark@ark.test',
        password: 'a-long-password',
      }),
    });
    const { organisation } = (await registered.json()) as { organisation: { _id: string } };
    expect(await told()).toEqual([]);
    await charity.send('PUT', `/organisations/approve/${organisation._id}`);
    expect(await told()).toEqual(['Pending Ark: New in the handbook']);
  });

  it('says nothing of who did it, of sign-ins, or of any field but in words', async () => {
    const { owner, charity, id, organisation } = await city();
    await charity.send('PUT', organisation, { email: 'new@harbour.test', phone: ['01179000001'] });
    await charity.send('POST', `${organisation}/accounts`, { email: 'second@harbour.test' });
    await charity.send('DELETE', `/services/${id}`);
    await charity.send('DELETE', organisation);
    const text = JSON.stringify(await ask());
    for (const secret of [owner.email, charity.email, 'second@', 'new@', '01179000001', owner.id])
      expect(text).not.toContain(secret);
  });

  it('has what npm run load and an import brought', async () => {
    const { owner } = await city();
    const file = readDirectoryFile({
      organisations: [
        {
          _id: owner.organisationId,
          name: 'Harbour Kitchen',
          description: 'Hot meals by the harbour.',
          services: [{ type: 'Showers', serviceAddress: '1 Quay Street, Bristol' }],
        },
      ],
      helplines: [{ name: 'Loaded Line', description: 'Someone to talk to.', phone: '116123' }],
    });
    const at = new Date(testNow()).toISOString();
    const options = { now: at, checkedAt: '', overwrite: false, isSample: false };
    const { stored } = await readStored(env.DB);
    const plan = planLoad(file, stored, options);
    const entries = loadEntries(plan.writes, { at, accountId: null, action: 'directory:import' });
    await env.DB.batch(
      [...plan.statements, ...entries].map(({ sql, json }) => env.DB.prepare(sql).bind(json)),
    );
    expect(await told()).toEqual([
      'Loaded Line: New in the handbook',
      'Showers: Harbour Kitchen: New in the handbook',
    ]);
  });
});

describe('since when', () => {
  const DAY = 24 * 60 * 60_000;
  const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

  it('is a month ago, a day of one’s own, or the nearest that the history has', async () => {
    const { owner, id } = await city();
    await owner.send('PUT', `/services/${id}`, { note: 'Ring the bell' });
    await db.update(audit).set({ at: new Date(testNow() - 40 * DAY).toISOString() });
    await owner.send('PUT', `/services/${id}`, { serviceAddress: '2 Quay Street' });
    const moved = 'Address changed (old: 1 Quay Street, Bristol. New: 2 Quay Street)';
    expect(await told()).toEqual([`Breakfast: Harbour Kitchen: ${moved}`]);
    const since = dateOf(testNow() - 41 * DAY);
    expect(await told(`?since=${since}`)).toEqual([
      `Breakfast: Harbour Kitchen: ${moved}, note changed`,
    ]);
    expect((await ask(`?since=${since}`)).since).toBe(since);
    expect((await ask('?since=1999-01-01')).since).toBe('2025-06-01');
    expect((await ask('?since=2099-01-01')).since).toBe(dateOf(testNow()));
  });

  it.each(['yesterday', '2026-02-30', '2026-1-1'])('refuses %s', async (since) => {
    expect((await call(`/changes?since=${since}`)).status).toBe(422);
  });
});

describe('costs no more for what nobody may see', () => {
  const register = (n: number) =>
    call('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'CF-Connecting-IP': `192.0.2.${n}` },
      body: JSON.stringify({
        name: `Pending Ark ${n}`,
        description: 'Beds for the night.',
        email: `ark-${n}@ark.test`,
        password: 'a-long-password',
      }),
    });

  it('when strangers register and records are saved without a change', async () => {
    const { owner, id } = await city();
    await owner.send('PUT', `/services/${id}`, { note: 'Ring the bell' });
    const since = new Date(0).toISOString();
    const before = await readEntries(env.DB, since);
    expect(before.entries).toHaveLength(1);
    for (let n = 1; n <= 3; n++) await register(n);
    for (let n = 1; n <= 3; n++) await owner.send('PUT', `/services/${id}`, {});
    expect(await readEntries(env.DB, since)).toEqual(before);
  });

  it('than its bounds, of which it says so', async () => {
    const { owner, id } = await city();
    const text = 'x'.repeat(400_000);
    const entry = (n: number) => ({
      at: new Date(testNow() - n).toISOString(),
      action: 'service:update',
      kind: 'service',
      recordId: id,
      before: JSON.stringify({ note: text }),
      after: JSON.stringify({ note: '' }),
    });
    await db.insert(audit).values(Array.from({ length: 10 }, (_, n) => entry(n)));
    const { entries, isCut } = await readEntries(env.DB, new Date(0).toISOString());
    expect([entries.length, isCut]).toEqual([7, true]);
    await owner.send('PUT', `/services/${id}`, { note: 'Ring the bell' });
    expect((await ask()).isCut).toBe(true);
  });
});

it('is answered once for each state of the data, asks for nothing twice, and says so when it cannot', async () => {
  await city();
  const first = await call('/changes');
  expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
  const tag = first.headers.get('ETag') ?? '';
  const again = await call('/changes', { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  // What is remembered is told while the database fails; who has nothing to remember says so.
  expect((await call('/changes', {}, broken)).status).toBe(200);
  expect((await freshIsolate()('/changes', {}, broken)).status).toBe(503);
});

it('is a feed that a reader understands, whatever a name holds', async () => {
  const { owner, organisation } = await city();
  await owner.send('PUT', organisation, { name: 'Bread & <Roses>' });
  const instant = new Date().toISOString();
  await db.update(audit).set({ at: instant });
  const feed = await changesFeed.request('/changes.xml', {}, env);
  expect(feed.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const text = await feed.text();
  expect(text).toContain(
    '<title>Bread &amp; &lt;Roses&gt;: New name (old: Harbour Kitchen. New: Bread &amp; &lt;Roses&gt;)</title>',
  );
  expect(text).toContain(`href="https://handbook.test/organisations#${owner.organisationId}"`);
  expect(text).toContain(`<updated>${instant}</updated>`);
});
