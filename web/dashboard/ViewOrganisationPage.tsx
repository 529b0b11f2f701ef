import { Link, useLoaderData } from 'react-router-dom';
import { areaMessages } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { paths } from '../../shared/paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { OrganisationProfile } from '../organisations/manage/OrganisationProfile.tsx';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';

export const loader = areaLoader(areaMessages.missing.organisation, ({ organisationId }) =>
  organisationsApi.read(organisationId, areaMessages.organisation.viewFailed),
);

export const handle = pageHandle(() => ({
  title: 'Your profile',
  description: 'Your profile.',
  path: null,
}));

export function Component() {
  const organisation = useLoaderData<typeof loader>();
  return (
    <Page title="Your profile">
      <OrganisationProfile organisation={organisation} />
      <p>
        <Link to={dashboardPaths.editOrganisation} className={buttons.primary}>
          Edit Organisation
        </Link>
      </p>
      {organisation.published && (
        <p>
          <Link to={paths.organisation(organisation._id)}>See it as visitors do</Link>
        </p>
      )}
    </Page>
  );
}
