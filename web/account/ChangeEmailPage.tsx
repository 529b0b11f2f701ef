import { areaMessages } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { ChangeEmailForm } from '../account/ChangeEmailForm.tsx';
import { pageHandle } from '../head.ts';
import { Page } from '../ui/Page.tsx';

export const loader = areaLoader(areaMessages.missing.token, async () => null);

export const handle = pageHandle(() => ({
  title: 'Sign-in email',
  description: 'The email you sign in with.',
  path: null,
}));

export const Component = () => (
  <Page
    title="Sign-in email"
    back={{ to: dashboardPaths.settings, label: 'Account Settings' }}
    lead="We send a link to the new address. It counts once you have opened that link. The email in your profile, which visitors see, stays as it is."
  >
    <ChangeEmailForm />
  </Page>
);
