import { useLoaderData, useNavigate } from 'react-router-dom';
import { areaMessages } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { recordLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import { updateSession } from '../session.ts';
import { ConfirmDelete } from '../ui/ConfirmDelete.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = recordLoader(areaMessages.missing.helpline, ({ id }) =>
  helplinesApi.read(id, areaMessages.helpline.detailsFailed),
);

export const handle = pageHandle(() => ({
  title: 'Delete your helpline',
  description: 'Delete your helpline.',
  path: null,
}));

export function Component() {
  const { _id, name } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Page title="Delete your helpline?">
      <ConfirmDelete
        cancelTo={dashboardPaths.viewHelplines}
        onConfirm={async () => {
          await helplinesApi.delete(_id);
          updateSession({ hasHelpline: false });
          await navigate(dashboardPaths.home, { replace: true, state: { deleted: name } });
        }}
      >
        <p>{name} will be gone from the handbook at once.</p>
      </ConfirmDelete>
    </Page>
  );
}
