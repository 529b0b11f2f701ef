import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { recordLoader } from '../account/area-loader.ts';
import { TakenDown } from '../account/TakenDown.tsx';
import { pageHandle } from '../head.ts';
import { HelplineForm } from '../helplines/editor/HelplineForm.tsx';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import { MovingOn } from '../ui/forms/MovingOn.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = recordLoader(areaMessages.missing.helpline, ({ id }) =>
  helplinesApi.read(id, areaMessages.helpline.editFailed),
);

export const handle = pageHandle(() => ({
  title: 'Edit your helpline',
  description: 'Edit your helpline.',
  path: null,
}));

export function Component() {
  const helpline = useLoaderData<typeof loader>();
  const [isSaved, setSaved] = useState(false);
  return (
    <Page
      title="Edit your helpline"
      back={{ to: dashboardPaths.viewHelplines, label: 'Your helpline' }}
    >
      {!helpline.published && <TakenDown what="this helpline" />}
      {isSaved ? (
        <MovingOn
          message={areaMessages.helpline.updated}
          to={dashboardPaths.viewHelplines}
          label="Your helpline"
          after={MOVE_ON_AFTER}
        />
      ) : (
        <HelplineForm
          helpline={helpline}
          onSubmit={async (input, version) => {
            await helplinesApi.update(helpline._id, { ...input, version });
            setSaved(true);
          }}
        />
      )}
    </Page>
  );
}
