import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../shared/history/history.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { audit } from '../db/tables.ts';
import { addService, emptyDirectory } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
});

async function city() {
  const [owner, charity] = [await viewer(), await admin()];
  const { id } = await addService({ providerId: owner.organisationId });
  const history = async (query = ''): Promise<HistoryEntry[]> =>
    (await charity.send('GET', `/history${query}`)).body.entries;
  return { owner, charity, id, history };
}

const add = (at: string, count: number) =>
  db.insert(audit).values(
    Array.from({ length: count }, (_, n) => ({
      at,
      action: 'service:update',
      kind: 'service',
      recordId: `record-${n}`,
    })),
  );

it('says who changed what and when, before and after, the latest first', async () => {
  const { owner, charity, id, history } = await city();
  await owner.send('PUT', `/services/${id}`, { note: 'Ring the side bell' });
  await charity.send('PUT', `/services/${id}`, { note: '£2.50' });
  const [last, first, ...rest] = await history();
  expect(rest).toEqual([]);
  expect(first).toEqual({
    _id: expect.any(String),
    at: expect.stringMatching(/^2026-/),
    account: { _id: owner.id, email: owner.email },
    action: 'service:update',
    kind: 'service',
    recordId: id,
    name: 'Breakfast, Harbour Kitchen',
    isThere: true,
    before: { note: '' },
    after: { note: 'Ring the side bell' },
    restorableUntil: null,
  });
  expect(last).toMatchObject({
    account: { email: charity.email },
    before: { note: 'Ring the side bell' },
    after: { note: '£2.50' },
  });
});

it('is found by record, kind, account and day of the city', async () => {
  const { owner, charity, id, history } = await city();
  await owner.send('PUT', `/services/${id}`, { note: 'x' });
  await charity.send('PUT', `/organisations/${owner.organisationId}`, { name: 'Harbour House' });
  const kinds = async (query: string) => (await history(query)).map(({ kind }) => kind);
  expect(await kinds(`?record=${id}`)).toEqual(['service']);
  expect(await kinds('?kind=organisation')).toEqual(['organisation']);
  expect(await kinds(`?account=${owner.id}`)).toEqual(['service']);
  expect(await kinds(`?account=${charity.email.toUpperCase()}`)).toEqual(['organisation']);
  expect(await kinds(`?account=nobody`)).toEqual([]);
  expect(await kinds(`?record=${id}&kind=organisation`)).toEqual([]);

  await db.delete(audit);
  // Half past midnight in the city, whose clock is an hour ahead in summer.
  await add('2026-07-01T23:30:00.000Z', 1);
  expect(await kinds('?from=2026-07-02&to=2026-07-02')).toEqual(['service']);
  expect(await kinds('?from=2026-07-03')).toEqual([]);
  expect(await kinds('?to=2026-07-01')).toEqual([]);
});

it('comes in pages', async () => {
  const { charity } = await city();
  for (let n = 0; n < 12; n++) await add('2026-05-01T00:00:00.000Z', 10);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body } = await charity.send('GET', `/history?before=${next}`);
    seen.push(...body.entries.map(({ _id }: HistoryEntry) => _id));
    next = body.next;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('comes in smaller pages where records are long, none of them left out', async () => {
  const { charity } = await city();
  const long = (length: number) => ({
    at: '2026-05-01T00:00:00.000Z',
    action: 'organisation:delete',
    kind: 'organisation',
    recordId: `record-${length}`,
    before: JSON.stringify({ name: 'x'.repeat(length) }),
  });
  for (const length of [200_000, 200_000, 700_000, 200_000, 200_000, 200_000, 10])
    await db.insert(audit).values(long(length));
  const pages: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body } = await charity.send('GET', `/history?before=${next}`);
    pages.push(body.entries.length);
    next = body.next;
  }
  expect(pages).toEqual([3, 1, 1, 2]);
});

it.each(['from=yesterday', 'to=2026-02-30', 'before=first'])('refuses %s', async (query) => {
  const { charity } = await city();
  expect((await charity.send('GET', `/history?${query}`)).status).toBe(422);
});

describe('what was deleted', () => {
  it('keeps its name, and can be restored for 30 days unless it is there again', async () => {
    const { owner, charity, id, history } = await city();
    await charity.send('DELETE', `/services/${id}`);
    const [entry] = await history();
    expect(entry).toMatchObject({
      name: 'Breakfast, Harbour Kitchen',
      isThere: false,
      after: null,
    });
    const deletedAt = Date.parse(entry?.at ?? '');
    expect(Date.parse(entry?.restorableUntil ?? '')).toBe(deletedAt + 30 * DAY);

    await addService({ id, providerId: owner.organisationId });
    expect((await history())[0]?.restorableUntil).toBeNull();
  });
});
