import { env } from 'cloudflare:test';
import { count, eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { beforeEach, expect, it } from 'vitest';
import { addHelpline, addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';
import { database } from './client.ts';
import * as tables from './tables.ts';

const { helplines, organisations, services } = tables;
const db = database(env.DB);

beforeEach(emptyDirectory);

it.each(Object.values(tables).map(getTableConfig))(
  'names the columns of $name as the migrations made them',
  async ({ name, columns }) => {
    const { results } = await env.DB.prepare(
      'SELECT name, type, "notnull" FROM pragma_table_info(?1) ORDER BY name',
    )
      .bind(name)
      .all();
    expect(results).toEqual(
      columns
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map((column) => ({
          name: column.name,
          type: column.getSQLType().toUpperCase(),
          notnull: Number(column.notNull),
        })),
    );
  },
);

it('deletes an organisation with its services and helpline, and nobody else', async () => {
  const [gone, stays] = [await addOrganisation(), await addOrganisation()];
  for (const { id } of [gone, stays]) {
    await addService({ providerId: id });
    await addHelpline({ providerId: id });
  }
  await db.delete(organisations).where(eq(organisations.id, gone.id));
  expect(await db.select({ id: services.providerId }).from(services)).toEqual([{ id: stays.id }]);
  expect(await db.select({ id: helplines.providerId }).from(helplines)).toEqual([{ id: stays.id }]);
});

it('holds one helpline for an organisation, and any number without one', async () => {
  const { id } = await addOrganisation();
  await addHelpline();
  await addHelpline();
  await addHelpline({ providerId: id });
  await expect(addHelpline({ providerId: id })).rejects.toThrow();
  expect(await db.select({ n: count() }).from(helplines)).toEqual([{ n: 3 }]);
});

it.each(['not JSON', '{}', '"text"'])('refuses %s for a list', async (phone) => {
  await expect(addOrganisation({ phone })).rejects.toThrow();
});

it('refuses a service of nobody', async () => {
  await expect(addService({ providerId: 'nobody' })).rejects.toThrow();
});
