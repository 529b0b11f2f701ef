import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDirectoryFile } from '../../shared/directory/directory-file.ts';
import { readState } from '../records/data-version.ts';
import { emptyDirectory } from '../testing/directory.ts';
import { planLoad } from './load-plan.ts';
import { apply, JUNE, load, MAY, OPTIONS, readStoredRows } from './testing/load.ts';

beforeEach(emptyDirectory);

const city = (fields: { note?: string; helpline?: string; name?: string } = {}) => ({
  organisations: [
    {
      _id: 'harbour',
      name: fields.name ?? 'Harbour Kitchen',
      description: 'Hot meals by the harbour.',
      services: [{ _id: 'lunch', type: 'Lunch', serviceAddress: 'Quay', note: fields.note ?? '' }],
      helpline: {
        name: fields.helpline ?? 'Night Line',
        description: 'Someone to talk to.',
        phone: '116 123',
      },
    },
  ],
  helplines: [],
});

/** Writes as the product does: every write raises the record's version. */
const edit = (note: string) =>
  env.DB.prepare('UPDATE services SET note = ?1, version = version + 1').bind(note).run();

const lunch = async () => (await readStoredRows()).services[0];
const version = async () => (await readState(env.DB)).version;

it('brings in what is new, unchecked unless someone says otherwise', async () => {
  const before = await version();
  expect(await load(city())).toEqual({ added: 3, changed: 0, unchanged: 0, kept: [] });
  expect(await version()).toBe(before + 1);
  expect(await readState(env.DB)).toMatchObject({ changedAt: JUNE, isSample: false });
  expect(await lunch()).toMatchObject({ version: 1, updated_at: JUNE, last_checked_at: '' });
  expect((await readStoredRows()).organisations[0]).toMatchObject({
    role: 'organisation',
    approved: 1,
    published: 1,
    created_at: JUNE,
  });
});

it('changes nothing when the same file is loaded again, not even the data version', async () => {
  await load(city(), { checkedAt: MAY });
  const [before, rows] = [await version(), await readStoredRows()];
  const again = { added: 0, changed: 0, unchanged: 3, kept: [] };
  expect(await load(city(), { overwrite: true, now: '2026-07-01T00:00:00.000Z' })).toEqual(again);
  expect(await load(city(), { checkedAt: '2026-04-01T00:00:00.000Z' })).toEqual(again);
  expect(await version()).toBe(before);
  expect(await readStoredRows()).toEqual(rows);
});

it('writes only the record that differs, and new words are not checked by the old date', async () => {
  await load(city(), { checkedAt: MAY });
  expect(await load(city({ note: '£2.50' }))).toMatchObject({ changed: 1, unchanged: 2 });
  expect(await lunch()).toMatchObject({ note: '£2.50', version: 2, last_checked_at: '' });
});

it('takes a later check of the same words', async () => {
  await load(city(), { checkedAt: MAY });
  expect(await load(city(), { checkedAt: JUNE })).toMatchObject({ changed: 3 });
  expect(await lunch()).toMatchObject({ version: 2, last_checked_at: JUNE });
});

it('keeps and lists what was edited since it was loaded, unless told to overwrite', async () => {
  await load(city());
  await edit('Ring the side bell');
  expect(await load(city({ note: '£2.50' }), { checkedAt: JUNE })).toMatchObject({
    kept: ['Lunch, Quay'],
  });
  expect(await lunch()).toMatchObject({ note: 'Ring the side bell', version: 2 });

  await load(city({ note: '£2.50' }), { overwrite: true });
  expect(await lunch()).toMatchObject({ note: '£2.50', version: 3 });
  expect(await load(city({ note: '£3' }))).toMatchObject({ changed: 1, kept: [] });
});

it('keeps an address secret of which the file says nothing, even where it overwrites', async () => {
  await load(city());
  await env.DB.prepare("UPDATE services SET address_public = 'no', version = version + 1").run();
  expect(await load(city())).toMatchObject({ kept: [], unchanged: 3 });
  await load(city({ note: '£2.50' }), { overwrite: true });
  expect(await lunch()).toMatchObject({ note: '£2.50', address_public: 'no' });
  const shown = city({ note: '£2.50' });
  Object.assign(shown.organisations[0]?.services[0] ?? {}, { addressPublic: 'yes' });
  await load(shown, { overwrite: true });
  expect(await lunch()).toMatchObject({ address_public: 'yes' });
});

