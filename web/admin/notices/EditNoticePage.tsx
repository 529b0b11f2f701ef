import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { noticesApi } from '../../records/notices-api.ts';
import { Page } from '../../ui/Page.tsx';
import { NoticeForm, typedNotice } from './NoticeForm.tsx';

const LIST = { to: adminPaths.notices, label: 'Notices' };

export const loader = recordLoader(adminMessages.notices.missing, ({ id }) => noticesApi.read(id));

export const handle = pageHandle(() => ({
  title: 'Change a notice',
  description: 'A notice on every page.',
  path: null,
}));

export function Component() {
  const notice = useLoaderData<typeof loader>();
  const [isSaved, setSaved] = useState(false);
  return (
    <Page title="Change a notice" back={LIST}>
      {isSaved ? (
        <MovingOn message={adminMessages.notices.added} {...LIST} after={MOVE_ON_AFTER} />
      ) : (
        <NoticeForm
          key={notice._id}
          notice={notice}
          initial={typedNotice(notice)}
          onSubmit={async (input, version) => {
            await noticesApi.update(notice._id, { ...input, ...(version && { version }) });
            setSaved(true);
          }}
        />
      )}
    </Page>
  );
}
