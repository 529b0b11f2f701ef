import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useSession } from '../../auth/session.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { settingsOf } from '../settings-of.ts';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';

export const loader = areaLoader(areaMessages.missing.token, async () => null);

export const handle = pageHandle(() => ({
  title: 'Sign-in email',
  description: 'The email you sign in with.',
  path: null,
}));

/** The page of both areas where people change the email that they sign in with. */
export function Component() {
  const session = useSession();
  return (
    <Page
      title="Sign-in email"
      back={settingsOf(session?.role)}
      lead="We send a link to the new address. It counts once you have opened that link. The email in your profile stays as it is."
    >
      <ChangeEmailForm />
    </Page>
  );
}
