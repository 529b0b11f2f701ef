import { useState } from 'react';
import { ChangeEmailInput } from '../../shared/account/account.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { Field } from '../ui/forms/Field.tsx';
import { Done } from '../ui/forms/MovingOn.tsx';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { SpecForm } from '../ui/forms/SpecForm.tsx';
import { useSpecForm } from '../ui/forms/use-spec-form.ts';
import { useKeptFields } from '../ui/safe-form/use-kept-fields.ts';
import { settingsApi } from './settings-api.ts';

/** Another sign-in e-mail: it counts once the link that goes there has been opened. */
export function ChangeEmailForm() {
  const [message, setMessage] = useState('');
  const form = useSpecForm<ChangeEmailInput, ChangeEmailInput>({
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
    <SpecForm form={form} label="Send a link" busyLabel={areaMessages.password.processing}>
      <Field label="New sign-in email" {...form.field('email')}>
        {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...form.field('currentPass')}
      />
    </SpecForm>
  );
}
