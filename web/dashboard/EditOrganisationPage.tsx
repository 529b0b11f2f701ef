import { useLoaderData, useNavigate } from 'react-router-dom';
import { areaMessages } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { OrganisationForm } from '../organisations/editor/OrganisationForm.tsx';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { updateSession } from '../session.ts';
import { Page } from '../ui/Page.tsx';

export const loader = areaLoader(areaMessages.missing.organisation, ({ organisationId }) =>
  organisationsApi.read(organisationId, areaMessages.organisation.editFailed),
);

export const handle = pageHandle(() => ({
  title: 'Edit your profile',
  description: 'Edit your profile.',
  path: null,
}));

/** On save it goes to the profile (SPEC 2.2). */
export function Component() {
  const organisation = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Page
      title="Edit your profile"
      back={{ to: dashboardPaths.viewOrganisation, label: 'Your profile' }}
    >
      <OrganisationForm
        organisation={organisation}
        onSubmit={async (input, version) => {
          const saved = await organisationsApi.update(organisation._id, { ...input, version });
          updateSession({ organisationName: saved.name });
          await navigate(dashboardPaths.viewOrganisation);
        }}
      />
    </Page>
  );
}
