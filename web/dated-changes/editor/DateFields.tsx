import { dayDateWords } from '../../../shared/time/city-time.ts';
import forms from '../../forms/Forms.module.css';
import styles from './ChangeForm.module.css';
import type { TypedChange } from './change-form.ts';

type Props = {
  typed: TypedChange;
  /** The city's date. */
  today: string;
  fault: (path: keyof TypedChange) => string | undefined;
  onChange: (fields: Partial<TypedChange>) => void;
};

/** The first and the last day, each with its weekday beside it; the last follows the first. A bank holiday is one day. */
export function DateFields({ typed, today, fault, onChange }: Props) {
  const { scope, from, to, isOpenEnded, fromNow } = typed;
  const error = fault('fromNow');
  if (scope === 'bank holiday')
    return (
      <DateField
        name="from"
        label="Day"
        value={from}
        error={fault('from')}
        onChange={(date) => onChange({ from: date, to: date, isOpenEnded: false })}
      />
    );
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>When?</legend>
      <div className={styles.dates}>
        <DateField
          name="from"
          label="First day"
          value={from}
          error={fault('from')}
          onChange={(date) =>
            onChange({
              from: date,
              // An end before its start is nobody's intention: it opens at the same month, too.
              ...(date && (!to || to < date) && { to: date }),
              ...(date !== today && { fromNow: false }),
            })
          }
        />
        {!isOpenEnded && (
          <DateField
            name="to"
            label="Last day"
            value={to}
            min={from}
            error={fault('to')}
            onChange={(date) => onChange({ to: date })}
          />
        )}
      </div>
      <label className={forms.checkbox}>
        <input
          type="checkbox"
          checked={isOpenEnded}
          onChange={({ target }) => onChange({ isOpenEnded: target.checked })}
        />
        Until further notice
      </label>
      {(from === today || fromNow) && (
        <label className={forms.checkbox}>
          <input
            type="checkbox"
            id="fromNow"
            checked={fromNow}
            onChange={({ target }) => onChange({ fromNow: target.checked })}
          />
          From now: also what began yesterday evening
        </label>
      )}
      {error && <p className={forms.error}>{error}</p>}
    </fieldset>
  );
}

type FieldProps = {
  name: string;
  label: string;
  value: string;
  min?: string;
  error?: string | undefined;
  onChange: (date: string) => void;
};

const IS_DATE = /^\d{4}-\d\d-\d\d$/;

const DateField = ({ name, label, value, min, error, onChange }: FieldProps) => (
  <div className={forms.field} data-invalid={error ? '' : undefined}>
    <label htmlFor={name} className={forms.label}>
      {label}
    </label>
    {error && (
      <p id={`${name}-error`} className={forms.error}>
        <span className="visually-hidden">Error: </span>
        {error}
      </p>
    )}
    <input
      id={name}
      type="date"
      className={forms.input}
      value={value}
      min={min}
      aria-invalid={error ? true : undefined}
      aria-describedby={[error && `${name}-error`, `${name}-words`].filter(Boolean).join(' ')}
      onChange={({ target }) => onChange(target.value)}
    />
    <p id={`${name}-words`} className={forms.hint}>
      {IS_DATE.test(value) && dayDateWords(value)}
    </p>
  </div>
);
