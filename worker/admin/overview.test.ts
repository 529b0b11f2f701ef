import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Provider } from '../../shared/lists/list-page.ts';
import type { Service } from '../../shared/services/service.ts';
import { isUnchecked } from '../../shared/time/checked.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { askings } from '../db/tables.ts';
import { FIRST_OF_ALL_SETTINGS } from '../edited/first-settings.ts';
import { addAccount } from '../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

const { mailbox, responseSpreadsheet } = FIRST_OF_ALL_SETTINGS;

beforeEach(emptyDirectory);

it('counts approved and pending organisations apart, without the charity, and every service and helpline', async () => {
  const { id } = await addOrganisation();
  await addOrganisation({ published: false });
  await addOrganisation({ approved: false });
  await addService({ providerId: id });
  await addService({ providerId: id });
  await addHelpline();
  const { send } = await admin();
  expect(await send('GET', '/admin/overview')).toEqual({
    status: 200,
    body: {
      mailbox,
      responseSpreadsheet,
      counts: { organisations: 2, pending: 1, services: 2, helplines: 1 },
      unchecked: { organisations: 2, services: 2, helplines: 1 },
    },
  });
});

it('counts what nobody has checked for 180 days by the rule of the lists and of the public status', async () => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(testNow() - days * day).toISOString();
  const { id: providerId } = await addOrganisation({ lastCheckedAt: ago(1) });
  const dates = [ago(0), ago(179), ago(181), ago(400), ''];
  for (const lastCheckedAt of dates) await addService({ providerId, lastCheckedAt });
  await addOrganisation({ approved: false, lastCheckedAt: ago(400) });
  await addHelpline({ lastCheckedAt: ago(200) });
  const { send } = await admin();
  const { body } = await send('GET', '/admin/overview');
  expect(body.unchecked).toEqual({ organisations: 0, services: 3, helplines: 1 });
  const { body: services } = await send('GET', '/services');
  const old = services.filter((service: Service) => isUnchecked(service, testNow()));
  expect(old).toHaveLength(body.unchecked.services);
});

it('says where the answers are to nobody else', async () => {
  for (const path of ['/admin/overview', '/health', '/openapi.json', '/organisations/public'])
    expect(await (await call(path)).text()).not.toContain(responseSpreadsheet);
});

it('counts the services of each type that occurs, in their order', async () => {
  const { id: providerId } = await addOrganisation();
  for (const type of ['Showers', 'Lunch', 'Showers', 'No such type'])
    await addService({ providerId, type });
  await addService({ providerId, type: 'Breakfast', published: false });
  const { send } = await admin();
  expect(await send('GET', '/admin/service-types')).toEqual({
    status: 200,
    body: [
      { type: 'Breakfast', count: 1 },
      { type: 'Lunch', count: 1 },
      { type: 'Showers', count: 2 },
    ],
  });
});

it('names who may have a service or a helpline, pending ones too, and who has a helpline already', async () => {
  const zebra = await addOrganisation({ name: 'Zebra House', approved: false });
  const ark = await addOrganisation({ name: 'The Ark' });
  await addHelpline({ providerId: ark.id });
  await addHelpline();
  const { send } = await admin();
  expect(await send('GET', '/admin/providers')).toEqual({
    status: 200,
    body: {
      items: [
        { _id: ark.id, name: 'The Ark', hasHelpline: true },
        { _id: zebra.id, name: 'Zebra House', hasHelpline: false },
      ],
      total: 2,
      chosen: null,
    },
  });
});

