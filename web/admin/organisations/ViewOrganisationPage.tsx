import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { organisationFaults } from '../../../shared/directory/listing-faults.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import { RecordHistory } from '../../history/RecordHistory.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { OrganisationProfile } from '../../organisations/manage/OrganisationProfile.tsx';
import type { OrganisationArea } from '../../organisations/organisation-area.ts';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { PublicationButton } from '../../publication/PublicationButton.tsx';
import buttons from '../../ui/Button.module.css';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { NoOrganisation } from './NoOrganisation.tsx';
import { type ListingAreas, OrganisationListings } from './OrganisationListings.tsx';
import { viewLoader } from './organisation-loader.ts';

const handle = pageHandle<Loaded<typeof viewLoader>>(({ data }) => ({
  title: data?.organisation.name ?? 'Organisation',
  description: 'An organisation’s details.',
  path: null,
}));

/** Everything about one organisation. The admin's own has no way to delete it. */
export function createPage(area: OrganisationArea, areas: ListingAreas) {
  function Component() {
    const data = useLoaderData<typeof viewLoader>();
    const now = useNow() ?? 0;
    const { revalidate } = useRevalidator();
    if (!data) return <NoOrganisation />;
    const { organisation, isOwn } = data;
    const { _id, name, approved, published, createdAt } = organisation;
    return (
      <Page
        title={name}
        back={{ to: adminPaths.organisations, label: 'Organisations' }}
        lead={
          <>
            {approved ? 'Here since' : 'Waiting for approval since'}{' '}
            {formatDate(Date.parse(createdAt))}
            <Marks faults={organisationFaults(organisation, now)} published={published} />
          </>
        }
      >
        <RecordActions
          apart={
            !isOwn && [
              <PublicationButton
                key="publication"
                kind="organisation"
                record={organisation}
                name={name}
                onChange={() => void revalidate()}
              />,
              <Link key="delete" to={adminPaths.deleteOrganisation(_id)} className={buttons.quiet}>
                Delete Organisation
              </Link>,
            ]
          }
        >
          <Link to={area.editPath(_id)} className={buttons.primary}>
            Edit Organisation
          </Link>
          <Link to={adminPaths.dates(_id)}>Closed days and other times</Link>
          {!isOwn && <Link to={adminPaths.letIn(_id)}>Who is let in</Link>}
          <Link to={adminPaths.people(_id)}>Who signs in for it</Link>
          {approved && !isOwn && (
            <Link to={adminPaths.merge('organisation', _id)}>Merge it with a twin</Link>
          )}
          {!approved && (
            <Link to={adminPaths.pending}>See what visitors will see, and approve</Link>
          )}
          {approved && published && !isOwn && (
            <Link to={paths.organisation(_id)}>See it as visitors do</Link>
          )}
        </RecordActions>
        <OrganisationProfile organisation={organisation} />
        {!isOwn && <OrganisationListings areas={areas} organisation={organisation} />}
        <RecordHistory key={_id} record={_id} />
      </Page>
    );
  }

  return { loader: viewLoader, handle, Component };
}
