import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './Forms.module.css';

/** What `useCheckedForm().field(name)` gives of one field. */
export type FieldState = {
  control: UseFormRegisterReturn;
  error?: string;
  /** How many characters a text has that is too long. */
  length?: number;
};

/** What the input inside a Field is given. */
type InputProps = UseFormRegisterReturn & {
  id: string;
  className: string | undefined;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type Props = FieldState & {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** What stands under the input: a counter, a way on from an error. */
  after?: ReactNode;
  children: (input: InputProps) => ReactNode;
};

/** One field of a form: its label, hint, error and input, and how they belong together for a screen reader. */
export function Field({ control, error, length, label, hint, optional, after, children }: Props) {
  const id = control.name;
  const described = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    length !== undefined && `${id}-length`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      {length !== undefined && (
        <p id={`${id}-length`} className={styles.hint}>
          This one has {length.toLocaleString('en-GB')} characters.
        </p>
      )}
      {children({
        ...control,
        id,
        className: styles.input,
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {after}
    </div>
  );
}
