import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../platform/crypto.ts';
import { countedDatabase } from '../telemetry/counted-database.ts';
import { addOrganisation, changeDirectory, emptyDirectory } from '../testing/directory.ts';
import { FAILURES, failing, intercepted } from '../testing/failing.ts';
import { SHAPE } from './build/build.ts';
import { storeFallback } from './kv-fallback.ts';
import { createDirectoryReader, type Reading } from './snapshot.ts';

beforeEach(emptyDirectory);
afterEach(() => vi.restoreAllMocks());

const namesIn = ({ directory }: Reading) => directory.organisations.map(({ name }) => name);

describe('a snapshot', () => {
  /** The database, and what it cost since it was last asked for that. */
  function counted() {
    const counts = { queries: 0, rowsRead: 0 };
    const DB = countedDatabase(env.DB, () => counts);
    const cost = () => {
      const { queries, rowsRead } = counts;
      Object.assign(counts, { queries: 0, rowsRead: 0 });
      return { queries, rowsRead };
    };
    return { stores: { ...env, DB }, cost };
  }
  const NOTHING = { queries: 0, rowsRead: 0 };
  const ONE_ROW = { queries: 1, rowsRead: 1 };

  it('is fresh for a second, then asked for its version, and read again only at another', async () => {
    await addOrganisation({ name: 'Ark' });
    const { stores, cost } = counted();
    const reader = createDirectoryReader();
    const names = async (now: number) =>
      (await reader.read(stores, now)).directory.organisations.map((o) => o.name);

    expect(await names(0)).toEqual(['Ark']);
    expect(cost().queries).toBe(13);

    await addOrganisation({ name: 'Zed' });
    expect(await names(999)).toEqual(['Ark']);
    expect(cost()).toEqual(NOTHING);

    expect(await names(1000)).toEqual(['Ark', 'Zed']);
    expect(cost().queries).toBe(14);

    expect(await names(2000)).toEqual(['Ark', 'Zed']);
    expect(await names(2999)).toEqual(['Ark', 'Zed']);
    expect(cost()).toEqual(ONE_ROW);
  });

  it('is read once by a request, however long that takes and whatever is written meanwhile', async () => {
    await addOrganisation({ name: 'Ark' });
    const { stores, cost } = counted();
    const reader = createDirectoryReader();
    const context = createExecutionContext();
    const first = await reader.read(stores, 0, context);
    cost();

    await addOrganisation({ name: 'Zed' });
    reader.changed(stores, 10, createExecutionContext());
    expect(await reader.read(stores, 1000, context)).toBe(first);
    expect(cost()).toEqual(NOTHING);
    expect(namesIn(await reader.read(stores, 1000, createExecutionContext()))).toEqual([
      'Ark',
      'Zed',
    ]);
    await waitOnExecutionContext(context);
  });

  it('costs one row a second, however many ask', async () => {
    const { stores, cost } = counted();
    const reader = createDirectoryReader();
    await reader.read(stores, 0);
    cost();
    for (let second = 1; second <= 3; second++) {
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => reader.read(stores, second * 1000 + n)),
      );
      expect(cost()).toEqual(ONE_ROW);
    }
  });

  it('has one reader ask after a write, while the others go on with what they have', async () => {
    const { stores, cost } = counted();
    const reader = createDirectoryReader();
    await reader.read(stores, 0);
    const { name } = await addOrganisation();
    const context = createExecutionContext();
    reader.changed(stores, 10, context);
    await waitOnExecutionContext(context);
    cost();
    const readings = await Promise.all([20, 30, 40].map((now) => reader.read(stores, now)));
    expect(readings.map(namesIn)).toEqual([[name], [], []]);
    expect(cost().queries).toBe(14);
    expect(namesIn(await reader.read(stores, 50))).toEqual([name]);
    expect(cost()).toEqual(NOTHING);
  });

  it('asks once a second however many write, and is never two seconds old', async () => {
    const { stores, cost } = counted();
    const reader = createDirectoryReader({ betweenCopies: 0 });
    const context = createExecutionContext();
    await reader.read(stores, 0);
    cost();
    let oldest = 0;
    for (let now = 50; now <= 10_000; now += 50) {
      reader.changed({ ...stores, DB: env.DB }, now, context);
      const { confirmedAt } = await reader.read(stores, now + 10);
      oldest = Math.max(oldest, now + 10 - confirmedAt);
    }
    await waitOnExecutionContext(context);
    expect(cost().queries).toBeLessThanOrEqual(13 + 8);
    expect(oldest).toBeLessThan(2000);
  });

  it('shows who wrote the own write at once, and costs nobody else a question', async () => {
    const { stores, cost } = counted();
    const reader = createDirectoryReader();
    await reader.read(stores, 0);
    const { name } = await addOrganisation();
    cost();
    expect(namesIn(await reader.read(stores, 10, undefined, true))).toEqual([name]);
    expect(cost().queries).toBe(14);
    expect(namesIn(await reader.read(stores, 20, undefined, true))).toEqual([name]);
    expect(cost()).toEqual(ONE_ROW);
    expect(namesIn(await reader.read(stores, 30))).toEqual([]);
    expect(cost()).toEqual(NOTHING);
    expect(namesIn(await reader.read(stores, 1000))).toEqual([name]);
    expect(cost()).toEqual(ONE_ROW);
  });

  it('does not wait for a request that asked and was given up', async () => {
    const reader = createDirectoryReader({ version: 500 });
    await reader.read(env, 0);
    const { name } = await addOrganisation();
    const givenUp = reader.read({ ...env, DB: failing('that never answers').DB }, 1000);
    expect(namesIn(await reader.read(env, 1010))).toEqual([]);
    expect(namesIn(await reader.read(env, 1510))).toEqual([name]);
    await givenUp;
  });

  it('is read again from a database that was put back to the same version', async () => {
    const reader = createDirectoryReader();
    const changedAt = async (now: number) => (await reader.read(env, now)).directory.changedAt;
    await changeDirectory({ version: 7, changedAt: '2026-05-01T00:00:00.000Z' });
    expect(await changedAt(0)).toBe('2026-05-01T00:00:00.000Z');
    await changeDirectory({ version: 7, changedAt: '2026-04-01T00:00:00.000Z' });
    expect(await changedAt(1000)).toBe('2026-04-01T00:00:00.000Z');
  });

  it('cannot be changed by a page that reads it', async () => {
    await addOrganisation();
    await addOrganisation();
    const { directory } = await createDirectoryReader().read(env, 0);
    expect(() => directory.organisations.reverse()).toThrow();
  });
});

