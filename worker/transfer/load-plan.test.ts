import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDirectory } from '../../shared/directory/directory-file.ts';
import { readState } from '../records/data-version.ts';
import { emptyDirectory } from '../testing/directory.ts';
import { planLoad } from './load-plan.ts';
import { STORED, type StoredRows, selectStored } from './load-statements.ts';
import type { LoadOptions } from './load-types.ts';

beforeEach(emptyDirectory);

const MAY = '2026-05-01T00:00:00.000Z';
const JUNE = '2026-06-01T00:00:00.000Z';
const OPTIONS: LoadOptions = { now: JUNE, checkedAt: '', overwrite: false, isSample: false };

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

async function storedRows(): Promise<StoredRows> {
  const answers = STORED.map((table) => env.DB.prepare(selectStored(table)).all());
  const results = (await Promise.all(answers)).map((answer) => answer.results);
  return Object.fromEntries(STORED.map((table, index) => [table, results[index]])) as StoredRows;
}

async function apply(plan: ReturnType<typeof planLoad>) {
  if (plan.statements.length === 0) return;
  await env.DB.batch(plan.statements.map(({ sql, json }) => env.DB.prepare(sql).bind(json)));
}

async function load(file: unknown, options: Partial<LoadOptions> = {}) {
  const plan = planLoad(readDirectory(file), await storedRows(), { ...OPTIONS, ...options });
  await apply(plan);
  const { added, changed, unchanged, kept } = plan;
  return { added, changed, unchanged, kept: kept.map(({ what }) => what) };
}

/** Writes as the product does: every write raises the record's version. */
const edit = (note: string) =>
  env.DB.prepare('UPDATE services SET note = ?1, version = version + 1').bind(note).run();

const lunch = async () => (await storedRows()).services[0];
const version = async () => (await readState(env.DB)).version;

it('brings in what is new, unchecked unless someone says otherwise', async () => {
  const before = await version();
  expect(await load(city())).toEqual({ added: 3, changed: 0, unchanged: 0, kept: [] });
  expect(await version()).toBe(before + 1);
  expect(await readState(env.DB)).toMatchObject({ changedAt: JUNE, isSample: false });
  expect(await lunch()).toMatchObject({ version: 1, updated_at: JUNE, last_checked_at: '' });
  expect((await storedRows()).organisations[0]).toMatchObject({
    role: 'organisation',
    approved: 1,
    published: 1,
    created_at: JUNE,
  });
});

it('changes nothing when the same file is loaded again, not even the data version', async () => {
  await load(city(), { checkedAt: MAY });
  const [before, rows] = [await version(), await storedRows()];
  const again = { added: 0, changed: 0, unchanged: 3, kept: [] };
  expect(await load(city(), { overwrite: true, now: '2026-07-01T00:00:00.000Z' })).toEqual(again);
  expect(await load(city(), { checkedAt: '2026-04-01T00:00:00.000Z' })).toEqual(again);
  expect(await version()).toBe(before);
  expect(await storedRows()).toEqual(rows);
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
    planLoad(readDirectory(file), await storedRows(), OPTIONS).keptDeleted;

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
    expect((await storedRows()).tombstones).toEqual([]);
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
  const plan = planLoad(readDirectory(city({ note: '£2.50' })), await storedRows(), OPTIONS);
  await edit('Ring the side bell');
  await apply(plan);
  expect(await lunch()).toMatchObject({ note: 'Ring the side bell', version: 2 });
});

it("knows an organisation's one helpline under a new name", async () => {
  await load(city());
  expect(await load(city({ helpline: 'Day Line' }))).toMatchObject({ changed: 1, added: 0 });
  expect((await storedRows()).helplines).toMatchObject([{ name: 'Day Line' }]);
});

it('keeps the banner of the sample once it is up', async () => {
  await load(city(), { isSample: true });
  await load(city({ note: 'x' }));
  expect(await readState(env.DB)).toMatchObject({ isSample: true });
});

it('writes nothing where one row is refused', async () => {
  const plan = planLoad(readDirectory(city()), await storedRows(), OPTIONS);
  const services = plan.statements.find(({ sql }) => sql.startsWith('INSERT INTO services'));
  if (services) services.json = services.json.replace('"harbour"', '"nobody"');
  const before = await version();
  await expect(apply(plan)).rejects.toThrow();
  expect(await storedRows()).toMatchObject({ organisations: [], services: [], helplines: [] });
  expect(await version()).toBe(before);
});

