import { useState } from 'react';
import { redirect } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { HelplineForm } from '../helplines/editor/HelplineForm.tsx';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import { updateSession } from '../session.ts';
import { MovingOn } from '../ui/forms/MovingOn.tsx';
import { Page } from '../ui/Page.tsx';
import { ownHelpline } from './own-helpline.ts';

/** An organisation has one helpline at most: who has it is shown it (SPEC 2.2). */
export const loader = areaLoader(areaMessages.missing.organisation, async ({ organisationId }) => {
  const helpline = await ownHelpline(organisationId, areaMessages.helpline.viewFailed);
  if (helpline) throw redirect(dashboardPaths.viewHelplines);
  return null;
});

export const handle = pageHandle(() => ({
  title: 'Add your helpline',
  description: 'Add your helpline.',
  path: null,
}));

export function Component() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Page title="Add your helpline" lead={isSaved ? undefined : areaMessages.helpline.none}>
      {isSaved ? (
        <MovingOn
          message={areaMessages.helpline.created}
          to={dashboardPaths.viewHelplines}
          label="Your helpline"
          after={MOVE_ON_AFTER}
        />
      ) : (
        <HelplineForm
          onSubmit={async (input, _version, key) => {
            await helplinesApi.create(input, key);
            updateSession({ hasHelpline: true });
            setSaved(true);
          }}
        />
      )}
    </Page>
  );
}
