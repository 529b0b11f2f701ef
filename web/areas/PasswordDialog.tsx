import { useEffect, useLayoutEffect, useRef } from 'react';
import { ConfirmPasswordInput } from '../../shared/account/account.ts';
import { accountMessages } from '../../shared/site/account-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { settingsApi } from '../account/settings-api.ts';
import { registerDialog, usePasswordQuestion } from '../auth/password-again.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import styles from '../forms/safe-form/LeaveDialog.module.css';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import buttons from '../ui/Button.module.css';

/** Asks for the password again where a call waits for it, on top of whatever page made that call. */
export function PasswordDialog() {
  const { isAsked, answer } = usePasswordQuestion();
  useEffect(registerDialog, []);
  return isAsked ? <Question answer={answer} /> : null;
}

/** Escape gives up, and the focus returns to where it was. */
function Question({ answer }: { answer: (isGiven: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands on the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const form = useCheckedForm<ConfirmPasswordInput, ConfirmPasswordInput>({
    schema: ConfirmPasswordInput,
    send: async (input) => {
      await settingsApi.confirmPassword(input);
      answer(true);
    },
  });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="password-again-title"
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id="password-again-title">{areaMessages.password.again}</h2>
      <p>{areaMessages.password.why}</p>
      <CheckedForm form={form} label="Continue" busyLabel={accountMessages.processing}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...form.field('currentPass')}
        />
      </CheckedForm>
      <p className={styles.buttons}>
        <button type="button" className={buttons.secondary} onClick={() => answer(false)}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}
