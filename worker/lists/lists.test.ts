import { env } from 'cloudflare:test';
import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTING_FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { PAGE_SIZE } from '../../shared/lists/shown.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { Author } from '../records/author.ts';
import { pageOfServices } from '../services/list.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

type Named = { _id: string; name: string };

const names = (items: Named[]) => items.map(({ name }) => name);
const ids = (items: Named[]) => items.map(({ _id }) => _id);

async function helplines(...all: string[]) {
  const made = [];
  for (const name of all) made.push(await addHelpline({ name }));
  return made;
}

const NO_FAULTS = Object.fromEntries(LISTING_FAULT_NAMES.map((name) => [name, 0]));

describe('a list without anything of a page in its query', () => {
  it('is given whole and bare where no page of it is asked for', async () => {
    const { id: provider } = await addOrganisation({ name: 'Ark' });
    for (let n = 0; n < PAGE_SIZE + 1; n++) await addService({ providerId: provider });
    await helplines('Day Line', 'Night Line');
    const { send, organisationId: charity } = await admin();
    for (const query of ['', '?type=Breakfast', `?provider=${provider}`, '?page=&q=&nothing=1']) {
      const { status, body } = await send('GET', `/services${query}`);
      expect(status).toBe(200);
      expect(body).toHaveLength(PAGE_SIZE + 1);
      expect(body[0]).not.toHaveProperty('faults');
    }
    expect(names((await send('GET', '/helplines')).body)).toEqual(['Day Line', 'Night Line']);
    // docs/product.md#api: filtered by role and approval where it is read.
    for (const query of ['', '?role=organisation', '?approved=false']) {
      const { body } = await send('GET', `/organisations${query}`);
      expect(ids(body).sort()).toEqual([provider, charity].sort());
      expect(body.find(({ _id }: Named) => _id === provider).services).toHaveLength(PAGE_SIZE + 1);
    }
  });
});

describe('a page', () => {
  it('has the records of its place, and what is said of the whole list', async () => {
    const checked = new Date(testNow()).toISOString();
    const made = await helplines('Ark', 'Boat', 'Cove', 'Dock', 'Ebb');
    const { send } = await admin();
    const { body } = await send('GET', '/helplines?perPage=2&page=2');
    expect(names(body.items)).toEqual(['Cove', 'Dock']);
    expect(body).toEqual({
      items: body.items,
      page: 2,
      pages: 3,
      perPage: 2,
      total: 5,
      known: 5,
      // None was ever checked.
      counts: { ...NO_FAULTS, old: 5, any: 5, all: 5 },
    });
    const { body: whole } = await send('GET', `/helplines/${made[2]?.id}`);
    expect(body.items[0]).toEqual({ ...whole, faults: ['old'], providerName: null });
    const { id: providerId } = await addOrganisation({ name: 'The Ark' });
    await addHelpline({ name: 'A first one', providerId, lastCheckedAt: checked });
    const { body: first } = await send('GET', '/helplines?perPage=1');
    expect(first.items).toMatchObject([
      { name: 'A first one', providerName: 'The Ark', faults: [] },
    ]);
  });

  it.each([
    ['page=0', 1, ['Ark', 'Boat']],
    ['page=2', 2, ['Cove']],
    ['page=3', 2, ['Cove']],
    ['page=999999', 2, ['Cove']],
  ])('%s of two is page %i', async (query, page, expected) => {
    await helplines('Ark', 'Boat', 'Cove');
    const { send } = await admin();
    const { body } = await send('GET', `/helplines?perPage=2&${query}`);
    expect([body.page, names(body.items)]).toEqual([page, expected]);
  });

  it('of nothing is the first and only one', async () => {
    const { send } = await admin();
    const none = { items: [], page: 1, pages: 1, perPage: PAGE_SIZE, total: 0, known: 0 };
    const counts = { ...NO_FAULTS, any: 0, all: 0 };
    for (const path of [
      '/services?page=1',
      '/helplines?page=7',
      '/organisations?page=1&role=organisation',
    ])
      expect((await send('GET', path)).body).toEqual({ ...none, counts });
    expect((await send('GET', '/services?q=ark')).body).toEqual({ ...none, counts });
  });

  it('has fifty records where nothing else is asked, and a hundred at most', async () => {
    const { id: providerId } = await addOrganisation();
    for (let n = 0; n < PAGE_SIZE + 1; n++) await addService({ providerId });
    const { send } = await admin();
    expect((await send('GET', '/services?page=1')).body.items).toHaveLength(PAGE_SIZE);
    expect((await send('GET', '/services?perPage=100')).body.items).toHaveLength(PAGE_SIZE + 1);
  });

  it.each([
    ['page=x', { page: 'Must be a number.' }],
    ['page=-1', { page: 'Must be a number.' }],
    ['page=1.5', { page: 'Must be a number.' }],
    [`page=${'9'.repeat(30)}`, { page: 'Must be a number.' }],
    ['perPage=0', { perPage: LIMITS.rowsOfPage.message }],
    ['perPage=101', { perPage: LIMITS.rowsOfPage.message }],
    ['perPage=all', { perPage: 'Must be a number.' }],
    ['wrong=nonsense', { wrong: expect.stringContaining('expected one of') }],
    ['sort=__proto__', { sort: expect.stringContaining('expected one of') }],
    [`q=${'x'.repeat(201)}`, { q: LIMITS.filterValue.message }],
  ])('that cannot be is refused in words: %s', async (query, fields) => {
    const { send } = await admin();
    for (const list of ['services', 'organisations', 'helplines'])
      expect(await send('GET', `/${list}?${query}`)).toEqual({
        status: 422,
        body: { error: 'Please fix the highlighted errors.', fields },
      });
  });

  it('names each record once where many are alike, in one order for every page', async () => {
    const made = await helplines(...Array(7).fill('Night Line'));
    const { send } = await admin();
    for (const sort of ['name', 'type', 'wrong', 'unchecked']) {
      const seen: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const { body } = await send('GET', `/helplines?perPage=2&page=${page}&sort=${sort}`);
        seen.push(...ids(body.items));
      }
      expect(seen).toEqual(made.map(({ id }) => id).sort());
    }
  });
});

