import { Link, useNavigate } from 'react-router-dom';
import { LoginInput } from '../../shared/account.ts';
import { accountMessages } from '../../shared/account-messages.ts';
import { paths } from '../../shared/paths.ts';
import { CHARITY, SITE_NAME } from '../../shared/site.ts';
import { pageHandle } from '../head.ts';
import { startSession } from '../session.ts';
import { Field } from '../ui/forms/Field.tsx';
import forms from '../ui/forms/Forms.module.css';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { SpecForm } from '../ui/forms/SpecForm.tsx';
import { useSpecForm } from '../ui/forms/use-spec-form.ts';
import { Page } from '../ui/Page.tsx';
import { accountApi } from './account-api.ts';
import { homeOf } from './home-of.ts';
import { useVisitorsOnly } from './visitors-only.ts';

/** SPEC 4 and 9: a failed login scrolls to the top after half a second. */
const SCROLL_AFTER_FAILED_LOGIN = 500;

export const handle = pageHandle(() => ({
  title: 'Organisation Login',
  description: `Organisations sign in to keep their listing in the ${SITE_NAME} right.`,
  path: paths.login,
}));

export function Component() {
  const navigate = useNavigate();
  const cameSignedIn = useVisitorsOnly();
  const form = useSpecForm<LoginInput, LoginInput>({
    schema: LoginInput,
    scrollAfter: SCROLL_AFTER_FAILED_LOGIN,
    send: async (input) => {
      const { accessToken, organisation } = await accountApi.login(input);
      startSession(accessToken, organisation);
      await navigate(homeOf(organisation.role), { replace: true });
    },
  });
  if (cameSignedIn) return <Page title="You are logged in">Taking you to your dashboard.</Page>;
  return (
    <Page
      title="Organisation Login"
      lead={`For organisations with a listing in the ${SITE_NAME}. You need no account to look for help.`}
    >
      <SpecForm form={form} label="Login" busyLabel={accountMessages.loggingIn}>
        <Field label="Email" {...form.field('email')}>
          {(input) => <input {...input} type="email" autoComplete="username" spellCheck={false} />}
        </Field>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </SpecForm>
      {form.failure?.status === 403 && (
        <p>
          {accountMessages.awaiting(CHARITY.name)} Questions? Write to{' '}
          <a href={`mailto:${CHARITY.email}`}>{CHARITY.email}</a>.
        </p>
      )}
      <p className={forms.ways}>
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
        <Link to={paths.register}>Register your organisation</Link>
      </p>
    </Page>
  );
}
