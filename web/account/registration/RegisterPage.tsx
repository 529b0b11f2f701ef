import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RegistrationInput } from '../../../shared/account/account.ts';
import { mailedPaths } from '../../../shared/paths/mailed-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { accountApi } from '../../auth/account-api.ts';
import { newIdempotencyKey } from '../../auth/idempotency-key.ts';
import { startSession } from '../../auth/session.ts';
import { useVisitorsOnly } from '../../auth/visitors-only.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { useSaidWeak } from '../weak-password-warning.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { EMPTY_REGISTRATION, prepareRegistration, type TypedRegistration } from './registration.ts';

/**
 * docs/product.md#states: before a registration is processed, after one that logs in, after one that waits for
 * approval.
 */
const DELAYS = { processing: 500, toDashboard: 1_000, toHome: 3_000 };

export const handle = pageHandle(() => ({
  title: 'Register Organisation',
  description: import.meta.env.SSR
    ? `Register an organisation that helps people who are homeless for the ${site().name}.`
    : '',
  path: paths.register,
}));

export function Component() {
  const cameSignedIn = useVisitorsOnly();
  const saidWeak = useSaidWeak();
  const [key] = useState(newIdempotencyKey);
  const [outcome, setOutcome] = useState<'open' | 'approved' | 'pending'>('open');
  const form = useCheckedForm<TypedRegistration, RegistrationInput>({
    schema: RegistrationInput,
    defaults: EMPTY_REGISTRATION,
    prepare: prepareRegistration,
    send: async (input) => {
      await new Promise((resolve) => setTimeout(resolve, DELAYS.processing));
      const { accessToken, organisation } = await saidWeak(input.password, (said) =>
        accountApi.register({ ...input, ...said }, key),
      );
      if (accessToken) startSession(accessToken, organisation);
      setOutcome(accessToken ? 'approved' : 'pending');
    },
  });
  if (cameSignedIn) return <Page title="You are logged in">Taking you to your dashboard.</Page>;
  if (outcome !== 'open') return <Registered isPending={outcome === 'pending'} />;
  return (
    <Page
      title="Register Organisation"
      lead={
        <>
          Tell people what you do and where you are. {site().charityName} looks at each registration
          before it is shown. Already registered? <Link to={paths.login}>Log in</Link>
        </>
      }
    >
      <CheckedForm
        form={form}
        label="Register"
        busyLabel={accountMessages.registering}
        withoutScript={
          <>
            Or email <a href={`mailto:${site().email}`}>{site().email}</a> and we will add you.
          </>
        }
      >
        <RegistrationFields form={form} />
      </CheckedForm>
    </Page>
  );
}

function Registered({ isPending }: { isPending: boolean }) {
  return (
    <Page title="Register Organisation">
      {isPending ? (
        <MovingOn
          message={accountMessages.registeredPending}
          to={paths.home}
          label="Go to the home page"
          after={DELAYS.toHome}
          isLong
        >
          <p>
            <strong>One step is left:</strong> we have sent you an email. Open the link in it to
            confirm that the email is yours. No email?{' '}
            <Link to={mailedPaths.confirmRegistration()}>Ask for a new link</Link>
          </p>
          <p>We will email you when {site().charityName} has approved it. Then you can log in.</p>
        </MovingOn>
      ) : (
        <MovingOn
          message={accountMessages.registered}
          to={paths.dashboard}
          label="Go to your dashboard"
          after={DELAYS.toDashboard}
        />
      )}
    </Page>
  );
}
