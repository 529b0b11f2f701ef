import { useLoaderData, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { OrganisationForm } from '../organisations/editor/OrganisationForm.tsx';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { updateSession } from '../session.ts';
import { Page } from '../ui/Page.tsx';
import { organisationLoader } from './organisation-loader.ts';

export const loader = organisationLoader(
  areaMessages.missing.organisation,
  areaMessages.organisation.editFailed,
);

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Edit ${data?.organisation.name ?? 'an organisation'}`,
  description: 'Edit an organisation.',
  path: null,
}));

/** On save it goes to the view page; the admin's own name changes in the header too (SPEC 2.3). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { organisation, isOwn } = data;
  const view = adminPaths.viewOrganisation(organisation._id);
  return (
    <Page title={`Edit ${organisation.name}`} back={{ to: view, label: organisation.name }}>
      <OrganisationForm
        key={organisation._id}
        organisation={organisation}
        onSubmit={async (input, version) => {
          const saved = await organisationsApi.update(organisation._id, { ...input, version });
          if (isOwn) updateSession({ organisationName: saved.name });
          await navigate(view);
        }}
      />
    </Page>
  );
}
