import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { HOUR } from '../../shared/time/units.ts';
import { addOrganisation, changeDirectory, emptyDirectory } from '../testing/directory.ts';
import { intercepted } from '../testing/failing.ts';
import { readFallback, storeFallback } from './kv-fallback.ts';

const START = Date.parse('2026-06-01T12:00:00.000Z');

beforeEach(emptyDirectory);

/** The store, and how often something was put into it. */
function counted(onPut: (times: number) => unknown = () => {}) {
  let puts = 0;
  const KV = intercepted(env.KV, async (name, call) => {
    if (name === 'put') await onPut(++puts);
    return call();
  });
  return { stores: { ...env, KV }, puts: () => puts };
}

const names = async () =>
  (await readFallback(env.KV))?.directory.organisations.map(({ name }) => name);

it('is put for each change, and otherwise once an hour', async () => {
  const { stores, puts } = counted();
  await addOrganisation({ name: 'Ark' });
  await storeFallback(stores, START);
  await storeFallback(stores, START + HOUR - 1);
  expect(puts()).toBe(1);
  await storeFallback(stores, START + HOUR);
  expect(puts()).toBe(2);
  await changeDirectory();
  await storeFallback(stores, START + HOUR);
  expect(puts()).toBe(3);
  expect(await names()).toEqual(['Ark']);
});

it('is of what was written last, when two write at the same time', async () => {
  await addOrganisation({ name: 'Ark' });
  const { stores, puts } = counted(async (times) => {
    if (times === 1) await emptyDirectory();
  });
  await storeFallback(stores, START);
  expect(puts()).toBe(2);
  expect(await names()).toEqual([]);
});

it('is put again when the store refuses two writes within a second', async () => {
  await addOrganisation({ name: 'Ark' });
  const { stores } = counted((times) => {
    if (times === 1) throw new Error('KV PUT failed: 429 Too Many Requests');
  });
  await storeFallback(stores, START);
  expect(await names()).toEqual(['Ark']);
});
