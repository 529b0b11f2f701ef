import type { ReactNode } from 'react';
import { ErrorSummary, type Failure } from './ErrorSummary.tsx';
import styles from './Forms.module.css';
import { NeedsScript } from './NeedsScript.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Props = {
  form: {
    failure: Failure | null;
    isBusy: boolean;
    onSubmit: (event: React.FormEvent) => Promise<void>;
  };
  /** What the button says. */
  label: string;
  busyLabel: string;
  /** What to do instead where script is off; null where the server takes the form too. */
  withoutScript?: ReactNode;
  children: ReactNode;
};

/** A form of `useCheckedForm` with its summary before it and its button at its end. */
export function CheckedForm({ form, label, busyLabel, withoutScript, children }: Props) {
  return (
    <>
      {withoutScript !== null && <NeedsScript>{withoutScript}</NeedsScript>}
      <ErrorSummary failure={form.failure} />
      {/* `post`, so that no browser ever writes a password into an address. */}
      <form method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
        {children}
        <SubmitButton
          label={label}
          busyLabel={busyLabel}
          isBusy={form.isBusy}
          needsScript={withoutScript !== null}
        />
      </form>
    </>
  );
}
