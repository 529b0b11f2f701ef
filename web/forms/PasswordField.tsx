import { useState } from 'react';
import button from '../ui/Button.module.css';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { Field, type FieldState } from './Field.tsx';
import styles from './Forms.module.css';

type Props = FieldState & {
  label: string;
  hint?: string;
  /** Tells a password manager whether to fill in or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that its owner may look at, paste, and leave to a password manager. */
export function PasswordField({ label, autoComplete, ...field }: Props) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field label={label} {...field}>
      {(input) => (
        <div className={styles.line}>
          <input
            {...input}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={button.secondary}
            disabled={!hydrated}
            aria-controls={input.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
