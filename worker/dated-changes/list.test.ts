import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '../../shared/lists/shown.ts';
import type { ListedChange } from '../../shared/services/changes/change-record.ts';
import { CHANGE_TIMES, timeOf } from '../../shared/services/changes/change-times.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import {
  addDatedChange,
  addOrganisation,
  addService,
  BETWEEN_CALLS,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

// docs/product.md#dated-changes: what an admin reads of those of everybody is a page, however many there are.

beforeEach(emptyDirectory);

const today = () => cityTime(testNow() + BETWEEN_CALLS).date;
const inDays = (days: number) => addDays(today(), days);
const ended = () => new Date(testNow() - 60_000).toISOString();

async function harbour(name = 'Harbour Kitchen') {
  const { id: organisation } = await addOrganisation({ name });
  const { id } = await addService({ providerId: organisation });
  const add = (from: number, to: number | '', more: object = {}) =>
    addDatedChange({
      organisation,
      scope: 'service',
      services: [id],
      from: inDays(from),
      to: to === '' ? '' : inDays(to),
      ...more,
    });
  return { organisation, add };
}

const asAdmin = async () => {
  const charity = await admin();
  return async (query: string) => (await charity.send('GET', `/dated-changes${query}`)).body;
};
const reasons = (items: ListedChange[]) => items.map(({ reason }) => reason);

describe('a page of dated changes', () => {
  it('has what holds now, what comes and then what is over, the last first', async () => {
    const { add } = await harbour();
    await add(-9, -8, { reason: 'long over' });
    await add(-3, -1, { reason: 'over' });
    await add(8, 9, { reason: 'later' });
    await add(1, '', { reason: 'tomorrow' });
    await add(-1, 0, { reason: 'last day' });
    await add(0, '', { reason: 'open-ended' });
    await add(-2, 5, { reason: 'ended', endedAt: ended() });
    const ask = await asAdmin();
    const { items, ...about } = await ask('?page=1');
    expect(reasons(items)).toEqual([
      ...['last day', 'open-ended', 'tomorrow', 'later', 'ended', 'over', 'long over'],
    ]);
    expect(about).toEqual({
      ...{ page: 1, pages: 1, perPage: PAGE_SIZE, total: 7, known: 7 },
      counts: { now: 2, coming: 2, over: 3, all: 7 },
    });
    // The database judges as the pages do.
    for (const time of CHANGE_TIMES) {
      const { items: of, total } = await ask(`?when=${time}`);
      expect([total, of.length]).toEqual([about.counts[time], about.counts[time]]);
      for (const change of of) expect(timeOf(change, today())).toBe(time);
    }
  });

  it('has fifty of those of everybody, the rest on further ones, each once', async () => {
    const { add } = await harbour();
    for (let n = 0; n <= PAGE_SIZE; n++) await add(n, n);
    const ask = await asAdmin();
    const [first, second] = [await ask('?page=1'), await ask('?page=2')];
    expect(first.items).toHaveLength(PAGE_SIZE);
    expect(second).toMatchObject({ page: 2, pages: 2, total: PAGE_SIZE + 1 });
    const ids = [...first.items, ...second.items].map(({ _id }: ListedChange) => _id);
    expect(new Set(ids).size).toBe(PAGE_SIZE + 1);
    expect((await ask('?page=999999&perPage=50')).items).toEqual(second.items);
  });

  it('says whose each is and for what it holds, and is searched by the name', async () => {
    const { add } = await harbour();
    await add(1, 1);
    const { organisation, add: addOther } = await harbour('Zoë’s');
    await addOther(2, 2, { scope: 'organisation', services: [] });
    await addDatedChange({ scope: 'city', from: inDays(3), to: inDays(3) });
    const ask = await asAdmin();
    const rows = (items: ListedChange[]) => items.map((it) => [it.organisationName, it.target]);
    const service = ['Harbour Kitchen', expect.stringMatching(/^Breakfast, /)];
    const whole = ['Zoë’s', 'All services'];
    expect(rows((await ask('?page=1')).items)).toEqual([service, whole, [null, 'The whole city']]);
    const found = await ask('?q=ZOË');
    expect([rows(found.items), found.known]).toEqual([[whole], 3]);
    expect((await ask('?q=%25')).items).toEqual([]);
    expect(rows((await ask(`?provider=${organisation}&page=1`)).items)).toEqual([whole]);
  });

  it.each(['when=never', 'page=0x1', 'perPage=101', `q=${'x'.repeat(201)}`])(
    'that cannot be is refused in words: %s',
    async (query) => {
      const charity = await admin();
      expect(await charity.send('GET', `/dated-changes?${query}`)).toMatchObject({
        status: 422,
        body: { fields: { [query.split('=')[0] ?? '']: expect.stringMatching(/\w/) } },
      });
    },
  );

  it('of an organisation has its own alone', async () => {
    const { organisation, add } = await harbour();
    await add(1, 1);
    const another = await viewer();
    for (const query of ['page=1', `page=1&provider=${organisation}`, 'q=harbour'])
      expect((await another.send('GET', `/dated-changes?${query}`)).body).toMatchObject({
        items: [],
      });
  });
});

it('an admin who asks for no page has those of the provider named, or those of a type or the city', async () => {
  const { organisation, add } = await harbour();
  await add(1, 1);
  await addDatedChange({ scope: 'city', from: inDays(3), to: inDays(3) });
  const ask = await asAdmin();
  const scopes = async (query: string) => (await ask(query)).map((it: ListedChange) => it.scope);
  expect(await scopes('')).toEqual(['city']);
  expect(await scopes(`?provider=${organisation}`)).toEqual(['service']);
});
