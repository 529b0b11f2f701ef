import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { formatDate } from '../../shared/time/city-time.ts';
import { client, read } from '../auth/account-api.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { pageHandle } from '../page/head.ts';
import card from '../ui/Card.module.css';
import { Card, EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

const words = areaMessages.deleted;

export const loader = areaLoader(areaMessages.missing.organisation, () =>
  read(client.deletions.$get(), words.listFailed),
);

export const handle = pageHandle(() => ({
  title: 'Deleted',
  description: 'What you have deleted, to bring it back.',
  path: null,
}));

/** What people of the organisation have deleted in the last RESTORE_DAYS: one tap brings it back. */
export function Component() {
  const { deletions } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  return (
    <Page
      title="Deleted"
      back={{ to: dashboardPaths.home, label: 'Dashboard' }}
      lead={`What you or a colleague have deleted can be brought back for ${RESTORE_DAYS} days, as it was.`}
    >
      <p role="status">{said}</p>
      {deletions.length === 0 && (
        <EmptyState title={words.none}>
          <p>Nothing was deleted in the last {RESTORE_DAYS} days, or it is back.</p>
        </EmptyState>
      )}
      {deletions.map(({ _id, name, at, by, until }) => (
        <Card key={_id}>
          <h2 className={card.heading}>{name}</h2>
          <p>
            Deleted on {formatDate(Date.parse(at))} by {by}. It can be brought back until{' '}
            {formatDate(Date.parse(until))}.
          </p>
          <ActionButton
            label="Bring it back"
            busyLabel="Bringing back..."
            about={name}
            look="primary"
            act={async () => {
              const call = client.deletions[':id'].restore.$post({ param: { id: _id } });
              setSaid((await read(call, words.restoreFailed)).message);
              await revalidate();
            }}
          />
        </Card>
      ))}
    </Page>
  );
}
