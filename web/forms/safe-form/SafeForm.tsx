import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import buttons from '../../ui/Button.module.css';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { ConflictChoice, type FieldWords } from './ConflictChoice.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import styles from './SafeForm.module.css';
import type { SafeFormState } from './use-safe-form.ts';

type Props<
  Typed extends FieldValues,
  Input extends FieldValues,
  Stored extends { version: number },
> = {
  form: SafeFormState<Typed, Input, Stored>;
  /** What the choice between two versions calls each field. */
  words: FieldWords<Typed>;
  /** What the button says. */
  label: string;
  /** A row of sections. What is wider than a line of text says so itself. */
  children: ReactNode;
};

/** A form of `useSafeForm`, with all that it may have to say before it and its button at its end. */
export function SafeForm<
  Typed extends FieldValues,
  Input extends FieldValues,
  Stored extends { version: number },
>({ form, words, label, children }: Props<Typed, Input, Stored>) {
  return (
    <>
      <ErrorSummary failure={form.failure} />
      {form.conflict && (
        <ConflictChoice
          conflict={form.conflict}
          words={words}
          onChoose={(values, event) => {
            form.settle(values);
            void form.onSubmit(event);
          }}
        />
      )}
      {form.isRestored && (
        <div role="status" className={styles.restored}>
          <p>You had not saved this the last time. Here it is as you left it.</p>
          <button type="button" className={buttons.secondary} onClick={form.discard}>
            Start again without it
          </button>
        </div>
      )}
      <form method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
        {children}
        <SubmitButton label={label} busyLabel="Saving..." isBusy={form.isBusy} />
      </form>
      {form.leaving && <LeaveDialog {...form.leaving} />}
    </>
  );
}
