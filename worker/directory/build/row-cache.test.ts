import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client.ts';
import { organisations } from '../../db/tables.ts';
import { addHelpline, addService, emptyDirectory } from '../../testing/directory.ts';
import { readDirectory } from './build.ts';
import { createRowCache } from './row-cache.ts';

beforeEach(emptyDirectory);

it('gives the same record for the same row, and another for one of which any column has changed', () => {
  let count = 0;
  const records = createRowCache('test', (row: { id: string; note: string }) => ({
    ...row,
    read: ++count,
  }));
  const [one, two] = records([
    { id: 'one', note: 'a' },
    { id: 'two', note: 'a' },
  ]);
  const next = records([
    { id: 'two', note: 'b' },
    { id: 'one', note: 'a' },
  ]);
  expect(next[0]).toEqual({ id: 'two', note: 'b', read: 3 });
  expect(next[1]).toBe(one);
  expect(two?.note).toBe('a');
  expect(records([])).toEqual([]);
  expect(records([{ id: 'one', note: 'a' }])).toEqual([{ id: 'one', note: 'a', read: 4 }]);
});

it('reads a row again that could not be read before', () => {
  let isBroken = true;
  const records = createRowCache('test', ({ id }: { id: string }) => {
    if (isBroken) throw new Error('broken on purpose');
    return id;
  });
  expect(records([{ id: 'one' }])).toEqual([]);
  isBroken = false;
  expect(records([{ id: 'one' }])).toEqual(['one']);
});

it("follows a provider's number and name in each of its services, and leaves every other record as it is", async () => {
  const { providerId } = await addService({ note: 'Ring first' });
  await addService({ note: 'Another' });
  await addHelpline();
  const before = await readDirectory(env.DB);
  await database(env.DB)
    .update(organisations)
    .set({ name: 'New name', phone: '["01179000000"]' })
    .where(eq(organisations.id, providerId));
  const after = await readDirectory(env.DB);
  const noted = (note: string, { services }: typeof before) =>
    services.find((service) => service.note === note);
  expect(noted('Ring first', after)).toMatchObject({
    provider: { name: 'New name' },
    phoneDisplay: '0117 900 0000',
  });
  expect(noted('Another', after)).toBe(noted('Another', before));
  expect(after.helplines[0]).toBe(before.helplines[0]);
});
