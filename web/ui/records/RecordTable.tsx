import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export type Column<Row> = { name: string; cell: (row: Row) => ReactNode };

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
};

/** Records to work on: a table on a desk, cards on a phone, one markup with its roles said outright for both. */
export function RecordTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <div role="table" aria-label={caption} className={styles.table}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          {columns.map(({ name }) => (
            <div role="columnheader" key={name} className={styles.cell}>
              {name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <div role="row" key={keyOf(row)} className={styles.row}>
            {columns.map(({ name, cell }) => (
              <div role="cell" key={name} className={styles.cell}>
                <span className={styles.name} aria-hidden="true">
                  {name}
                </span>
                {cell(row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
