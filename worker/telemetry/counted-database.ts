import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { hasOwnNames } from './columns.ts';

/** What a request has cost in the database. */
export type Counts = { queries: number; rowsRead: number };

/** A database whose queries are counted for whoever `present` says, with the rows that each had to read. */
export function countedDatabase(d1: D1Database, present: () => Counts | undefined): D1Database {
  const natives = new WeakMap<object, D1PreparedStatement>();

  async function counted(running: Promise<D1Result>) {
    const counts = present();
    if (counts) counts.queries += 1;
    const result = await running;
    if (counts) counts.rowsRead += result.meta.rows_read ?? 0;
    return result;
  }

  function statement(native: D1PreparedStatement, sql: string): D1PreparedStatement {
    const all = () => counted(native.all());
    const wrapped = {
      bind: (...values: unknown[]) => statement(native.bind(...values), sql),
      all,
      run: () => counted(native.run()),
      first: async (column?: string) => {
        const [row = null] = (await all()).results as Record<string, unknown>[];
        return row && column !== undefined ? row[column] : row;
      },
      // Lists of values say nothing of what they cost, objects do.
      raw: async (options?: { columnNames: true }) => {
        if (!options && hasOwnNames(sql))
          return (await all()).results.map((row) => Object.values(row as object));
        const counts = present();
        const rows = await native.raw(options as never);
        if (counts) {
          counts.queries += 1;
          counts.rowsRead += rows.length;
        }
        return rows;
      },
    } as unknown as D1PreparedStatement;
    natives.set(wrapped, native);
    return wrapped;
  }

  const batch = async (statements: D1PreparedStatement[]) => {
    const counts = present();
    if (counts) counts.queries += statements.length;
    const results = await d1.batch(statements.map((it) => natives.get(it) ?? it));
    for (const { meta } of results) if (counts) counts.rowsRead += meta.rows_read ?? 0;
    return results;
  };

  return {
    prepare: (sql: string) => statement(d1.prepare(sql), sql),
    batch,
    exec: (sql: string) => d1.exec(sql),
  } as D1Database;
}
