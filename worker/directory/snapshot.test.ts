import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addHelpline,
  addOrganisation,
  addService,
  changeDirectory,
  emptyDirectory,
} from '../testing/directory.ts';
import { createDirectoryReader } from './snapshot.ts';

beforeEach(emptyDirectory);
afterEach(() => vi.restoreAllMocks());

describe('a snapshot', () => {
  /** The database, and how often it was asked for the state alone or for every row. */
  function counted() {
    const asked = { state: 0, rows: 0 };
    const DB = new Proxy(env.DB, {
      get(target, name: keyof D1) {
        if (name === 'batch') asked.rows += 1;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { DB, asked };
  }
  type D1 = typeof env.DB;

  it('is believed for a second, then asked for its version, and read again only at another', async () => {
    await addOrganisation({ name: 'Ark' });
    const { DB, asked } = counted();
    const prepare = vi.spyOn(env.DB, 'prepare');
    const read = createDirectoryReader();
    const names = async (now: number) => (await read(DB, now)).organisations.map((o) => o.name);

    expect(await names(0)).toEqual(['Ark']);
    expect(asked.rows).toBe(1);

    await addOrganisation({ name: 'Zed' });
    prepare.mockClear();
    expect(await names(999)).toEqual(['Ark']);
    expect(prepare).not.toHaveBeenCalled();

    expect(await names(1000)).toEqual(['Ark', 'Zed']);
    expect(asked.rows).toBe(2);

    prepare.mockClear();
    expect(await names(2000)).toEqual(['Ark', 'Zed']);
    expect(await names(2999)).toEqual(['Ark', 'Zed']);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(asked.rows).toBe(2);
  });

  it('is read again from a database that was put back to the same version', async () => {
    const read = createDirectoryReader();
    await changeDirectory({ version: 7, changedAt: '2026-05-01T00:00:00.000Z' });
    expect((await read(env.DB, 0)).changedAt).toBe('2026-05-01T00:00:00.000Z');
    await changeDirectory({ version: 7, changedAt: '2026-04-01T00:00:00.000Z' });
    expect((await read(env.DB, 1000)).changedAt).toBe('2026-04-01T00:00:00.000Z');
  });

  it('is not kept from a failed read', async () => {
    const read = createDirectoryReader();
    const failing = new Proxy(env.DB, {
      get: () => () => {
        throw new Error('D1_ERROR');
      },
    });
    await expect(read(failing, 0)).rejects.toThrow();
    expect((await read(env.DB, 1)).organisations).toEqual([]);
  });
});

describe('a broken row is left out and named in the log:', () => {
  async function shown() {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { services, organisations, helplines } = await createDirectoryReader()(env.DB, 0);
    const ids = [...services, ...organisations, ...helplines].map(({ _id }) => _id);
    return { ids, logged: log.mock.calls.map(([words]) => words) };
  }

  it.each([
    ['schedule', '{"Monday":[{"start":"25:00","end":"26:00"}]}'],
    ['schedule', '{"Monday":"9 to 5"}'],
    ['schedule', '{"Funday":[]}'],
    ['availability', '[null]'],
    ['type', 'Brunch'],
  ])("a service's %s %s", async (field, value) => {
    const whole = await addService();
    const wrong = await addService({ providerId: whole.providerId, [field]: value });
    expect(await shown()).toEqual({
      ids: [whole.id, whole.providerId],
      logged: [`Left out service ${wrong.id}, which cannot be read:`],
    });
  });

  it('an organisation, whose services stay', async () => {
    const { id } = await addOrganisation({ addresses: '[1]' });
    const service = await addService({ providerId: id });
    expect(await shown()).toEqual({
      ids: [service.id],
      logged: [`Left out organisation ${id}, which cannot be read:`],
    });
  });

  it('a helpline of an unknown type', async () => {
    const whole = await addHelpline();
    const { id } = await addHelpline({ type: 'Weather' });
    expect(await shown()).toEqual({
      ids: [whole.id],
      logged: [`Left out helpline ${id}, which cannot be read:`],
    });
  });
});
