/** A row as SELECT * gives it, keyed by column. */
export type Row = Record<string, string | number | null>;

/**
 * One statement with one parameter, `?1`, a JSON text of ASCII without ' or ; so that it may be bound, or set between
 * quotes in a file that is later split at semicolons.
 */
export type JsonStatement = { sql: string; json: string };

/** A JSON text as a `JsonStatement` has it. */
export function asciiJson(row: Readonly<Row>): string {
  return JSON.stringify(row).replace(
    /[^ -~]|[';]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A statement may have 100 kB; its words need some of them. */
const JSON_LIMIT = 80_000;

/** The statement for many rows, which it reads with `json_each(?1)`: as often as its size makes it; not at all for none. */
export function forRows(sql: string, rows: readonly Row[]): JsonStatement[] {
  const lists: string[][] = [];
  let room = 0;
  for (const text of rows.map(asciiJson)) {
    room -= text.length + 1;
    if (room < 0) {
      lists.push([]);
      room = JSON_LIMIT - text.length;
    }
    lists.at(-1)?.push(text);
  }
  return lists.map((texts) => ({ sql, json: `[${texts.join(',')}]` }));
}
