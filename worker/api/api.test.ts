import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addHelpline,
  addService,
  broken,
  call,
  changeDirectory,
  emptyDirectory,
  freshIsolate,
  list,
  wait,
} from '../testing/directory.ts';
import { FAILURES, failing } from '../testing/failing.ts';
import { viewer } from '../testing/viewers.ts';

const LISTS = ['/directory', '/services/public', '/organisations/public', '/helplines/public'];

beforeEach(emptyDirectory);
afterEach(() => vi.restoreAllMocks());

describe.each(LISTS)('GET %s', (path) => {
  it('may be kept by a browser that asks each time whether it still stands', async () => {
    const first = await call(path);
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');

    const second = await call(path, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.get('ETag')).toBe(etag);
    expect(second.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(second.headers.get('Access-Control-Allow-Origin')).toBe('*');

    await changeDirectory();
    const third = await call(path, { headers: { 'If-None-Match': etag } });
    expect(third.status).toBe(200);
    expect(third.headers.get('ETag')).not.toBe(etag);
  });

  it('is open for any page to read, and for reading only', async () => {
    const headers = { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'GET' };
    const preflight = await call(path, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD');

    const answer = await call(path, { headers });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('ETag,Date,Information-From');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await call(path);
    const head = await call(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    const lasting = ({ headers }: Response) => ({ ...Object.fromEntries(headers), date: '' });
    expect(lasting(head)).toEqual(lasting(get));
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s in words', async (method) => {
    const answer = await call(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(await answer.json()).toEqual({ error: 'Method not allowed.' });
  });
});

it.each([
  ['/services/public', 'Failed to fetch services.'],
  ['/helplines/public', 'Failed to fetch helplines.'],
  ['/organisations/public', 'Error fetching organisations'],
  ['/directory', 'The directory could not be read.'],
  ['/health', 'The database did not answer.'],
])('says in words that %s cannot be read, and no more', async (path, error) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await freshIsolate()(path, undefined, broken);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error });
  expect(answer.headers.get('ETag')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toBeNull();
  expect(log).toHaveBeenCalledWith(error, expect.any(Error));
});

it.each([
  '',
  '/',
  '/services/public/',
  '/nothing/public',
  '/%E0%A4%A',
  '/services/public/../../secrets',
])('has nothing at /api%s', async (path) => {
  const answer = await call(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'Not found.' });
});

it('gives its health: the data version, its last change and the server instant', async () => {
  await changeDirectory({ version: 41, changedAt: '2026-05-01T00:00:00.000Z', isSample: true });
  await addService();
  const answer = await call('/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ok: true,
    dataVersion: 43,
    changedAt: '2026-05-01T00:00:00.000Z',
    informationFrom: null,
    age: 0,
    now: expect.stringMatching(/^2026-06-01T12:\d\d:\d\d\.000Z$/),
    isSample: true,
  });
});

/** A list without what it says of its records that pages and the offline copy do not need. */
async function listUnstamped(path: string): Promise<object[]> {
  const records = await list<{ version: number; updatedAt: string; createdAt?: string }>(path);
  return records.map(({ version, updatedAt, createdAt, ...record }) => {
    expect([version, Date.parse(updatedAt)], path).toEqual([1, expect.any(Number)]);
    expect(createdAt !== undefined, path).toBe(path.startsWith('/organisations'));
    return record;
  });
}

it('gives the whole directory in one answer, as the lists have it but for what no page shows', async () => {
  await changeDirectory({ changedAt: '2026-05-01T00:00:00.000Z', isSample: true });
  await addService();
  await addHelpline();
  const [services, stored, lines] = await Promise.all(
    ['/services/public', '/organisations/public', '/helplines/public'].map(listUnstamped),
  );
  const [organisations, helplines] = [stored, lines].map((list) =>
    list?.map((it) => {
      const { phone, ...shown } = it as { phone: unknown };
      expect(phone).toBeDefined();
      return shown;
    }),
  );
  expect([services, organisations, helplines].map((it) => it?.length)).toEqual([1, 1, 1]);
  expect(await (await call('/directory')).json()).toEqual({
    dataVersion: expect.any(Number),
    changedAt: '2026-05-01T00:00:00.000Z',
    informationFrom: null,
    now: expect.stringMatching(/^2026-06-01T12:\d\d:\d\d\.000Z$/),
    isSample: true,
    services,
    organisations,
    helplines,
  });
});

describe.each(Object.keys(FAILURES))('with a database %s', (how) => {
  it.each(LISTS)('%s answers with the last data, and says from when it is', async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fails = false;
    const bindings = failing(how, () => fails);
    const ask = freshIsolate({ version: 20 });
    await addService();
    const before = await ask(path, undefined, bindings);
    expect(before.headers.get('Information-From')).toBeNull();

    fails = true;
    const answer = await ask(path, undefined, bindings);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Information-From')).toMatch(/^2026-06-01T1\d:\d\d:\d\d\.000Z$/);
    const tag = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect(tag['If-None-Match']).toBe(before.headers.get('ETag'));
    const unchanged = await ask(path, { headers: tag }, bindings);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('Information-From')).toBe(answer.headers.get('Information-From'));
    expect(await (await ask('/health', undefined, bindings)).json()).toMatchObject({
      ok: false,
      informationFrom: answer.headers.get('Information-From'),
      age: expect.any(Number),
    });

    fails = false;
    wait(10_000);
    const after = await ask(path, undefined, bindings);
    expect(after.headers.get('Information-From')).toBeNull();
  });
});

it('remembers an answer for its minute, and makes another of other data', async () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  const ask = freshIsolate();
  await addService();
  const first = await (await ask('/services/public')).text();
  stringify.mockClear();
  expect(await (await ask('/services/public')).text()).toBe(first);
  expect(await (await ask('/services/public?type=&other=1')).text()).toBe(first);
  const isList = (it: unknown) => Array.isArray(it) && it.some(({ _id }) => _id);
  expect(stringify.mock.calls.flat().filter(isList)).toEqual([]);
  await addService();
  expect(await (await ask('/services/public')).json()).toHaveLength(2);
});

it('shows a write to everyone at its next look, and keeps it in the store', async () => {
  const { send, organisationId } = await viewer();
  const fields = { type: 'Lunch', serviceAddress: '1 Quay Street', provider: organisationId };
  const ask = freshIsolate();
  expect(await list('/services/public')).toEqual([]);
  const { body } = await send('POST', '/services', fields);
  const ids = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { _id: string }[]).map(({ _id }) => _id);
  expect(await ids(call('/services/public'))).toEqual([body._id]);

  await send('DELETE', `/services/${body._id}`);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await ids(ask('/services/public', undefined, failing('that throws')))).toEqual([]);
});
