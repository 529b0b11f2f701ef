import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ResetPasswordInput } from '../../../shared/account/account.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { accountApi } from '../../auth/account-api.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { showWeakness, useSaidWeak } from '../weak-password-warning.ts';

/** docs/product.md#constants. */
const TO_LOGIN_AFTER = 3_000;

export const handle = pageHandle(() => ({
  title: 'Set a new password',
  description: import.meta.env.SSR ? 'Set a new password with the link from your email.' : '',
  path: null,
  isPrivate: true,
}));

export function Component() {
  const { token = '' } = useParams();
  const saidWeak = useSaidWeak();
  const [message, setMessage] = useState<string | null>(null);
  const form = useCheckedForm<ResetPasswordInput, ResetPasswordInput>({
    schema: ResetPasswordInput,
    clears: ['password', 'confirmPassword'],
    send: async (input) => {
      const send = (said: object) => accountApi.resetPassword(token, { ...input, ...said });
      try {
        setMessage((await saidWeak(input.password, send)).message);
      } catch (failure) {
        if (!showWeakness(form.form, 'password', failure)) throw failure;
      }
    },
  });
  const isRefusedLink = form.failure?.status !== undefined && form.failure.faults.length === 0;
  return (
    <Page title="Set a new password">
      {message === null ? (
        <>
          <CheckedForm form={form} label="Update Password" busyLabel={accountMessages.processing}>
            <NewPasswordFields
              password={form.field('password')}
              again={form.field('confirmPassword')}
            />
          </CheckedForm>
          {isRefusedLink && (
            <p>
              A link works once: for 60 minutes, or 7 days where you were invited.{' '}
              <Link to={paths.forgotPassword}>Ask for a new link</Link>
            </p>
          )}
        </>
      ) : (
        <MovingOn message={message} to={paths.login} label="Go to Login" after={TO_LOGIN_AFTER} />
      )}
    </Page>
  );
}
