import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type { Service } from '../../../shared/services/service.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { RecordHistory } from '../../history/RecordHistory.tsx';
import { TakenDown } from '../../organisations/manage/TakenDownBanner.tsx';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import buttons from '../../ui/Button.module.css';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { SavedService } from '../manage/SavedService.tsx';
import type { ServiceArea } from '../service-area.ts';
import { ServiceFormOf } from './ServiceFormOf.tsx';

/** The page to edit a service. Its provider stays (docs/product.md#admin-area). */
export function createPage(area: ServiceArea) {
  const loader = recordLoader(areaMessages.missing.service, async ({ id, organisationId }) => {
    const reading = servicesApi.read(id, areaMessages.service.editFailed);
    // One's own organisation is known before the service is.
    const provider = area.isAdmin ? (await reading).provider._id : organisationId;
    const [service, organisation] = await Promise.all([
      reading,
      organisationsApi.read(provider, areaMessages.organisation.editFailed),
    ]);
    return { service, organisation };
  });

  const handle = pageHandle<Loaded<typeof loader>>(({ data }) => {
    const whose = data && area.isAdmin ? ` of ${data.organisation.name}` : '';
    return {
      title: `Edit ${data?.service.type ?? 'a service'}${whose}`,
      description: 'Edit a service.',
      path: null,
    };
  });

  function Component() {
    const { service, organisation } = useLoaderData<typeof loader>();
    const [saved, setSaved] = useState<Service | null>(null);
    const { _id, type, published, takenDownReason } = service;
    return (
      <Page title={`Edit ${(saved ?? service).type}`} back={area.listOf(type)} wide>
        {!area.isAdmin && !published && <TakenDown what="this service" reason={takenDownReason} />}
        {saved ? (
          <SavedService
            message={areaMessages.service.updated}
            service={saved}
            {...area.after}
            after={MOVE_ON_AFTER}
          />
        ) : (
          <>
            {area.isAdmin && (
              <RecordActions
                apart={
                  <Link to={area.deletePath(_id)} className={buttons.quiet}>
                    Delete it
                  </Link>
                }
              >
                <Link to={area.providerPath(organisation._id)}>Its organisation</Link>
                {published && <Link to={paths.service(type, _id)}>See it as visitors do</Link>}
              </RecordActions>
            )}
            <p>
              <Link to={area.letInPath(service)}>Who is let in? A screen of taps</Link>
            </p>
            <p>
              <Link to={area.copyPath(service)}>The same at another address? Copy it</Link>
            </p>
            {published && (
              <p>
                <a href={paths.serviceCalendar(_id)}>Its calendar, to subscribe to</a>
              </p>
            )}
            <ServiceFormOf
              area={area}
              service={service}
              organisation={organisation}
              providerLabel="Provider"
              onSubmit={async (input, version) => {
                setSaved(await servicesApi.update(_id, { ...input, version }));
              }}
            />
            {area.isAdmin && <RecordHistory key={_id} record={_id} />}
          </>
        )}
      </Page>
    );
  }

  return { loader, handle, Component };
}
