import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { firstPhone } from '../../shared/organisation-phones.ts';
import { paths } from '../../shared/paths.ts';
import type { Service } from '../../shared/service.ts';
import { recordLoader } from '../account/area-loader.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { RecordHistory } from '../history/RecordHistory.tsx';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { ServiceForm } from '../services/editor/ServiceForm.tsx';
import { SavedService } from '../services/manage/SavedService.tsx';
import { servicesApi } from '../services/manage/services-api.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/RecordActions.tsx';

export const loader = recordLoader(areaMessages.missing.service, async ({ id }) => {
  const service = await servicesApi.read(id, areaMessages.service.editFailed);
  const organisation = await organisationsApi.read(
    service.provider._id,
    areaMessages.organisation.editFailed,
  );
  return { service, organisation };
});

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: data ? `Edit ${data.service.type} of ${data.organisation.name}` : 'Edit a service',
  description: 'Edit a service.',
  path: null,
}));

/** Its provider stays (SPEC 2.3). */
export function Component() {
  const { service, organisation } = useLoaderData<typeof loader>();
  const [saved, setSaved] = useState<Service | null>(null);
  const { _id, type, published } = service;
  const { _id: provider, name, phone, addresses } = organisation;
  if (saved) {
    return (
      <Page title={`Edit ${saved.type}`} wide>
        <SavedService
          message={areaMessages.service.updated}
          service={saved}
          to={adminPaths.manageServices}
          label="Manage Services"
          after={MOVE_ON_AFTER}
        />
      </Page>
    );
  }
  return (
    <Page
      title={`Edit ${type}`}
      wide
      back={{ to: adminPaths.viewServices(type), label: `${type} Services` }}
    >
      <RecordActions
        apart={
          <Link to={adminPaths.deleteService(_id)} className={buttons.quiet}>
            Delete it
          </Link>
        }
      >
        <Link to={adminPaths.viewOrganisation(provider)}>Its organisation</Link>
        {published && <Link to={paths.service(type, _id)}>See it as visitors do</Link>}
      </RecordActions>
      <ServiceForm
        key={_id}
        service={service}
        provider={{ _id: provider, name, phone: firstPhone(phone) }}
        addresses={addresses}
        providerLabel="Provider"
        isAdmin
        onSubmit={async (input, version) => {
          setSaved(await servicesApi.update(_id, { ...input, version }));
        }}
        onAddresses={async (more) => {
          await organisationsApi.update(provider, { addresses: more });
        }}
      />
      <RecordHistory key={`${_id} history`} record={_id} />
    </Page>
  );
}
