import { Link, useRevalidator } from 'react-router-dom';
import { serviceFaults } from '../../../shared/directory/listing-faults.ts';
import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { useNow } from '../../clock/clock.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { TakeDownService } from '../../publication/TakeDownService.tsx';
import { FullWords } from '../../services/manage/FullNow.tsx';
import { ServiceList } from '../../services/manage/ServiceList.tsx';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { HelplineToManage } from '../HelplineToManage.tsx';
import styles from './OrganisationListings.module.css';

/** An organisation's services and its helpline. */
export function OrganisationListings({ organisation }: { organisation: WholeOrganisation }) {
  const { _id, services, helpline } = organisation;
  const now = useNow() ?? 0;
  const { revalidate } = useRevalidator();
  const faults = serviceFaults(services, [organisation], now);
  return (
    <div className={styles.listings}>
      <h2>Services</h2>
      <RecordActions>
        <Link to={adminPaths.addService(_id)} className={buttons.secondary}>
          Add a service for it
        </Link>
      </RecordActions>
      <ServiceList
        caption="Its services"
        services={services}
        editPath={adminPaths.editService}
        deletePath={adminPaths.deleteService}
        letInPath={({ _id: service, provider }) => adminPaths.letIn(provider._id, service)}
        copyPath={({ _id: service, provider }) => adminPaths.copyService(service, provider._id)}
        datePath={({ _id: service, provider }) =>
          adminPaths.addDate({ services: [service], provider: provider._id })
        }
        more={(service) => <TakeDownService service={service} />}
        onSaid={() => void revalidate()}
        marks={(service) => (
          <>
            <FullWords service={service} />
            <Marks faults={faults.get(service._id) ?? []} published={service.published} />
          </>
        )}
      />
      <h2>Helpline</h2>
      {helpline ? (
        <HelplineToManage helpline={helpline} />
      ) : (
        <EmptyState title={areaMessages.helpline.none}>
          <p>
            <Link to={adminPaths.addHelpline(_id)}>Add a helpline for it</Link>
          </p>
        </EmptyState>
      )}
    </div>
  );
}
