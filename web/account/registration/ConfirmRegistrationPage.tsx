import { Link, useParams } from 'react-router-dom';
import { mailedPaths } from '../../../shared/paths/mailed-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { accountApi } from '../../auth/account-api.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Done } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { useConfirmation } from '../form-outcome.ts';

export const handle = pageHandle(() => ({
  title: 'Confirm your email',
  description: import.meta.env.SSR
    ? `Confirm the email of an organisation that registered for the ${site().name}.`
    : '',
  path: null,
  isPrivate: true,
}));

export { loader } from '../form-outcome.ts';

/** Where the link of a registration leads. A press confirms, because mail scanners open links too. */
export function Component() {
  const { token = '' } = useParams();
  const { form, message } = useConfirmation(() => accountApi.confirmRegistration(token));
  const isRefusedLink = form.failure?.status === 400;
  return (
    <Page title="Confirm your email">
      {message === null ? (
        <>
          <CheckedForm
            form={form}
            label="Confirm"
            busyLabel={accountMessages.processing}
            withoutScript={null}
          >
            <p>
              Press the button to tell {site().charityName} that this email is yours. It is the last
              step of your registration.
            </p>
          </CheckedForm>
          {isRefusedLink && (
            <p>
              <Link to={mailedPaths.confirmRegistration()}>Ask for a new link</Link>
            </p>
          )}
        </>
      ) : (
        <Done message={message}>
          <p>
            Now {site().charityName} looks at your registration. We will email you when it is
            approved. Then you can log in.
          </p>
          <p>
            <Link to={paths.home}>Go to the home page</Link>
          </p>
        </Done>
      )}
    </Page>
  );
}
