import { useLoaderData, useNavigate } from 'react-router-dom';
import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { ConfirmDelete } from '../../forms/ConfirmDelete.tsx';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { servicesApi } from '../../records/services-api.ts';
import { Page } from '../../ui/Page.tsx';
import type { ServiceArea } from '../service-area.ts';

/** The page to delete a service. */
export function createPage(area: ServiceArea) {
  const loader = recordLoader(areaMessages.missing.service, ({ id }) =>
    servicesApi.read(id, areaMessages.service.detailsFailed),
  );

  const handle = pageHandle<Loaded<typeof loader>>(({ data }) => {
    const whose = data && area.isAdmin ? ` of ${data.provider.name}` : '';
    return {
      title: data ? `Delete ${data.type}${whose}?` : 'Delete a service',
      description: 'Delete a service.',
      path: null,
    };
  });

  function Component() {
    const service = useLoaderData<typeof loader>();
    const navigate = useNavigate();
    const { _id, type, provider, serviceAddress } = service;
    const { to } = area.listOf(type);
    return (
      <Page title={`Delete ${type}?`}>
        <ConfirmDelete
          cancelTo={to}
          cancelGoesBack={area.isAdmin}
          alerts={areaMessages.service.deleteFailed}
          onConfirm={async () => {
            await servicesApi.delete(_id);
            const state = { done: `${area.deletedName(service)} is deleted.`, deleted: _id };
            await navigate(to, { replace: true, state });
          }}
        >
          {area.isAdmin ? (
            <p>
              {type} of <strong>{provider.name}</strong>, at {joinPostcode(serviceAddress)}, will be
              gone from the handbook at once. Its organisation is told by email.
            </p>
          ) : (
            <p>
              {type} at {joinPostcode(serviceAddress)} will be gone from the handbook at once.
            </p>
          )}
        </ConfirmDelete>
      </Page>
    );
  }

  return { loader, handle, Component };
}
