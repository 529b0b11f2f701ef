import { useMemo } from 'react';
import { adminPaths } from '../../../shared/admin-paths.ts';
import { areaMessages } from '../../../shared/area-messages.ts';
import { serviceFaults } from '../../../shared/listing-faults.ts';
import type { Organisation } from '../../../shared/organisation.ts';
import type { Service } from '../../../shared/service.ts';
import { useNow } from '../../clock.tsx';
import { TakeDownService } from '../../publication/TakeDownService.tsx';
import { ServiceList } from '../../services/manage/ServiceList.tsx';
import { ManagedList } from './ManagedList.tsx';
import { Marks } from './Marks.tsx';
import { serviceRules } from './service-rules.ts';

type Props = {
  caption: string;
  services: Service[];
  /** Whose addresses and contacts they are judged by. */
  organisations: Organisation[];
};

/** Services of every organisation to look through and work on. */
export function AdminServices({ caption, services, organisations }: Props) {
  // Without a clock nothing is old.
  const now = useNow() ?? 0;
  const rules = useMemo(
    () => serviceRules(serviceFaults(services, organisations, now)),
    [services, organisations, now],
  );
  return (
    <ManagedList
      rows={services}
      rules={rules}
      noun={['service', 'services']}
      searchLabel="Search by provider name"
      none={{
        title: areaMessages.service.none,
        searched: 'Try a shorter name, or choose All.',
        empty: <p>What is added here is public at once.</p>,
      }}
    >
      {(rows) => (
        <ServiceList
          caption={caption}
          services={rows}
          editPath={adminPaths.editService}
          deletePath={adminPaths.deleteService}
          more={(service) => <TakeDownService service={service} />}
          providerPath={adminPaths.viewOrganisation}
          marks={(service) => (
            <Marks faults={rules.faultsOf(service)} published={service.published} />
          )}
        />
      )}
    </ManagedList>
  );
}
