import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmationInput } from '../../../shared/account/registrations.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { accountApi } from '../../auth/account-api.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import { Done } from '../../forms/MovingOn.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';

export const handle = pageHandle(() => ({
  title: 'Ask for a new link',
  description: import.meta.env.SSR
    ? `Ask once more for the link that confirms a registration for the ${site().name}.`
    : '',
  path: null,
}));

/** The page for somebody whom the mail after a registration has not reached. */
export function Component() {
  const [message, setMessage] = useState<string | null>(null);
  const form = useCheckedForm<ConfirmationInput, ConfirmationInput>({
    schema: ConfirmationInput,
    send: async (input) => setMessage((await accountApi.askForConfirmation(input)).message),
  });
  return (
    <Page
      title="Ask for a new link"
      lead="After you registered we sent you an email with a link. We can send it again."
    >
      {message === null ? (
        <CheckedForm form={form} label="Send the link" busyLabel={accountMessages.processing}>
          <Field label="Email" hint="The one that you registered with." {...form.field('email')}>
            {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
          </Field>
        </CheckedForm>
      ) : (
        <Done message="Check your inbox">
          <p>{message}</p>
        </Done>
      )}
      <p>
        It does not arrive? Email <a href={`mailto:${site().email}`}>{site().email}</a> or ring{' '}
        {site().phoneDisplay}. <Link to={paths.login}>Go to Login</Link>
      </p>
    </Page>
  );
}
