import { useRevalidator } from 'react-router-dom';
import type { ListedService, ListPage } from '../../../shared/lists/list-page.ts';
import { SERVICE_RULES } from '../../../shared/lists/service-rules.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { messages } from '../../../shared/site/messages.ts';
import { ManagedList } from '../../lists/ManagedList.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { TakeDownService } from '../../publication/TakeDownService.tsx';
import { FullWords } from '../../services/manage/FullNow.tsx';
import { ServiceList } from '../../services/manage/ServiceList.tsx';

type Props = { caption: string; list: ListPage<ListedService> };

/** Services of every organisation to look through and work on. */
export function AdminServices({ caption, list }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <ManagedList
      list={list}
      sorts={SERVICE_RULES.sorts}
      noun={['service', 'services']}
      searchLabel="Search by provider name"
      none={{
        title: messages.noServices,
        searched: 'Try a shorter name, or choose All.',
        empty: <p>What is added here is public at once.</p>,
      }}
    >
      {(services) => (
        <ServiceList
          caption={caption}
          services={services}
          editPath={adminPaths.editService}
          deletePath={adminPaths.deleteService}
          letInPath={({ _id, provider }) => adminPaths.letIn(provider._id, _id)}
          copyPath={({ _id, provider }) => adminPaths.copyService(_id, provider._id)}
          datePath={({ _id: service, provider }) =>
            adminPaths.addDate({ services: [service], provider: provider._id })
          }
          more={(service) => <TakeDownService service={service} />}
          providerPath={adminPaths.viewOrganisation}
          onSaid={() => void revalidate()}
          marks={(service) => (
            <>
              <FullWords service={service} />
              <Marks faults={service.faults} published={service.published} />
            </>
          )}
        />
      )}
    </ManagedList>
  );
}
