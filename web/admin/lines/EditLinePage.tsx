import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { EDITED_TITLES, SETTINGS } from '../../../shared/lines/lines.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { RecordHistory } from '../../history/RecordHistory.tsx';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { linesApi } from '../../records/lines-api.ts';
import { Page } from '../../ui/Page.tsx';
import { LineForm } from './LineForm.tsx';

export const loader = recordLoader(adminMessages.lines.missing, ({ id }) => linesApi.read(id));

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: data ? EDITED_TITLES[data._id] : 'Emergency lines',
  description: 'A line that people read in danger.',
  path: null,
}));

const LIST = { to: adminPaths.lines, label: 'Emergency lines' };
const HOME = { to: adminPaths.home, label: 'Admin Home' };

export function Component() {
  const line = useLoaderData<typeof loader>();
  const [isSaved, setSaved] = useState(false);
  const back = line._id === SETTINGS ? HOME : LIST;
  return (
    <Page
      title={EDITED_TITLES[line._id]}
      back={back}
      lead="Visitors read it on every page, kiosk and sheet within a minute. The other admins are told by email."
    >
      {isSaved ? (
        <MovingOn message={adminMessages.lines.saved} {...back} after={MOVE_ON_AFTER} />
      ) : (
        <LineForm
          key={`${line._id} ${line.version}`}
          line={line}
          onSubmit={async (fields, version) => {
            await linesApi.update(line._id, {
              ...fields,
              ...(version !== undefined && { version }),
            });
            setSaved(true);
          }}
        />
      )}
      <RecordHistory key={line._id} record={line._id} />
    </Page>
  );
}
