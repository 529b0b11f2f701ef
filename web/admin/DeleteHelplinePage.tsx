import { useLoaderData, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { recordLoader } from '../account/area-loader.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import { ConfirmDelete } from '../ui/ConfirmDelete.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = recordLoader(areaMessages.missing.helpline, ({ id }) =>
  helplinesApi.read(id, areaMessages.helpline.detailsFailed),
);

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Delete ${data?.name ?? 'a helpline'}?`,
  description: 'Delete a helpline.',
  path: null,
}));

export function Component() {
  const { _id, name, provider } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Page title={`Delete ${name}?`}>
      <ConfirmDelete
        cancelTo={adminPaths.allHelplines}
        cancelGoesBack
        onConfirm={async () => {
          await helplinesApi.delete(_id);
          const state = { done: `${name} is deleted.`, deleted: _id };
          await navigate(adminPaths.allHelplines, { replace: true, state });
        }}
      >
        <p>
          {name} will be gone from the handbook at once.
          {provider && ' Its organisation is told by email.'}
        </p>
      </ConfirmDelete>
    </Page>
  );
}
