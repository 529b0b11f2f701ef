import { Link, useLoaderData } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { pageHandle } from '../page/head.ts';
import { servicesApi } from '../records/services-api.ts';
import { ServiceList } from '../services/manage/ServiceList.tsx';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import marks from '../ui/records/Marks.module.css';
import { JustDeleted } from './JustDeleted.tsx';

/** Sorted by type, as the API answers. */
export const loader = areaLoader(areaMessages.missing.organisation, () => servicesApi.list());

export const handle = pageHandle(() => ({
  title: 'Your services',
  description: 'Your services.',
  path: null,
}));

export function Component() {
  const services = useLoaderData<typeof loader>();
  return (
    <Page title="Your services" wide>
      <JustDeleted />
      <p>
        <Link to={dashboardPaths.addService} className={buttons.primary}>
          Add Service
        </Link>
      </p>
      <ServiceList
        caption="Your services"
        services={services}
        editPath={dashboardPaths.editService}
        deletePath={dashboardPaths.deleteService}
        datePath={({ _id }) => dashboardPaths.addDate([_id])}
        marks={({ published }) =>
          !published && <p className={marks.down}>{areaMessages.takenDown}</p>
        }
      />
    </Page>
  );
}
