import { useState } from 'react';
import { ChangeEmailInput } from '../../../shared/account/account.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import { Done } from '../../forms/MovingOn.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useKeptFields } from '../../forms/safe-form/use-kept-fields.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { settingsApi } from '../settings-api.ts';

/** Another sign-in email: it counts once the link that goes there has been opened. */
export function ChangeEmailForm() {
  const [message, setMessage] = useState('');
  const form = useCheckedForm<ChangeEmailInput, ChangeEmailInput>({
    schema: ChangeEmailInput,
    send: async (input) => {
      const sent = await settingsApi.changeEmail(input);
      dropKept();
      setMessage(sent.message);
    },
  });
  const dropKept = useKeptFields('sign-in email', form.form, 'email');
  if (message) return <Done message={message}>Until then you sign in as before.</Done>;
  return (
    <CheckedForm form={form} label="Send a link" busyLabel={accountMessages.processing}>
      <Field label="New sign-in email" {...form.field('email')}>
        {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...form.field('currentPass')}
      />
    </CheckedForm>
  );
}
