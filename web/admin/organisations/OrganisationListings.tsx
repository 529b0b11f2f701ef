import { Link } from 'react-router-dom';
import { serviceFaults } from '../../../shared/directory/listing-faults.ts';
import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { useNow } from '../../clock/clock.tsx';
import type { HelplineArea } from '../../helplines/helpline-area.ts';
import { HelplineToManage } from '../../helplines/manage/HelplineToManage.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { ServiceList } from '../../services/manage/ServiceList.tsx';
import type { ServiceArea } from '../../services/service-area.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import styles from './OrganisationListings.module.css';

/** What an area has of the nouns that an organisation's page lists. */
export type ListingAreas = { services: ServiceArea; helplines: HelplineArea };

type Props = { areas: ListingAreas; organisation: WholeOrganisation };

/** An organisation's services and its helpline. */
export function OrganisationListings({ areas, organisation }: Props) {
  const { _id, services, helpline } = organisation;
  const now = useNow() ?? 0;
  const faults = serviceFaults(services, [organisation], now);
  return (
    <div className={styles.listings}>
      <h2>Services</h2>
      <RecordActions>
        <Link to={areas.services.addPath(_id)} className={buttons.secondary}>
          Add a service for it
        </Link>
      </RecordActions>
      <ServiceList
        area={areas.services}
        caption="Its services"
        services={services}
        marks={(service) => (
          <Marks faults={faults.get(service._id) ?? []} published={service.published} />
        )}
      />
      <h2>Helpline</h2>
      {helpline ? (
        <HelplineToManage area={areas.helplines} helpline={helpline} />
      ) : (
        <EmptyState title={areaMessages.helpline.none}>
          <p>
            <Link to={areas.helplines.addPath(_id)}>Add a helpline for it</Link>
          </p>
        </EmptyState>
      )}
    </div>
  );
}
