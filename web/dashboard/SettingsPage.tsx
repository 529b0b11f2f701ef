import { useState } from 'react';
import { Link } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { ChangePasswordForm } from '../account/ChangePasswordForm.tsx';
import { RecentSignIns } from '../account/RecentSignIns.tsx';
import { settingsApi } from '../account/settings-api.ts';
import { pageHandle } from '../head.ts';
import { MovingOn } from '../ui/forms/MovingOn.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = areaLoader(areaMessages.missing.token, async () => null);

export const handle = pageHandle(() => ({
  title: 'Account Settings',
  description: 'Your password and your sign-in email.',
  path: null,
}));

export function Component() {
  const [changed, setChanged] = useState('');
  if (changed) {
    return (
      <Page title="Account Settings">
        <MovingOn
          message={changed}
          to={dashboardPaths.home}
          label="Dashboard Home"
          after={MOVE_ON_AFTER}
        />
      </Page>
    );
  }
  return (
    <Page title="Account Settings">
      <h2>Change Password</h2>
      <ChangePasswordForm
        onSubmit={async (input) => setChanged((await settingsApi.changePassword(input)).message)}
      />
      <p>
        <Link to={dashboardPaths.changeEmail}>Change your sign-in email</Link>
      </p>
      <p>
        <Link to={dashboardPaths.secondFactor}>A code at sign-in, besides your password</Link>
      </p>
      <p>
        <Link to={dashboardPaths.sessions}>Where you are signed in</Link>
      </p>
      <p>
        <Link to={dashboardPaths.people}>Who signs in for your organisation</Link>
      </p>
      <h2>Recent sign-ins</h2>
      <RecentSignIns />
    </Page>
  );
}