it('carries any text whole, in JSON that can neither end a quote nor a statement', async () => {
  const name = `O'Neil; "Ärzte" -- /* \\ \n 🍲 ?1 BEGIN`;
  const plan = planLoad(readDirectory(city({ name })), await storedRows(), OPTIONS);
  for (const { json } of plan.statements) expect(json).toMatch(/^[ -&(-:<-~]+$/);
  await apply(plan);
  expect((await storedRows()).organisations[0]).toMatchObject({ name });
});

it('keeps every statement under the 100 kB that D1 takes', async () => {
  const organisations = Array.from({ length: 400 }, (_, n) => ({
    name: `Organisation ${n}`,
    description: '€'.repeat(1000),
  }));
  const file = readDirectory({ organisations, helplines: [] });
  const plan = planLoad(file, await storedRows(), OPTIONS);
  for (const { sql, json } of plan.statements)
    expect(sql.length + json.length).toBeLessThan(100_000);
  await apply(plan);
  expect((await storedRows()).organisations).toHaveLength(400);
});

describe('services that only their order in the file tells apart', () => {
  const clinic = (...notes: string[]) => ({
    organisations: [
      {
        name: 'Harbour Clinic',
        description: 'Nurses by the harbour.',
        services: notes.map((note) => ({ type: 'Lunch', serviceAddress: 'Quay', note })),
      },
    ],
    helplines: [],
  });
  const editNote = (from: string, to: string) =>
    env.DB.prepare('UPDATE services SET note = ?2, version = version + 1 WHERE note = ?1')
      .bind(from, to)
      .run();
  const noteById = async () =>
    Object.fromEntries((await storedRows()).services.map(({ id, note }) => [id, note]));
  const same = (count: number) => ({ added: 0, changed: 0, unchanged: count + 1, kept: [] });

  it('are loaded, and the same file changes nothing, in another order neither', async () => {
    expect(await load(clinic('Women', 'Mixed'))).toMatchObject({ added: 3 });
    const before = await noteById();
    expect(Object.values(before).sort()).toEqual(['Mixed', 'Women']);
    expect(await load(clinic('Women', 'Mixed'))).toEqual(same(2));
    expect(await load(clinic('Mixed', 'Women'))).toEqual(same(2));
    expect(await noteById()).toEqual(before);
  });

  it('stay whose they are where one says something new, in another order too', async () => {
    await load(clinic('Women', 'Mixed', 'Young'));
    const before = Object.entries(await noteById());
    expect(await load(clinic('Young', 'Women', 'Mixed at 2'))).toMatchObject({
      added: 0,
      changed: 1,
    });
    expect(Object.entries(await noteById()).sort()).toEqual(
      before.map(([id, note]) => [id, note === 'Mixed' ? 'Mixed at 2' : note]).sort(),
    );
  });

  it('are kept where the file has lost one, or gets one before them', async () => {
    await load(clinic('Women', 'Mixed'));
    const before = await noteById();
    expect(await load(clinic('Mixed'))).toEqual(same(1));
    expect(await load(clinic('Young', 'Mixed', 'Women'))).toMatchObject({ added: 1, changed: 0 });
    expect(await noteById()).toMatchObject(before);
  });

  it('are kept where one was edited here, in another order too', async () => {
    await load(clinic('Women', 'Mixed'));
    await editNote('Women', 'Women and girls');
    expect(await load(clinic('Mixed', 'Women'))).toMatchObject({
      added: 0,
      changed: 0,
      kept: ['Lunch, Quay'],
    });
    expect(Object.values(await noteById()).sort()).toEqual(['Mixed', 'Women and girls']);
  });

  it('have the ids that a file gives them, whatever those say', async () => {
    await load(clinic('Women', 'Mixed'));
    const [one = '', two = ''] = Object.keys(await noteById());
    const file = clinic('Men');
    const services = [
      { ...file.organisations[0]?.services[0], _id: 'men' },
      { ...file.organisations[0]?.services[0], _id: two, note: 'Mixed at 2' },
    ];
    await load({ ...file, organisations: [{ ...file.organisations[0], services }] });
    expect(Object.keys(await noteById()).sort()).toEqual([one, two, 'men'].sort());
  });
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
    expect(readDirectory(checked('last week')).faults).toEqual([
      {
        path: 'organisations[0].services[0].lastCheckedAt',
        message: 'Must be a date: YYYY-MM-DD.',
      },
    ]);
  });
});
