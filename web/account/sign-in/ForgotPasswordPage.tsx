import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ForgotPasswordInput } from '../../../shared/account/account.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { accountApi } from '../../auth/account-api.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import { Done } from '../../forms/MovingOn.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';

export const handle = pageHandle(() => ({
  title: 'Forgot your password?',
  description: import.meta.env.SSR ? 'Ask for a link to set a new password.' : '',
  path: paths.forgotPassword,
}));

export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCheckedForm<ForgotPasswordInput, ForgotPasswordInput>({
    schema: ForgotPasswordInput,
    send: async (input) => {
      await accountApi.forgotPassword(input);
      setSentTo(input.email);
    },
  });
  return (
    <Page
      title="Forgot your password?"
      back={{ to: paths.login, label: 'Back to Login' }}
      lead={
        sentTo === null &&
        'Tell us the email you log in with. We will send you a link to set a new password.'
      }
    >
      {sentTo === null ? (
        <CheckedForm form={form} label="Submit" busyLabel={accountMessages.processing}>
          <Field label="Email" {...form.field('email')}>
            {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
          </Field>
        </CheckedForm>
      ) : (
        <Done message={accountMessages.forgotSent.title}>
          <p>{accountMessages.forgotSent.text(sentTo)}</p>
          <p>{accountMessages.forgotSent.patience}</p>
          <p>
            <Link to={paths.login}>Back to Login</Link>
          </p>
        </Done>
      )}
    </Page>
  );
}
