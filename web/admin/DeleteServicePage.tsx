import { useLoaderData, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { recordLoader } from '../account/area-loader.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { servicesApi } from '../services/manage/services-api.ts';
import { ConfirmDelete } from '../ui/ConfirmDelete.tsx';
import { Page } from '../ui/Page.tsx';

export const loader = recordLoader(areaMessages.missing.service, ({ id }) =>
  servicesApi.read(id, areaMessages.service.detailsFailed),
);

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: data ? `Delete ${data.type} of ${data.provider.name}?` : 'Delete a service',
  description: 'Delete a service.',
  path: null,
}));

export function Component() {
  const { _id, type, provider, serviceAddress } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const list = adminPaths.viewServices(type);
  return (
    <Page title={`Delete ${type}?`}>
      <ConfirmDelete
        cancelTo={list}
        cancelGoesBack
        alerts={areaMessages.service.deleteFailed}
        onConfirm={async () => {
          await servicesApi.delete(_id);
          const state = { done: `${type} of ${provider.name} is deleted.`, deleted: _id };
          await navigate(list, { replace: true, state });
        }}
      >
        <p>
          {type} of <strong>{provider.name}</strong>, at {serviceAddress}, will be gone from the
          handbook at once. Its organisation is told by email.
        </p>
      </ConfirmDelete>
    </Page>
  );
}
