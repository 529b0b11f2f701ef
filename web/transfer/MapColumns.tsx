import { useEffect, useRef } from 'react';
import type { Mapping } from '../../shared/transfer/headings.ts';
import { COLUMNS, SHEETS, type Sheet } from '../../shared/transfer/spreadsheet-columns.ts';
import forms from '../forms/Forms.module.css';
import type { Source } from './source.ts';
import styles from './Transfer.module.css';

type Props = {
  source: Extract<Source, { kind: 'sheet' }>;
  sheet: Sheet;
  mapping: Mapping;
  onSheet: (sheet: Sheet) => void;
  onMapping: (mapping: Mapping) => void;
};

/** What a spreadsheet lists, and which of its columns is which; the first row shows what stands there. It takes the focus. */
export function MapColumns({ source, sheet, mapping, onSheet, onMapping }: Props) {
  const { headings, rows } = source;
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  const [example = []] = rows;
  return (
    <fieldset className={forms.group}>
      <legend ref={legend} tabIndex={-1}>
        A spreadsheet with {rows.length} {rows.length === 1 ? 'row' : 'rows'}
      </legend>
      <p className={forms.hint}>Say which column is which. Nothing is written yet.</p>
      <div className={forms.field}>
        <label htmlFor="sheet" className={forms.label}>
          Each row is one of the
        </label>
        <select
          id="sheet"
          className={forms.input}
          value={sheet}
          onChange={({ target }) => onSheet(target.value as Sheet)}
        >
          {SHEETS.map((one) => (
            <option key={one} value={one}>
              {one.replace('-', ' ')}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.columns}>
        {COLUMNS[sheet].map(({ label }, position) => (
          <div key={label} className={forms.field}>
            <label htmlFor={`column-${position}`} className={forms.label}>
              {label}
            </label>
            <select
              id={`column-${position}`}
              className={forms.input}
              value={mapping[label] ?? ''}
              onChange={({ target }) => {
                const { [label]: _, ...others } = mapping;
                onMapping(target.value ? { ...others, [label]: Number(target.value) } : others);
              }}
            >
              <option value="">Not in it</option>
              {headings.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places, headings may repeat
                <option key={column} value={column}>
                  {heading || `Column ${column + 1}`}
                  {example[column] && ` (${example[column].slice(0, 30)})`}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
