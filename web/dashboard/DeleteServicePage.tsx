import { useLoaderData, useNavigate } from 'react-router-dom';
import { areaMessages } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { recordLoader } from '../account/area-loader.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { servicesApi } from '../services/manage/services-api.ts';
import { ConfirmDelete } from '../ui/ConfirmDelete.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = recordLoader(areaMessages.missing.service, ({ id }) =>
  servicesApi.read(id, areaMessages.service.detailsFailed),
);

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Delete ${data?.type ?? 'a service'}?`,
  description: 'Delete a service.',
  path: null,
}));

export function Component() {
  const { _id, type, serviceAddress } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Page title={`Delete ${type}?`}>
      <ConfirmDelete
        cancelTo={dashboardPaths.viewServices}
        alerts={areaMessages.service.deleteFailed}
        onConfirm={async () => {
          await servicesApi.delete(_id);
          const state = { deleted: `${type} at ${serviceAddress}` };
          await navigate(dashboardPaths.viewServices, { replace: true, state });
        }}
      >
        <p>
          {type} at {serviceAddress} will be gone from the handbook at once.
        </p>
      </ConfirmDelete>
    </Page>
  );
}
