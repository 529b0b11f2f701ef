import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { LRUCache } from 'lru-cache';

type Row = Record<string, unknown>;

/** What a request has cost in the database. */
export type Counts = { queries: number; rowsRead: number };

/** What SQL texts answer: the names of their columns, where each has its own. A list of any length makes another text. */
const columnNames = new LRUCache<string, string[]>({ max: 500 });

/** A database whose queries are counted for the one that `present` names, with the rows that each had to read. */
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
        const [row = null] = (await all()).results as Row[];
        return row && column !== undefined ? row[column] : row;
      },
      // D1 says what a query cost beside objects, not beside lists of values; and objects merge columns of one name. So the
      // first time a text is asked as lists with its columns, and counted by the rows of the answer, which are the least.
      raw: async (options?: { columnNames: true }) => {
        const known = columnNames.get(sql);
        if (known && !options)
          return (await all()).results.map((row) => known.map((it) => (row as Row)[it]));
        const counts = present();
        const [names, ...rows] = await native.raw({ columnNames: true });
        if (new Set(names).size === names.length) columnNames.set(sql, names);
        if (counts) {
          counts.queries += 1;
          counts.rowsRead += rows.length;
        }
        return options ? [names, ...rows] : rows;
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
