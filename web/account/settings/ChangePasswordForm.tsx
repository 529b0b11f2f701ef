import { ChangePasswordInput } from '../../../shared/account/account.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { asApiError } from '../../api/api-error.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { showWeakness, useSaidWeak } from '../weak-password-warning.ts';

/** docs/product.md#wording: a server that says one of these means the current password, whatever else it says. */
const WRONG_PASSWORD = /current password is incorrect|invalid password/i;

const FIELDS = ['currentPass', 'newPass', 'confirmPass'] as const;

type Props = {
  /** Sends it. What it throws is shown. */
  onSubmit: (input: ChangePasswordInput) => Promise<void>;
};

/**
 * Change Password, of an organisation and of an admin. The three fields are cleared on any failure
 * (docs/product.md#wording).
 */
export function ChangePasswordForm({ onSubmit }: Props) {
  const saidWeak = useSaidWeak();
  const form = useCheckedForm<ChangePasswordInput, ChangePasswordInput>({
    schema: ChangePasswordInput,
    clears: FIELDS,
    send: async (input) => {
      try {
        await saidWeak(input.newPass, (said) => onSubmit({ ...input, ...said }));
      } catch (failure) {
        if (showWeakness(form.form, 'newPass', failure)) return;
        if (!WRONG_PASSWORD.test(asApiError(failure).message)) throw failure;
        form.clear();
        form.form.setError('currentPass', { message: areaMessages.password.wrong });
        form.form.setFocus('currentPass');
      }
    },
  });
  return (
    <CheckedForm form={form} label="Update Password" busyLabel={accountMessages.processing}>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...form.field('currentPass')}
      />
      <NewPasswordFields password={form.field('newPass')} again={form.field('confirmPass')} />
    </CheckedForm>
  );
}
