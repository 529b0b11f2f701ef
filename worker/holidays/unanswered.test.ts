import { beforeEach, expect, it } from 'vitest';
import { PAGE_SIZE } from '../../shared/lists/shown.ts';
import {
  addDatedChange,
  addOrganisation,
  addService,
  emptyDirectory,
} from '../testing/directory.ts';
import { everything } from '../testing/everything.ts';
import { admin } from '../testing/viewers.ts';

// docs/product.md#holidays: an admin reads a page of who has not answered, however many there are.

beforeEach(emptyDirectory);

const addBankHoliday = (day: string, reason: string) =>
  addDatedChange({ scope: 'bank holiday', kind: 'check first', from: day, to: day, reason });

async function addOffering(name: string) {
  const { id } = await addOrganisation({ name });
  await addService({ providerId: id });
}

const names = (items: { name: string }[]) => items.map(({ name }) => name);

it('a page of those that have not answered has fifty of them, and the others are found by name and page', async () => {
  await addBankHoliday('2026-06-20', 'Jubilee');
  const count = PAGE_SIZE + 1;
  for (let n = 0; n < count; n++) await addOffering(`House ${String(n).padStart(2, '0')}`);
  const charity = await admin();
  const ask = async (query: string) =>
    (await charity.send('GET', `/holidays/unanswered${query}`)).body;
  const first = await ask('');
  expect(first.holidays).toMatchObject([{ title: 'Jubilee', notYet: count, reachable: 0 }]);
  expect(first).toMatchObject({ from: '2026-06-20', page: 1, pages: 2, total: count });
  expect(first.items).toHaveLength(PAGE_SIZE);
  expect(names((await ask('?page=2')).items)).toEqual([`House ${PAGE_SIZE}`]);
  expect(names((await ask('?page=99&perPage=2')).items)).toEqual([`House ${PAGE_SIZE}`]);
  expect(await ask('?q=HOUSE%2007')).toMatchObject({
    ...{ total: 1, known: count, pages: 1 },
    items: [{ name: 'House 07' }],
  });
});

it('of several holidays one is listed: the one that is asked for, or else the next', async () => {
  await addBankHoliday('2026-06-20', 'Jubilee');
  await addBankHoliday('2026-07-06', 'Summer Day');
  await addOffering('Ark');
  const charity = await admin();
  const fromOf = async (query: string) =>
    (await charity.send('GET', `/holidays/unanswered${query}`)).body.from;
  const stood = await everything();
  expect(await fromOf('')).toBe('2026-06-20');
  expect(await fromOf('?from=2026-07-06')).toBe('2026-07-06');
  expect(await fromOf('?from=2020-01-01')).toBe('2026-06-20');
  expect(await everything()).toEqual(stood);
});

it('where no holiday is near there is nobody to ring', async () => {
  await addOffering('Ark');
  const charity = await admin();
  expect((await charity.send('GET', '/holidays/unanswered')).body).toEqual({
    ...{ holidays: [], from: '', items: [], page: 1, pages: 1 },
    ...{ perPage: PAGE_SIZE, total: 0, known: 0 },
  });
});
