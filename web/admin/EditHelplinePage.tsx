import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { recordLoader } from '../account/area-loader.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { HelplineForm } from '../helplines/editor/HelplineForm.tsx';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import buttons from '../ui/Button.module.css';
import { MovingOn } from '../ui/forms/MovingOn.tsx';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/RecordActions.tsx';

export const loader = recordLoader(areaMessages.missing.helpline, ({ id }) =>
  helplinesApi.read(id, areaMessages.helpline.editFailed),
);

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Edit ${data?.name ?? 'a helpline'}`,
  description: 'Edit a helpline.',
  path: null,
}));

export function Component() {
  const helpline = useLoaderData<typeof loader>();
  const [isSaved, setSaved] = useState(false);
  const { _id, name, provider } = helpline;
  return (
    <Page title={`Edit ${name}`} back={{ to: adminPaths.allHelplines, label: 'Helplines' }}>
      {isSaved ? (
        <MovingOn
          message={areaMessages.helpline.updated}
          to={adminPaths.allHelplines}
          label="Helplines"
          after={MOVE_ON_AFTER}
        />
      ) : (
        <>
          <RecordActions
            apart={
              <Link to={adminPaths.deleteHelpline(_id)} className={buttons.quiet}>
                Delete it
              </Link>
            }
          >
            {provider && <Link to={adminPaths.viewOrganisation(provider)}>Its organisation</Link>}
          </RecordActions>
          <HelplineForm
            key={_id}
            helpline={helpline}
            isAdmin
            onSubmit={async (input, version) => {
              await helplinesApi.update(_id, { ...input, version });
              setSaved(true);
            }}
          />
        </>
      )}
    </Page>
  );
}
