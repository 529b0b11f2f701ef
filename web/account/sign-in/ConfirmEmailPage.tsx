import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { accountApi } from '../../auth/account-api.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { useConfirmation } from '../form-outcome.ts';

/** How many milliseconds the page waits, as it does after a reset (docs/product.md#constants). */
const TO_LOGIN_AFTER = 3_000;

export const handle = pageHandle(() => ({
  title: 'Confirm your new email',
  description: import.meta.env.SSR ? 'Confirm the email you want to log in with.' : '',
  path: null,
  isPrivate: true,
}));

export { loader } from '../form-outcome.ts';

/** Where the link to a new sign-in email leads. A press confirms, because mail scanners open links too. */
export function Component() {
  const { token = '' } = useParams();
  const { form, message } = useConfirmation(() => accountApi.confirmEmail(token));
  return (
    <Page title="Confirm your new email">
      {message === null ? (
        <CheckedForm
          form={form}
          label="Confirm"
          busyLabel={accountMessages.processing}
          withoutScript={null}
        >
          <p>From then on you log in to the {site().name} with this email.</p>
        </CheckedForm>
      ) : (
        <MovingOn message={message} to={paths.login} label="Go to Login" after={TO_LOGIN_AFTER} />
      )}
    </Page>
  );
}
