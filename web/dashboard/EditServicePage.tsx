import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { firstPhone } from '../../shared/organisation-phones.ts';
import type { Service } from '../../shared/service.ts';
import { recordLoader } from '../account/area-loader.ts';
import { TakenDown } from '../account/TakenDown.tsx';
import { type Loaded, pageHandle } from '../head.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { ServiceForm } from '../services/editor/ServiceForm.tsx';
import { SavedService } from '../services/manage/SavedService.tsx';
import { servicesApi } from '../services/manage/services-api.ts';
import { Page } from '../ui/Page.tsx';

export const loader = recordLoader(areaMessages.missing.service, async ({ organisationId, id }) => {
  const [service, organisation] = await Promise.all([
    servicesApi.read(id, areaMessages.service.editFailed),
    organisationsApi.read(organisationId, areaMessages.organisation.editFailed),
  ]);
  return { service, organisation };
});

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Edit ${data?.service.type ?? 'a service'}`,
  description: 'Edit a service.',
  path: null,
}));

export function Component() {
  const { service, organisation } = useLoaderData<typeof loader>();
  const [saved, setSaved] = useState<Service | null>(null);
  const { _id, name, phone, addresses } = organisation;
  return (
    <Page
      title={`Edit ${(saved ?? service).type}`}
      back={{ to: dashboardPaths.viewServices, label: 'Your services' }}
      wide
    >
      {!service.published && <TakenDown what="this service" />}
      {saved ? (
        <SavedService
          message={areaMessages.service.updated}
          service={saved}
          to={dashboardPaths.viewServices}
          label="Your services"
          after={MOVE_ON_AFTER}
        />
      ) : (
        <ServiceForm
          service={service}
          provider={{ _id, name, phone: firstPhone(phone) }}
          addresses={addresses}
          providerLabel="Provider"
          onSubmit={async (input, version) => {
            setSaved(await servicesApi.update(service._id, { ...input, version }));
          }}
          onAddresses={async (more) => {
            await organisationsApi.update(_id, { addresses: more });
          }}
        />
      )}
    </Page>
  );
}
