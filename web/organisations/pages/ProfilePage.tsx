import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import buttons from '../../ui/Button.module.css';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { OrganisationProfile } from '../manage/OrganisationProfile.tsx';
import type { OrganisationArea } from '../organisation-area.ts';

/** The page of one's own organisation. */
export function createPage({ isAdmin, editPath, profile }: OrganisationArea) {
  const loader = areaLoader(profile.missing, ({ organisationId }) =>
    organisationsApi.read(organisationId, profile.failed),
  );

  const handle = pageHandle(() => ({
    title: 'Your profile',
    description: 'Your profile.',
    path: null,
  }));

  function Component() {
    const organisation = useLoaderData<typeof loader>();
    const { _id, published } = organisation;
    const people = profile.people?.(_id);
    return (
      <Page title="Your profile" lead={profile.lead}>
        <OrganisationProfile organisation={organisation} />
        <RecordActions>
          <Link to={editPath(_id)} className={buttons.primary}>
            Edit Organisation
          </Link>
          {people && <Link to={people.to}>{people.label}</Link>}
          {!isAdmin && published && <Link to={paths.organisation(_id)}>See it as visitors do</Link>}
        </RecordActions>
      </Page>
    );
  }

  return { loader, handle, Component };
}