describe.each(Object.keys(FAILURES))('a database %s', (how) => {
  const START = Date.parse('2026-06-01T12:00:00.000Z');
  const quick = { version: 20, rows: 40, rowsAtLast: 60 };
  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {});
  it('leaves the last snapshot, which says from when it is, and is asked again after a rest', async () => {
    const log = silent();
    let fails = false;
    const stores = failing(how, () => fails);
    const reader = createDirectoryReader(quick);
    await addOrganisation({ name: 'Ark' });
    await reader.read(stores, START);

    fails = true;
    await addOrganisation({ name: 'Zed' });
    for (const later of [1000, 1001, 3999, 4000, 9000]) {
      const stale = await reader.read(stores, START + later);
      expect(namesIn(stale)).toEqual(['Ark']);
      expect(stale.informationFrom).toBe('2026-06-01T12:00:00.000Z');
    }
    expect(log).toHaveBeenCalledTimes(1);

    fails = false;
    expect(namesIn(await reader.read(stores, START + 11_999))).toEqual(['Ark']);
    const recovered = await reader.read(stores, START + 12_000);
    expect(namesIn(recovered)).toEqual(['Ark', 'Zed']);
    expect(recovered.informationFrom).toBeNull();
  });

  it('leaves a fresh isolate the copy that the last write put into the store', async () => {
    silent();
    await addOrganisation({ name: 'Ark' });
    await storeFallback(env, START);
    const reading = await createDirectoryReader(quick).read(failing(how), START + 60_000);
    expect(namesIn(reading)).toEqual(['Ark']);
    expect(reading.informationFrom).toBe('2026-06-01T12:00:00.000Z');
  });

  it('does not bring back to an isolate that slept what was taken down meanwhile', async () => {
    silent();
    let fails = false;
    const stores = failing(how, () => fails);
    const reader = createDirectoryReader(quick);
    await addOrganisation({ name: 'Ark' });
    await reader.read(stores, START);
    await emptyDirectory();
    await storeFallback(env, START + 60_000);
    fails = true;
    expect(namesIn(await reader.read(stores, START + 120_000))).toEqual([]);
  });

  it.each(['nothing', 'half of a copy', 'a copy of other code'])(
    'fails where the store has %s',
    async (what) => {
      silent();
      await storeFallback(env, START);
      const text = (await env.KV.get('directory:copy')) ?? '';
      const stored: Record<string, string | null> = {
        nothing: null,
        'half of a copy': text.slice(0, -20),
        'a copy of other code': await marked(text.replace(`"shape":${SHAPE}`, '"shape":0')),
      };
      // What an earlier test's isolate puts there late changes nothing.
      const KV = intercepted(env.KV, (name, call) => (name === 'get' ? stored[what] : call()));
      const reader = createDirectoryReader(quick);
      await expect(reader.read({ ...failing(how), KV }, START)).rejects.toThrow();
      expect(namesIn(await reader.read(env, START + 1))).toEqual([]);
    },
  );

  it('is asked once for a request, also where there is nothing else to show', async () => {
    silent();
    // What an earlier test's isolate puts there late changes nothing.
    const KV = intercepted(env.KV, (name, call) => (name === 'get' ? null : call()));
    const [patient, next] = [createExecutionContext(), createExecutionContext()];
    const reader = createDirectoryReader(quick);
    const stores = { ...failing(how), KV };
    const failed = await reader.read(stores, START, patient).catch((error) => error);
    expect(failed).toBeInstanceOf(Error);
    await expect(reader.read(env, START, patient)).rejects.toBe(failed);
    expect(namesIn(await reader.read(env, START, next))).toEqual([]);
    await waitOnExecutionContext(next);
  });

  const marked = async (text: string) => {
    const [, json = ''] = text.split('\n');
    return `${await fingerprint(json)}\n${json}`;
  };
});

it('shows a database that is only slow, where there is nothing else', async () => {
  const { name } = await addOrganisation();
  await env.KV.delete('directory:copy');
  const slow = intercepted(env.DB, (method, call) =>
    method === 'batch' ? new Promise((resolve) => setTimeout(() => resolve(call()), 50)) : call(),
  );
  const reader = createDirectoryReader({ rows: 10 });
  const { directory, informationFrom } = await reader.read({ ...env, DB: slow }, 0);
  expect(directory.organisations.map((it) => it.name)).toEqual([name]);
  expect(informationFrom).toBeNull();
});
