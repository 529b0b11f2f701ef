import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';
import { countedDatabase } from './counted-database.ts';

const counts = { queries: 0, rowsRead: 0 };
const db = countedDatabase(env.DB, () => counts);

/** What was asked for, and what it cost. */
async function cost<T>(ask: () => Promise<T>) {
  Object.assign(counts, { queries: 0, rowsRead: 0 });
  const answer = await ask();
  return { answer, ...counts };
}

beforeAll(async () => {
  await emptyDirectory();
  const { id: providerId } = await addOrganisation({ name: 'Ark' });
  for (const type of ['Breakfast', 'Lunch']) await addService({ providerId, type });
});

describe.each([
  'select "version", "changed_at" from "directory"',
  'select "id", "type" from "services" order by "type"',
  'select "services"."id", "organisations"."name" from "services", "organisations"',
  'select "services"."id", "organisations"."id" from "services", "organisations"',
  'select * from "services", "organisations"',
  'select distinct "services"."provider_id" from "services"',
  'select count(*) from "services" where "type" = \'Lunch\'',
  'select "id", (select "id" from "services" where ("id", "type") in (select "id", "type" from "services")) as "other" from "organisations"',
  'select "name", 1, 2 from "organisations"',
  'select "id" from "services" where "type" = \'none\'',
  'update "services" set "note" = \'\' returning "id", "type"',
  'delete from "helplines" returning "id", "id"',
  'PRAGMA table_info(accounts)',
])('%s', (sql) => {
  it('answers the same lists as the database, each time it is asked', async () => {
    const lists = await env.DB.prepare(sql).raw();
    for (let time = 0; time < 3; time++) expect(await db.prepare(sql).raw()).toEqual(lists);
  });

  it('answers its columns first where these are asked for', async () => {
    const lists = await env.DB.prepare(sql).raw({ columnNames: true });
    expect(await db.prepare(sql).raw({ columnNames: true })).toEqual(lists);
  });
});

it('counts the rows that lists cost as the database does, from the second time on', async () => {
  const sql = 'select "note" from "services" where "type" = ?';
  const ask = () => db.prepare(sql).bind('Lunch').raw();
  const { meta } = await env.DB.prepare(sql).bind('Lunch').all();
  expect(meta.rows_read).toBeGreaterThan(1);
  expect(await cost(ask)).toEqual({ answer: [['']], queries: 1, rowsRead: 1 });
  expect(await cost(ask)).toEqual({ answer: [['']], queries: 1, rowsRead: meta.rows_read });
});

it('counts the rows of the answer where two columns have one name', async () => {
  const sql = 'select "id", "id" from "services"';
  const ask = () => db.prepare(sql).raw();
  for (let time = 0; time < 2; time++)
    expect(await cost(ask)).toMatchObject({ queries: 1, rowsRead: 2 });
});

it('counts objects and batches by what the database says', async () => {
  const all = () => db.prepare('select * from "services"').all();
  expect(await cost(all)).toMatchObject({ queries: 1, rowsRead: 2 });
  const statement = 'select "version" from "directory"';
  const batch = () => db.batch([db.prepare(statement), db.prepare(statement)]);
  expect(await cost(batch)).toMatchObject({ queries: 2, rowsRead: 2 });
});
