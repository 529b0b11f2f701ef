import { parseRows } from '../../records/rows.ts';

type Known<Row, Read> = { row: Row; record: Read };

/**
 * Reads rows as their records, and of those that are as they were the last time gives the record of that time: after a
 * write one row of hundreds has changed, and to read a row, its numbers above all, takes longer than to compare it. A page
 * whose records are the same objects need not be made anew.
 */
export function createRowCache<Row extends { id: string }, Read>(
  kind: string,
  read: (row: Row) => Read,
) {
  let known = new Map<string, Known<Row, Read>>();
  return (rows: Row[]): Read[] => {
    const present = new Map<string, Known<Row, Read>>();
    const records = parseRows(kind, rows, (row) => {
      const before = known.get(row.id);
      const one = before && isSameRow(before.row, row) ? before : { row, record: read(row) };
      present.set(row.id, one);
      return one.record;
    });
    known = present;
    return records;
  };
}

/** Compares every column, because a row may have been written by something that counts no version. */
function isSameRow<Row extends object>(one: Row, other: Row): boolean {
  const columns = Object.keys(one) as (keyof Row)[];
  return columns.every((column) => one[column] === other[column]);
}
