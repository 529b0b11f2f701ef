import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { areaLoader } from '../account/area-loader.ts';
import { ChangePasswordForm } from '../account/ChangePasswordForm.tsx';
import { RecentSignIns } from '../account/RecentSignIns.tsx';
import { settingsApi } from '../account/settings-api.ts';
import { pageHandle } from '../head.ts';
import { MovingOn } from '../ui/forms/MovingOn.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = areaLoader(areaMessages.missing.token, async () => null);

export const handle = pageHandle(() => ({
  title: 'Settings',
  description: 'Your password and your sign-in email.',
  path: null,
}));

export function Component() {
  const [isChanged, setChanged] = useState(false);
  if (isChanged) {
    return (
      <Page title="Settings">
        <MovingOn
          message={adminMessages.password.updated}
          to={adminPaths.home}
          label="Dashboard"
          after={MOVE_ON_AFTER}
        />
      </Page>
    );
  }
  return (
    <Page title="Settings">
      <h2>Change Password</h2>
      <ChangePasswordForm
        onSubmit={async (input) => {
          await settingsApi.changeAdminPassword(input);
          setChanged(true);
        }}
      />
      <p>
        <Link to={adminPaths.changeEmail}>Change your sign-in email</Link>
      </p>
      <p>
        <Link to={adminPaths.secondFactor}>A code at sign-in, besides your password</Link>
      </p>
      <p>
        <Link to={adminPaths.sessions}>Where you are signed in</Link>
      </p>
      <h2>Recent sign-ins</h2>
      <RecentSignIns />
    </Page>
  );
}