describe('what was deleted here', () => {
  beforeEach(() => env.DB.prepare('DELETE FROM tombstones').run());
  const deletes = (kind: string, id: string) =>
    env.DB.batch([
      env.DB.prepare(`DELETE FROM ${kind}s WHERE id = ?1`).bind(id),
      env.DB.prepare('INSERT INTO tombstones VALUES (?1, ?2, ?3)').bind(id, kind, JUNE),
    ]);
  const planned = async (file: unknown) =>
    planLoad(readDirectoryFile(file), await readStoredRows(), OPTIONS).keptDeleted;

  it('stays away from the next load, which says so, unless told to overwrite', async () => {
    await load(city());
    await deletes('service', 'lunch');
    expect(await planned(city())).toEqual([
      { kind: 'service', id: 'lunch', what: 'Lunch, Quay', of: 'Harbour Kitchen' },
    ]);
    expect(await load(city())).toEqual({ added: 0, changed: 0, unchanged: 2, kept: [] });
    expect(await lunch()).toBeUndefined();

    expect(await load(city(), { overwrite: true })).toMatchObject({ added: 1 });
    expect(await lunch()).toMatchObject({ id: 'lunch' });
    expect((await readStoredRows()).tombstones).toEqual([]);
  });

  it('keeps the services and the helpline of an organisation away with it', async () => {
    await load(city());
    await deletes('organisation', 'harbour');
    expect((await planned(city())).map(({ kind }) => kind)).toEqual([
      'organisation',
      'service',
      'helpline',
    ]);
    expect(await load(city())).toEqual({ added: 0, changed: 0, unchanged: 0, kept: [] });
    expect(await load(city(), { overwrite: true })).toMatchObject({ added: 3 });
  });
});

it('says nothing of an edit that agrees with the file', async () => {
  await load(city());
  await edit('£2.50');
  expect(await load(city({ note: '£2.50' }))).toMatchObject({ unchanged: 3, kept: [] });
});

it('does not touch a record that is edited between its reading and its writing', async () => {
  await load(city());
  const plan = planLoad(
    readDirectoryFile(city({ note: '£2.50' })),
    await readStoredRows(),
    OPTIONS,
  );
  await edit('Ring the side bell');
  await apply(plan);
  expect(await lunch()).toMatchObject({ note: 'Ring the side bell', version: 2 });
});

it("knows an organisation's one helpline under a new name", async () => {
  await load(city());
  expect(await load(city({ helpline: 'Day Line' }))).toMatchObject({ changed: 1, added: 0 });
  expect((await readStoredRows()).helplines).toMatchObject([{ name: 'Day Line' }]);
});

it('keeps the banner of the sample once it is up', async () => {
  await load(city(), { isSample: true });
  await load(city({ note: 'x' }));
  expect(await readState(env.DB)).toMatchObject({ isSample: true });
});

it('writes nothing where one row is refused', async () => {
  const plan = planLoad(readDirectoryFile(city()), await readStoredRows(), OPTIONS);
  const services = plan.statements.find(({ sql }) => sql.startsWith('INSERT INTO services'));
  if (services) services.json = services.json.replace('"harbour"', '"nobody"');
  const before = await version();
  await expect(apply(plan)).rejects.toThrow();
  expect(await readStoredRows()).toMatchObject({ organisations: [], services: [], helplines: [] });
  expect(await version()).toBe(before);
});

it('carries any text whole, in JSON that can neither end a quote nor a statement', async () => {
  const name = `O'Neil; "Ärzte" -- /* \\ \n 🍲 ?1 BEGIN`;
  const plan = planLoad(readDirectoryFile(city({ name })), await readStoredRows(), OPTIONS);
  for (const { json } of plan.statements) expect(json).toMatch(/^[ -&(-:<-~]+$/);
  await apply(plan);
  expect((await readStoredRows()).organisations[0]).toMatchObject({ name });
});

it('keeps every statement under the 100 kB that D1 takes', async () => {
  const organisations = Array.from({ length: 400 }, (_, n) => ({
    name: `Organisation ${n}`,
    description: '€'.repeat(1000),
  }));
  const file = readDirectoryFile({ organisations, helplines: [] });
  const plan = planLoad(file, await readStoredRows(), OPTIONS);
  for (const { sql, json } of plan.statements)
    expect(sql.length + json.length).toBeLessThan(100_000);
  await apply(plan);
  expect((await readStoredRows()).organisations).toHaveLength(400);
});

describe('a file that says when its records were checked', () => {
  const checked = (lastCheckedAt: string, note = '') => {
    const [kitchen] = city({ note }).organisations;
    const services = kitchen?.services.map((service) => ({ ...service, lastCheckedAt }));
    return { organisations: [{ ...kitchen, services }], helplines: [] };
  };

  it('brings each date in with what is new; a day is its beginning, and none is to come', async () => {
    await load(checked('2026-04-30'));
    expect(await lunch()).toMatchObject({ last_checked_at: '2026-04-30T00:00:00.000Z' });
    expect(await load(checked('2026-04-30'))).toMatchObject({ changed: 0 });
    await load(checked('2026-12-31'));
    expect(await lunch()).toMatchObject({ last_checked_at: JUNE });
  });

  it('says nothing of new words by the date of those that stood', async () => {
    await load(checked(MAY));
    await load(checked(MAY, '£2.50'));
    expect(await lunch()).toMatchObject({ note: '£2.50', last_checked_at: '' });
    await load(checked('2026-05-02', '£3'));
    expect(await lunch()).toMatchObject({ last_checked_at: '2026-05-02T00:00:00.000Z' });
  });

  it('is refused where it is no date', () => {
    expect(readDirectoryFile(checked('last week')).faults).toEqual([
      {
        path: 'organisations[0].services[0].lastCheckedAt',
        message: 'Must be a date: YYYY-MM-DD.',
      },
    ]);
  });
});
