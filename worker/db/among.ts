import { inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Whether a column has one of these values: as one parameter, because D1 takes no more than a hundred. */
export const isOneOf = (column: SQLiteColumn, values: readonly string[]) =>
  inArray(column, sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`);
