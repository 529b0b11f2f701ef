import type { ListedService, ListPage } from '../../../shared/lists/list-page.ts';
import { SERVICE_RULES } from '../../../shared/lists/service-rules.ts';
import { ManagedList } from '../../lists/ManagedList.tsx';
import { Marks } from '../../lists/Marks.tsx';
import type { AdminArea } from '../service-area.ts';
import { NO_SERVICES, ServiceList } from './ServiceList.tsx';

type Props = { area: AdminArea; caption: string; list: ListPage<ListedService> };

/** Services of every organisation to look through and work on. */
export const EveryonesServices = ({ area, caption, list }: Props) => (
  <ManagedList
    list={list}
    sorts={SERVICE_RULES.sorts}
    noun={['service', 'services']}
    searchLabel="Search by provider name"
    none={{ ...NO_SERVICES, searched: 'Try a shorter name, or choose All.' }}
  >
    {(services) => (
      <ServiceList
        area={area}
        caption={caption}
        services={services}
        providerPath={area.providerPath}
        marks={({ faults, published }) => <Marks faults={faults} published={published} />}
      />
    )}
  </ManagedList>
);