describe('a search', () => {
  it.each([
    ['50%', ['50% Off']],
    ['_', ['Snake_case']],
    ['%', ['50% Off']],
    ["'; DROP", ["Bobby'; DROP TABLE"]],
    ['CAFÉ', ['Café Zoë']],
    ['zoë', ['Café Zoë']],
    ['ДОМ', ['Дом']],
    ['🌍', ['Earth 🌍']],
    ['  off  ', ['50% Off']],
    ['zebra', []],
  ])('for %s takes it at its word', async (text, expected) => {
    await helplines('50% Off', 'Snake_case', "Bobby'; DROP TABLE", 'Café Zoë', 'Дом', 'Earth 🌍');
    const { send } = await admin();
    const { body } = await send('GET', `/helplines?q=${encodeURIComponent(text)}`);
    expect([names(body.items), body.total, body.known]).toEqual([expected, expected.length, 6]);
  });

  it('of services is for their provider, within a type where one is named', async () => {
    const [ark, harbour] = [
      await addOrganisation({ name: 'The Ark' }),
      await addOrganisation({ name: 'Harbour House' }),
    ];
    const lunch = await addService({ providerId: ark.id, type: 'Lunch' });
    await addService({ providerId: ark.id, type: 'Showers' });
    await addService({ providerId: harbour.id, type: 'Lunch' });
    const { send } = await admin();
    const { body } = await send('GET', '/services?q=ARK&type=Lunch');
    expect(ids(body.items)).toEqual([lunch.id]);
    expect([body.total, body.known]).toEqual([1, 2]);
    expect((await send('GET', `/services?page=1&provider=${harbour.id}`)).body.total).toBe(1);
  });

  it('of organisations is for their name, of those of a role and approval alone', async () => {
    await addOrganisation({ name: 'Harbour House' });
    await addOrganisation({ name: 'Harbour Waiting', approved: false });
    const { send } = await admin();
    const found = async (query: string) =>
      names((await send('GET', `/organisations?q=harbour${query}`)).body.items);
    expect(await found('')).toEqual(['Harbour House', 'Harbour Waiting']);
    expect(await found('&approved=true')).toEqual(['Harbour House']);
    expect(await found('&approved=false&role=organisation')).toEqual(['Harbour Waiting']);
    expect(await found('&role=admin')).toEqual([]);
  });
});