describe('of more organisations than are offered at once', () => {
  const most = LIMITS.providersOffered.value;
  const numbered = (n: number) => `House ${String(n).padStart(3, '0')}`;

  async function manyHouses() {
    const houses: { id: string }[] = [];
    for (let n = 0; n <= most; n++) houses.push(await addOrganisation({ name: numbered(n) }));
    const { send, organisationId } = await admin();
    const ask = async (query: string) => (await send('GET', `/admin/providers${query}`)).body;
    return { last: houses[most]?.id ?? '', charity: organisationId, send, ask };
  }

  it('the first by name are offered, and how many there are is told', async () => {
    const { ask } = await manyHouses();
    const { items, total } = await ask('');
    expect(items.map(({ name }: Provider) => name)).toEqual(
      Array.from({ length: most }, (_, n) => numbered(n)),
    );
    expect(total).toBe(most + 1);
  });

  it('part of a name in any case finds the others, and signs mean themselves', async () => {
    const { last, ask } = await manyHouses();
    expect(await ask(`?q=%20OUSE%20${String(most).padStart(3, '0')}`)).toEqual({
      items: [{ _id: last, name: numbered(most), hasHelpline: false }],
      total: 1,
      chosen: null,
    });
    for (const nobody of ['%25', '_', '*', "'%20OR%201=1--"])
      expect(await ask(`?q=${nobody}`)).toEqual({ items: [], total: 0, chosen: null });
  });

  it('the one that is chosen is told wherever it stands, unless it can have no services', async () => {
    const { last, charity, ask } = await manyHouses();
    const chosen = { _id: last, name: numbered(most), hasHelpline: false };
    expect(await ask(`?chosen=${last}`)).toMatchObject({ total: most + 1, chosen });
    expect(await ask(`?q=nobody&chosen=${last}`)).toEqual({ items: [], total: 0, chosen });
    for (const id of [charity, 'gone', '']) expect((await ask(`?chosen=${id}`)).chosen).toBeNull();
  });

  it('a longer text than a name can be is refused', async () => {
    const { send } = await admin();
    const { value, message } = LIMITS.filterValue;
    for (const name of ['q', 'chosen'])
      expect(await send('GET', `/admin/providers?${name}=${'x'.repeat(value + 1)}`)).toMatchObject({
        status: 422,
        body: { fields: { [name]: message } },
      });
  });
});

describe('the search through all records', () => {
  it('finds by name, phone in any form, address, email of an account and a word of a note, of a call too', async () => {
    const { id } = await addOrganisation({
      name: 'St Anne’s House',
      phone: JSON.stringify(['01174960123']),
      addresses: JSON.stringify(['1 Quay Street, Bristol BS1 0AA']),
    });
    const { email } = await addAccount({ organisationId: id });
    const { id: meal } = await addService({
      providerId: id,
      type: 'Lunch',
      note: 'Ring the bell.',
    });
    const { send } = await admin();
    const found = async (q: string) =>
      (await send('GET', `/admin/find?q=${encodeURIComponent(q)}`)).body;
    const house = { kind: 'organisation', id, title: 'St Anne’s House', text: '' };
    expect((await found('st annes')).items).toContainEqual(house);
    expect((await found('+44 117 496 0123')).items).toEqual([{ ...house, text: '01174960123' }]);
    for (const address of ['quay street', '1 Quay St', 'bs10aa'])
      expect((await found(address)).items).toContainEqual({
        ...house,
        text: '1 Quay Street, Bristol BS1 0AA',
      });
    await database(env.DB)
      .insert(askings)
      .values({ organisationId: id, askedAt: '', rungNote: 'Ask for the warden.' });
    expect((await found('warden')).items).toEqual([{ ...house, text: 'Ask for the warden.' }]);
    expect((await found('the bell')).items).toEqual([
      { kind: 'service', id: meal, title: 'Lunch, St Anne’s House', text: 'Ring the bell.' },
    ]);
    expect((await found(email)).items).toContainEqual({ ...house, kind: 'account', text: email });
    for (const q of ['', 'no such thing']) expect(await found(q)).toEqual({ items: [], total: 0 });
  });

  it('shows the first fifty, and says how many there are', async () => {
    const { id: providerId } = await addOrganisation();
    for (let at = 0; at < LIMITS.recordsFound.value + 1; at++)
      await addService({ providerId, note: 'Winter only.' });
    const { send } = await admin();
    const { body } = await send('GET', '/admin/find?q=winter');
    expect(body.items).toHaveLength(LIMITS.recordsFound.value);
    expect(body.total).toBe(LIMITS.recordsFound.value + 1);
  });
});
