import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { messages } from '../../shared/site/messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { pageHandle } from '../page/head.ts';
import buttons from '../ui/Button.module.css';
import { EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/records/RecordActions.tsx';
import { TaskCard, TaskCards } from '../ui/records/TaskCards.tsx';
import { adminApi } from './admin-api.ts';

export const loader = areaLoader(areaMessages.missing.token, () => adminApi.serviceTypes());

export const handle = pageHandle(() => ({
  title: 'Manage Services',
  description: 'Services by type.',
  path: null,
}));

export function Component() {
  const types = useLoaderData<typeof loader>();
  return (
    <Page title="Manage Services">
      <RecordActions>
        <Link to={adminPaths.allServices} className={buttons.primary}>
          All Services
        </Link>
        <Link to={adminPaths.addService()} className={buttons.secondary}>
          Add Service
        </Link>
      </RecordActions>
      {types.length > 0 ? (
        <TaskCards>
          {types.map(({ type, count }) => (
            <TaskCard key={type} to={adminPaths.viewServices(type)} title={type}>
              {count} service(s)
            </TaskCard>
          ))}
        </TaskCards>
      ) : (
        <EmptyState title={messages.noServices}>
          <p>Each type of which there is a service has its card here.</p>
        </EmptyState>
      )}
    </Page>
  );
}
