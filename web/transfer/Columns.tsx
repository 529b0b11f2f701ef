import { useEffect, useRef } from 'react';
import {
  COLUMNS_IN,
  READ_SHEETS,
  type ReadSheet,
  SHEET_NAMES,
} from '../../shared/transfer/columns-in.ts';
import type { Mapping } from '../../shared/transfer/mapping.ts';
import forms from '../forms/Forms.module.css';
import { SelectField } from './SelectField.tsx';
import type { Table } from './source.ts';
import styles from './Transfer.module.css';

type Props = {
  lines: readonly string[][];
  table: Table;
  top: number;
  sheet: ReadSheet;
  mapping: Mapping;
  onTop: (top: number) => void;
  onSheet: (sheet: ReadSheet) => void;
  /** Which column of ours a column is; '' where it is left out. */
  onColumn: (position: number, label: string) => void;
};

/** So many rows may stand above the headings. */
const ROWS_SHOWN = 20;

/**
 * What a spreadsheet lists, where its headings are and which of its columns is which. Those that nobody knows are asked for
 * first; the others can be changed. It takes the focus.
 */
export function Columns(props: Props) {
  const { lines, table, top, sheet, mapping, onTop, onSheet } = props;
  const { headings, rows } = table;
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  const known = new Set(Object.values(mapping));
  const filled = headings
    .map((_, position) => position)
    .filter((position) => rows.some((cells) => cells[position]?.trim()));
  const unknown = filled.filter((position) => !known.has(position));
  return (
    <fieldset className={forms.group}>
      <legend ref={legend} tabIndex={-1}>
        A spreadsheet with {rows.length} {rows.length === 1 ? 'row' : 'rows'}
      </legend>
      <p className={forms.hint}>Nothing is written yet.</p>
      <SelectField
        id="sheet"
        label="Each row is one of the"
        value={sheet}
        options={READ_SHEETS.map((one) => [one, SHEET_NAMES[one]])}
        onChange={(value) => onSheet(value as ReadSheet)}
      />
      <SelectField
        id="top"
        label="The headings are in"
        value={String(top)}
        options={lines
          .slice(0, ROWS_SHOWN)
          .map((cells, at) => [
            String(at),
            `Row ${at + 1}: ${cells.filter(Boolean).join(', ').slice(0, 60)}`,
          ])}
        onChange={(value) => onTop(Number(value))}
      />
      {unknown.length > 0 && (
        <>
          <p>
            <strong>
              {unknown.length === 1
                ? 'One column is not known. What is it?'
                : `${unknown.length} columns are not known. What are they?`}
            </strong>
          </p>
          <ColumnChoices {...props} positions={unknown} />
        </>
      )}
      <details>
        <summary className={styles.more}>
          The columns that are known: {filled.length - unknown.length}
        </summary>
        <ColumnChoices {...props} positions={filled.filter((position) => known.has(position))} />
      </details>
    </fieldset>
  );
}

function ColumnChoices({
  table,
  sheet,
  mapping,
  positions,
  onColumn,
}: Props & { positions: number[] }) {
  return (
    <div className={styles.columns}>
      {positions.map((position) => {
        const example = table.rows.find((cells) => cells[position]?.trim())?.[position] ?? '';
        const label = Object.keys(mapping).find((it) => mapping[it] === position) ?? '';
        return (
          <div key={position} className={forms.field}>
            <label htmlFor={`column-${position}`} className={forms.label}>
              “{table.headings[position]?.trim() || `Column ${position + 1}`}”
            </label>
            <p id={`column-${position}-hint`} className={forms.hint}>
              such as {example.slice(0, 40)}
            </p>
            <select
              id={`column-${position}`}
              className={forms.input}
              aria-describedby={`column-${position}-hint`}
              value={label}
              onChange={({ target }) => onColumn(position, target.value)}
            >
              <option value="">Leave it out</option>
              {COLUMNS_IN[sheet].map((column) => (
                <option key={column.label} value={column.label}>
                  {column.label}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </div>
  );
}
