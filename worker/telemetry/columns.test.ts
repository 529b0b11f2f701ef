import { expect, it } from 'vitest';
import { hasOwnNames } from './columns.ts';

it.each([
  'select "version", "changed_at" from "directory"',
  'select "accounts"."id", "organisations"."name" from "accounts"',
  'select count(*) from "services" where "type" = ?',
  `select "id", (select "id" from "x" where "a", "b" in (1, 2)) as "other" from "accounts"`,
  'update "accounts" set "id" = ? where "id" = ? returning "id"',
  'insert into "a" ("id", "id2") values (?, ?) on conflict do nothing returning "id", "id2"',
])('knows that each column has a name of its own: %s', (sql) => {
  expect(hasOwnNames(sql)).toBe(true);
});

it.each([
  'select "accounts"."id", "organisations"."id" from "accounts"',
  'select * from "accounts"',
  'select distinct "a"."id", "b"."id" from "a"',
  'delete from "a" returning "id", "id"',
  'PRAGMA table_info(accounts)',
])('is not sure of it: %s', (sql) => {
  expect(hasOwnNames(sql)).toBe(false);
});
