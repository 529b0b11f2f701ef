import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { firstPhone } from '../../shared/organisation-phones.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { ServiceForm } from '../services/editor/ServiceForm.tsx';
import { type SavedAs, SavedService } from '../services/manage/SavedService.tsx';
import { servicesApi } from '../services/manage/services-api.ts';
import { Page } from '../ui/Page.tsx';

export const loader = areaLoader(areaMessages.missing.organisation, ({ organisationId }) =>
  organisationsApi.read(organisationId, areaMessages.organisation.editFailed),
);

export const handle = pageHandle(() => ({
  title: 'Add a service',
  description: 'Add a service.',
  path: null,
}));

export function Component() {
  const { _id, name, phone, addresses } = useLoaderData<typeof loader>();
  const [saved, setSaved] = useState<SavedAs | null>(null);
  return (
    <Page
      title="Add a service"
      back={{ to: dashboardPaths.viewServices, label: 'Your services' }}
      wide
    >
      {saved ? (
        <SavedService
          message={areaMessages.service.added}
          service={saved}
          to={dashboardPaths.viewServices}
          label="Your services"
          after={MOVE_ON_AFTER}
        />
      ) : (
        <ServiceForm
          provider={{ _id, name, phone: firstPhone(phone) }}
          addresses={addresses}
          onSubmit={async (input, _version, key) => setSaved(await servicesApi.add(input, key))}
          onAddresses={async (more) => {
            await organisationsApi.update(_id, { addresses: more });
          }}
        />
      )}
    </Page>
  );
}
