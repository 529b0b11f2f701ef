import { useState } from 'react';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { COLUMNS_IN } from '../../shared/transfer/columns-in.ts';
import forms from '../forms/Forms.module.css';
import type { Reading, RowNotes } from './source.ts';
import styles from './Transfer.module.css';

type Props = {
  row: number;
  number: number;
  cells: readonly string[];
  reading: Reading;
  notes: readonly RowNotes[];
  /** Whether what it asks shows without being asked for. */
  isOpen: boolean;
  onEdit: (row: number, label: string, text: string) => void;
};

/** The cells of a row to put right: those with a fault or a question at once, every other one on demand. */
export function RowEditor(props: Props) {
  const { row, number, reading, notes, isOpen } = props;
  const [isWhole, setWhole] = useState(false);
  const [asked] = useState(() => new Set(Object.keys(reading.edits[row] ?? {})));
  const { mapping, sheet } = reading;
  for (const { label, tone } of notes) if (label && tone !== 'hint') asked.add(label);
  const labels = COLUMNS_IN[sheet].map(({ label }) => label);
  const shown = labels.filter(
    (label) => (isOpen && asked.has(label)) || (isWhole && mapping[label] !== undefined),
  );
  const ofRow = notes.filter(({ label }) => !shown.includes(label));
  return (
    <>
      {ofRow.map(({ label, message, tone }) => (
        <p key={label + message} className={tone === 'fault' ? forms.error : forms.hint}>
          {label && `${label}: `}
          {message}
        </p>
      ))}
      {shown.length > 0 && (
        <div className={styles.cells}>
          {shown.map((label) => (
            <Cell key={label} {...props} label={label} />
          ))}
        </div>
      )}
      <button
        type="button"
        className={styles.change}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show less of row' : 'Change row'} {number}
      </button>
    </>
  );
}

/** One cell. It is read again as one leaves it, and what is wrong with it stands above it. */
function Cell({ row, number, cells, reading, notes, label, onEdit }: Props & { label: string }) {
  const { mapping, edits } = reading;
  const position = mapping[label];
  const stands = edits[row]?.[label] ?? (position === undefined ? '' : (cells[position] ?? ''));
  const [text, setText] = useState(stands);
  const those = notes.filter((note) => note.label === label);
  const fault = those.find(({ tone }) => tone === 'fault');
  const id = `cell-${row}-${label.replaceAll(/\W/g, '-')}`;
  const isLong = text.length > 40 || text.includes('\n') || ['Note', 'Description'].includes(label);
  const input = {
    id,
    className: forms.input,
    value: text,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': those.length > 0 ? `${id}-notes` : undefined,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onBlur: () => text !== stands && onEdit(row, label, text),
  };
  return (
    <div className={forms.field} data-invalid={fault ? '' : undefined}>
      <label htmlFor={id} className={forms.label}>
        {label} <span className="visually-hidden">of row {number}</span>
      </label>
      {those.length > 0 && (
        <div id={`${id}-notes`}>
          {those.map(({ message, tone }) => (
            <p key={message} className={tone === 'fault' ? forms.error : forms.hint}>
              {tone === 'fault' && <span className="visually-hidden">Error: </span>}
              {message}
            </p>
          ))}
        </div>
      )}
      {label === 'Type' ? (
        <>
          <input {...input} list={`${id}-types`} />
          <datalist id={`${id}-types`}>
            {SERVICE_TYPES.map((type) => (
              <option key={type} value={type} />
            ))}
          </datalist>
        </>
      ) : isLong ? (
        <textarea {...input} rows={3} />
      ) : (
        <input {...input} />
      )}
    </div>
  );
}
