import { Link, useLoaderData } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { OrganisationProfile } from '../organisations/manage/OrganisationProfile.tsx';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/RecordActions.tsx';

export const loader = areaLoader(adminMessages.profile.missing, ({ organisationId }) =>
  organisationsApi.read(organisationId, adminMessages.profile.failed),
);

export const handle = pageHandle(() => ({
  title: 'Your profile',
  description: 'The charity’s own profile.',
  path: null,
}));

export function Component() {
  const organisation = useLoaderData<typeof loader>();
  return (
    <Page
      title="Your profile"
      lead="The charity’s own details. Visitors do not see them in the lists."
    >
      <OrganisationProfile organisation={organisation} />
      <RecordActions>
        <Link to={adminPaths.editOrganisation(organisation._id)} className={buttons.primary}>
          Edit Organisation
        </Link>
        <Link to={adminPaths.people(organisation._id)}>Who is an admin</Link>
      </RecordActions>
    </Page>
  );
}
