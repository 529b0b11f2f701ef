import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { OpenSession } from '../../../shared/account/account.ts';
import { SESSION_DAYS } from '../../../shared/account/session-days.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate, formatTime } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useSession } from '../../auth/session.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { WhatWasDone } from '../../ui/records/WhatWasDone.tsx';
import { settingsApi } from '../settings-api.ts';
import { settingsOf } from '../settings-of.ts';

export const loader = areaLoader(areaMessages.missing.token, async () => ({
  sessions: await settingsApi.sessions(),
}));

export const handle = pageHandle(() => ({
  title: 'Where you are signed in',
  description: 'Every device that is signed in with your email.',
  path: null,
}));

const at = (instant: string) => {
  const time = Date.parse(instant);
  return `${formatDate(time)}, ${formatTime(time)}`;
};
const deviceOf = ({ device }: OpenSession) => device || 'An unknown device';

/** The page of both areas that lists where somebody is signed in. */
export function Component() {
  const { sessions } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const session = useSession();
  const [said, setSaid] = useState('');
  const end = (call: () => Promise<{ message: string }>) => async () => {
    setSaid((await call()).message);
    await revalidate();
  };
  const columns: Column<OpenSession>[] = [
    {
      name: 'Device',
      cell: (it) => (
        <>
          {deviceOf(it)}
          {it.isThis && <strong> (this one)</strong>}
        </>
      ),
    },
    { name: 'Signed in', cell: ({ beganAt }) => at(beganAt) },
    { name: 'Last used', cell: ({ usedAt }) => at(usedAt) },
    {
      name: 'Actions',
      cell: (it) =>
        it.isThis ? (
          'Log out ends it.'
        ) : (
          <ActionButton
            label="Sign out there"
            about={deviceOf(it)}
            busyLabel="Signing out..."
            act={end(() => settingsApi.endSession(it._id))}
          />
        ),
    },
  ];
  return (
    <Page
      title="Where you are signed in"
      back={settingsOf(session?.role)}
      lead={`Every device that is signed in with your email. After ${SESSION_DAYS} days each asks for your password again. If you do not know one of them, sign out there, then change your password.`}
    >
      {/* Keyed: the same words are said again for the next one. */}
      {said && <WhatWasDone key={`${said}${sessions.length}`} words={said} />}
      <RecordTable
        caption="Where you are signed in"
        columns={columns}
        rows={sessions}
        keyOf={({ _id }) => _id}
      />
      {sessions.length > 1 && (
        <p>
          <ActionButton
            label="Sign out everywhere else"
            busyLabel="Signing out..."
            act={end(settingsApi.endOtherSessions)}
          />
        </p>
      )}
    </Page>
  );
}