describe('what is wrong', () => {
  it('is judged among all of a list, not among those of a page', async () => {
    const at = new Date(testNow()).toISOString();
    const [one, two] = [await addOrganisation({ name: 'A' }), await addOrganisation({ name: 'B' })];
    const hours = JSON.stringify({ Monday: [{ start: '09:00', end: '10:00' }] });
    const alike = { serviceAddress: '1 Quay Street, Bristol', schedule: hours, lastCheckedAt: at };
    const first = await addService({ ...alike, providerId: one.id });
    await addService({ ...alike, providerId: two.id });
    await addService({
      ...alike,
      providerId: two.id,
      type: 'Lunch',
      serviceAddress: '9 Elsewhere',
    });
    const { send } = await admin();
    const { body } = await send('GET', '/services?q=a&perPage=1');
    expect(body.items).toMatchObject([{ _id: first.id, faults: ['double'] }]);
    const { body: wrong } = await send('GET', '/services?wrong=address');
    expect(wrong).toMatchObject({ total: 1, items: [{ faults: ['address'] }] });
    expect(wrong.counts).toEqual({ ...NO_FAULTS, address: 1, double: 2, any: 3, all: 3 });
  });

  it('is in the answer a moment after it was mended, and when time alone makes it so', async () => {
    const day = 86_400_000;
    const almost = new Date(testNow() - 180 * day + 60_000).toISOString();
    const { id } = await addHelpline({ lastCheckedAt: almost });
    const { send } = await admin();
    const wrong = async () => (await send('GET', '/helplines?wrong=old')).body.total;
    expect(await wrong()).toBe(0);
    // Each call is two seconds after the one before.
    for (let calls = 0; calls < 40; calls++) await call('/health');
    expect(await wrong()).toBe(1);
    const { body } = await send('GET', `/helplines/${id}`);
    expect((await send('PUT', `/helplines/${id}`, body)).status).toBe(200);
    expect(await wrong()).toBe(0);
  });
});

it('an organisation is told how many services and whether a helpline it has, not each of them', async () => {
  const { id: providerId } = await addOrganisation({ name: 'Ark' });
  for (let n = 0; n < 3; n++) await addService({ providerId });
  await addHelpline({ providerId });
  const { send } = await admin();
  const { body } = await send('GET', '/organisations?q=ark');
  const { body: whole } = await send('GET', `/organisations/${providerId}`);
  const { services, helpline, ...own } = whole;
  expect(body.items).toEqual([{ ...own, faults: ['old'], serviceCount: 3, hasHelpline: true }]);
});

describe('whoever asks', () => {
  it('gets a page of the own records alone, whoever asked before', async () => {
    const [mine, theirs] = [await viewer(), await viewer()];
    const own = await addService({ providerId: mine.organisationId });
    await addService({ providerId: theirs.organisationId });
    const charity = await admin();
    expect((await charity.send('GET', '/services?page=1')).body.total).toBe(2);
    const { body } = await mine.send('GET', '/services?page=1');
    expect(ids(body.items)).toEqual([own.id]);
    // That another lists the same is the charity's to know.
    expect(body.items[0].faults).not.toContain('double');
    expect(
      (await mine.send('GET', `/services?page=1&provider=${theirs.organisationId}`)).body.total,
    ).toBe(0);
    expect((await mine.send('GET', '/organisations?page=1')).status).toBe(403);
  });

  it('costs the database one page where nothing was written since the last search', async () => {
    const { id: providerId, name } = await addOrganisation({ name: 'Ark' });
    const rows = 120;
    for (let n = 0; n < rows; n++) await addService({ providerId });
    const asked: string[] = [];
    const noting = {
      prepare(sql: string) {
        asked.push(sql);
        return env.DB.prepare(sql);
      },
      batch: (statements) => env.DB.batch(statements),
    } as D1Database;
    const author: Author = {
      viewer: { role: 'admin', accountId: 'a', organisationId: 'charity' },
      action: 'service:list',
      now: testNow(),
    };
    const search = (q: string) => pageOfServices(noting, author, { q, page: 2 });
    expect((await search(name)).items).toHaveLength(50);
    const atFirst = asked.splice(0).length;
    expect((await search('ar')).total).toBe(rows);
    expect([atFirst, asked.length]).toEqual([4, 2]);
    await addService({ providerId });
    asked.splice(0);
    expect((await search('ar')).total).toBe(rows + 1);
    expect(asked).toHaveLength(4);
  });
});
