import { useLoaderData, useNavigate } from 'react-router-dom';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { updateSession } from '../../auth/session.ts';
import { ConfirmDelete } from '../../forms/ConfirmDelete.tsx';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { helplinesApi } from '../../records/helplines-api.ts';
import { Page } from '../../ui/Page.tsx';
import type { HelplineArea } from '../helpline-area.ts';

/** The page to delete a helpline. */
export function createPage(area: HelplineArea) {
  const loader = recordLoader(areaMessages.missing.helpline, ({ id }) =>
    helplinesApi.read(id, areaMessages.helpline.detailsFailed),
  );

  const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
    title: `Delete ${area.nameOf(data)}?`,
    description: `Delete ${area.nameOf()}.`,
    path: null,
  }));

  function Component() {
    const helpline = useLoaderData<typeof loader>();
    const navigate = useNavigate();
    const { _id, name, provider } = helpline;
    return (
      <Page title={`Delete ${area.nameOf(helpline)}?`}>
        <ConfirmDelete
          cancelTo={area.list.to}
          cancelGoesBack={area.isAdmin}
          onConfirm={async () => {
            await helplinesApi.delete(_id);
            if (!area.isAdmin) updateSession({ hasHelpline: false });
            const state = { done: `${name} is deleted.`, deleted: _id };
            await navigate(area.afterDelete, { replace: true, state });
          }}
        >
          <p>
            {name} will be gone from the handbook at once.
            {area.isAdmin && provider && ' Its organisation is told by email.'}
          </p>
        </ConfirmDelete>
      </Page>
    );
  }

  return { loader, handle, Component };
}
