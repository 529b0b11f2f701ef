import { useRef } from 'react';
import { LineOfRow } from './LineOfRow.tsx';
import { RowEditor } from './RowEditor.tsx';
import { notesOf, type Reading, type ReadTable, type Table } from './source.ts';
import styles from './Transfer.module.css';

type Props = {
  table: Table;
  reading: Reading;
  read: ReadTable;
  onEdit: (row: number, label: string, text: string) => void;
};

/** The rows as they are read: those that need a look first, each with its cells, and the others below. */
export function Rows({ table, reading, read, onEdit }: Props) {
  // What was put right before the page was loaded anew stands where it did.
  const seen = useRef(new Set(Object.keys(reading.edits).map(Number)));
  const notes = notesOf(read);
  const paths = new Map<number, string[]>();
  for (const [path, row] of Object.entries(read.places))
    paths.set(row, [...(paths.get(row) ?? []), path]);
  for (const [row, those] of notes)
    if (those.some(({ tone }) => tone !== 'hint')) seen.current.add(row);
  const rows = table.rows.map((_, index) => index + 1);
  // A row that was put right stays where it is, because somebody may still be writing in it.
  const first = rows.filter((row) => seen.current.has(row));
  const others = rows.filter((row) => !seen.current.has(row));
  const faulty = first.filter((row) => notes.get(row)?.some(({ tone }) => tone === 'fault')).length;
  const item = (row: number) => (
    <li key={row} className={styles.row}>
      <LineOfRow
        number={table.numbers[row - 1] ?? row}
        file={read.file}
        paths={paths.get(row) ?? []}
        name={nameOf(reading, table.rows[row - 1] ?? [])}
      />
      <RowEditor
        row={row}
        number={table.numbers[row - 1] ?? row}
        cells={table.rows[row - 1] ?? []}
        reading={reading}
        notes={notes.get(row) ?? []}
        isOpen={seen.current.has(row)}
        onEdit={onEdit}
      />
    </li>
  );
  return (
    <section aria-labelledby="rows" className={styles.preview}>
      <h3 id="rows">The rows, as they are read</h3>
      <p role="status">
        {faulty > 0
          ? `${faulty} of ${rows.length} rows ${faulty === 1 ? 'is' : 'are'} left out until put right.`
          : `All ${rows.length} rows can be brought in.`}
        {first.length > faulty && ` ${first.length - faulty} with a question or put right.`}
      </p>
      {first.length > 0 && <ul className={styles.rows}>{first.map(item)}</ul>}
      {others.length > 0 && (
        <details open={first.length === 0 && others.length <= 20}>
          <summary>
            {first.length === 0 ? 'All' : 'The others'}: {others.length}
          </summary>
          <ul className={styles.rows}>{others.map(item)}</ul>
        </details>
      )}
    </section>
  );
}

/** What a row is called while it is not understood. */
function nameOf({ sheet, mapping }: Reading, cells: readonly string[]): string {
  const position =
    mapping[sheet === 'organisations' || sheet === 'helplines' ? 'Name' : 'Organisation'];
  return (position === undefined ? '' : cells[position]) || cells.find((cell) => cell.trim()) || '';
}
