import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoginInput } from '../../../shared/account/account.ts';
import { mailedPaths } from '../../../shared/paths/mailed-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { asApiError } from '../../api/api-error.ts';
import { accountApi } from '../../auth/account-api.ts';
import { homeOf } from '../../auth/area-home.ts';
import { startSession } from '../../auth/session.ts';
import { useVisitorsOnly } from '../../auth/visitors-only.ts';
import { readInterruption, takeWayBack } from '../../auth/way-back.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field, type FieldState } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { pageHandle } from '../../page/head.ts';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';

/** docs/product.md#states: a failed login scrolls to the top after half a second. */
const SCROLL_AFTER_FAILED_LOGIN = 500;

export const handle = pageHandle(() => ({
  title: 'Organisation Login',
  description: import.meta.env.SSR
    ? `Organisations sign in to keep their listing in the ${site().name} right.`
    : '',
  path: paths.login,
}));

export function Component() {
  const navigate = useNavigate();
  const cameSignedIn = useVisitorsOnly();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useCheckedForm<LoginInput, LoginInput>({
    schema: LoginInput,
    scrollAfter: SCROLL_AFTER_FAILED_LOGIN,
    send: async (input) => {
      try {
        await logIn(input);
      } catch (failure) {
        const { details } = asApiError(failure);
        // Asked for the first time it is no mistake of anybody's.
        if (details.reason !== 'code' || needsCode) throw failure;
        setNeedsCode(true);
      }
    },
  });
  const logIn = async (input: LoginInput) => {
    const { accessToken, organisation } = await accountApi.login(input);
    startSession(accessToken, organisation);
    await navigate(takeWayBack() ?? homeOf(organisation.role), { replace: true });
  };
  if (cameSignedIn) return <Page title="You are logged in">Taking you to your dashboard.</Page>;
  return (
    <Page
      title="Organisation Login"
      lead={`For organisations with a listing in the ${site().name}. You need no account to look for help.`}
    >
      <Interrupted />
      <CheckedForm form={form} label="Login" busyLabel={accountMessages.loggingIn}>
        <Field label="Email" {...form.field('email')}>
          {(input) => <input {...input} type="email" autoComplete="username" spellCheck={false} />}
        </Field>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        {needsCode && <CodeField {...form.field('code')} />}
      </CheckedForm>
      {form.failure?.status === 403 && !needsCode && (
        <p>
          {accountMessages.awaiting(site().charityName)} Questions? Write to{' '}
          <a href={`mailto:${site().email}`}>{site().email}</a>. Have you not confirmed your email
          yet? <Link to={mailedPaths.confirmRegistration()}>Ask for a new link</Link>
        </p>
      )}
      <p className={forms.ways}>
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
        <Link to={paths.register}>Register your organisation</Link>
      </p>
    </Page>
  );
}

/** Says so to somebody whose session ended while they worked; the server knows of none. */
function Interrupted() {
  const [found, setFound] = useState<ReturnType<typeof readInterruption>>(null);
  useEffect(() => setFound(readInterruption()), []);
  if (!found) return null;
  const words = accountMessages.interrupted;
  return (
    <Card tone="soft">
      <div role="status">
        <h2>{words.title}</h2>
        <p>{found.hasDrafts ? words.withDrafts : words.withoutDrafts}</p>
      </div>
    </Card>
  );
}

/** Asks for the code where the account has one: the field takes the focus, because nothing else is left to type. */
function CodeField(field: FieldState) {
  useEffect(() => document.getElementById('code')?.focus(), []);
  return (
    <Field
      label="Code from your app"
      hint="You turned on the sign-in code. Without your phone, type one of your recovery codes."
      {...field}
    >
      {(input) => (
        <input
          {...input}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
