import type { D1Database } from '@cloudflare/workers-types';
import { getTableColumns, type InferInsertModel, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { database } from './client.ts';

type Values<Row> = { [Key in keyof Row]: Row[Key] | SQL };

/**
 * Inserts a row if a condition holds when the statement runs, so that what came between its reading and its writing stops
 * it. What the row leaves out has the default that tables.ts names, or is NULL. With `from`, a row for each of that table's
 * or join's that the condition holds for.
 */
export function insertWhere<T extends SQLiteTable>(
  d1: D1Database,
  table: T,
  row: Values<InferInsertModel<T>>,
  where: SQL,
  from?: SQLiteTable | SQL,
) {
  const given = row as Record<string, unknown>;
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given[key] ?? column.default ?? null;
    return value === null || is(value, SQL) ? sql`${value}` : sql.param(value, column);
  });
  const source = from ? sql` FROM ${from}` : sql``;
  return database(d1)
    .insert(table)
    .select(sql`SELECT ${sql.join(values, sql`, `)}${source} WHERE ${where}`);
}
