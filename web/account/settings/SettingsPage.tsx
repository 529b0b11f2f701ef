import { useState } from 'react';
import { Link } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import type { AccountArea } from '../account-area.ts';
import { RecentSignIns } from '../people/RecentSignIns.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The page of one's own account. */
export function createPage(area: AccountArea) {
  const { settings, home, changeEmail, secondFactor, sessions, people, away, changePassword } =
    area;
  const loader = areaLoader(areaMessages.missing.token, async () => null);

  const handle = pageHandle(() => ({
    title: settings.label,
    description: 'Your password and your sign-in email.',
    path: null,
  }));

  function Component() {
    const [changed, setChanged] = useState('');
    if (changed) {
      return (
        <Page title={settings.label}>
          <MovingOn message={changed} {...home} after={MOVE_ON_AFTER} />
        </Page>
      );
    }
    return (
      <Page title={settings.label}>
        <h2>Change Password</h2>
        <ChangePasswordForm onSubmit={async (input) => setChanged(await changePassword(input))} />
        <p>
          <Link to={changeEmail}>Change your sign-in email</Link>
        </p>
        <p>
          <Link to={secondFactor}>A code at sign-in, besides your password</Link>
        </p>
        <p>
          <Link to={sessions}>Where you are signed in</Link>
        </p>
        {away && (
          <p>
            <Link to={away}>While you are away</Link>
          </p>
        )}
        {people && (
          <p>
            <Link to={people}>Who signs in for your organisation</Link>
          </p>
        )}
        <h2>Recent sign-ins</h2>
        <RecentSignIns />
      </Page>
    );
  }

  return { loader, handle, Component };
}
