import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { keepData } from '../../auth/keep-data.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import { Page } from '../../ui/Page.tsx';
import type { DatesArea } from '../dates-area.ts';
import { ChangeForm } from '../editor/ChangeForm.tsx';

/** The page to add a dated change: of an organisation's services, or for an admin of a type or the city. */
export function createPage(area: DatesArea) {
  const loader = areaLoader(area.missing, async ({ organisationId, search }) => {
    const provider = search.get('provider');
    const owner = area.isAdmin ? provider : organisationId;
    const query = area.isAdmin && owner ? { provider: owner } : {};
    const [changes, services] = await Promise.all([
      datedChangesApi.list(query),
      owner ? servicesApi.list(query) : [],
    ]);
    const named = search.getAll('service');
    const [only, another] = services;
    // With one service there is nothing to choose.
    const chosen = owner && only && !another ? [only._id] : named;
    const [from, to] = ['from', 'to'].map((name) => search.get(name));
    const isHoliday = search.get('scope') === 'bank holiday';
    return { changes, services, owner, chosen, isHoliday, days: from && to ? { from, to } : {} };
  });

  const handle = pageHandle(() => ({
    title: 'Closed or other times',
    description: 'Dates on which something else holds than in the week.',
    path: null,
  }));

  function Component() {
    const { changes, services, owner, chosen, days, isHoliday } = useLoaderData<typeof loader>();
    const [saved, setSaved] = useState<ChangeRecord | null>(null);
    const list = area.list(area.isAdmin && owner ? owner : undefined);
    return (
      <Page title="Closed or other times" back={list}>
        {saved ? (
          <MovingOn message={areaMessages.dates.added} {...list} after={MOVE_ON_AFTER} />
        ) : (
          <ChangeForm
            initial={{
              scope: owner ? 'service' : isHoliday ? 'bank holiday' : 'city',
              ...days,
              services: services.flatMap(({ _id }) => (chosen.includes(_id) ? [_id] : [])),
            }}
            organisation={owner}
            services={services}
            changes={changes}
            addPath={area.addPath(owner ?? '')}
            onSubmit={async (input, _version, key) => {
              const whose = owner && area.isAdmin ? { organisation: owner } : {};
              setSaved(await datedChangesApi.add({ ...input, ...whose }, key));
            }}
          />
        )}
      </Page>
    );
  }

  return { loader, handle, Component, shouldRevalidate: keepData };
}
