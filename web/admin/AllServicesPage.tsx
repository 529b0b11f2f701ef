import { Link, useLoaderData } from 'react-router-dom';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { messages } from '../../shared/site/messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { readListQuery } from '../lists/list-address.ts';
import { pageHandle } from '../page/head.ts';
import { servicesApi } from '../records/services-api.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/records/RecordActions.tsx';
import { AdminServices } from './lists/AdminServices.tsx';

export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  servicesApi.page(readListQuery(search, SERVICE_RULES), messages.servicesFailed),
);

export const handle = pageHandle(() => ({
  title: 'All Services',
  description: 'Every service.',
  path: null,
}));

export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <Page
      title="All Services"
      wide
      back={{ to: adminPaths.manageServices, label: 'Manage Services' }}
    >
      <RecordActions>
        <Link to={adminPaths.addService()} className={buttons.primary}>
          Add Service
        </Link>
      </RecordActions>
      <AdminServices caption="All Services" list={list} />
    </Page>
  );
}
