import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { RecordHistory } from '../../history/RecordHistory.tsx';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import { Page } from '../../ui/Page.tsx';
import type { DatesArea } from '../dates-area.ts';
import { ChangeForm } from '../editor/ChangeForm.tsx';

/** The page to change a dated change. Whose it is stays. */
export function createPage(area: DatesArea) {
  const loader = recordLoader(area.missing, async ({ id }) => {
    const change = await datedChangesApi.read(id);
    const query = area.isAdmin && change.organisation ? { provider: change.organisation } : {};
    const [changes, services] = await Promise.all([
      datedChangesApi.list(query),
      change.organisation ? servicesApi.list(query) : [],
    ]);
    return { change, changes, services };
  });

  const handle = pageHandle(() => ({
    title: 'Change these dates',
    description: 'Dates on which something else holds than in the week.',
    path: null,
  }));

  function Component() {
    const { change, changes, services } = useLoaderData<typeof loader>();
    const [saved, setSaved] = useState<ChangeRecord | null>(null);
    const owner = change.organisation;
    const list = area.list(area.isAdmin && owner ? owner : undefined);
    return (
      <Page title="Change these dates" back={list}>
        {saved ? (
          <MovingOn message={areaMessages.dates.added} {...list} after={MOVE_ON_AFTER} />
        ) : (
          <ChangeForm
            key={change._id}
            change={change}
            organisation={owner}
            services={services}
            changes={changes}
            addPath={area.addPath(owner ?? '')}
            onSubmit={async (input, version) => {
              const send = version === undefined ? input : { ...input, version };
              setSaved(await datedChangesApi.update(change._id, send));
            }}
          />
        )}
        {area.isAdmin && <RecordHistory record={change._id} />}
      </Page>
    );
  }

  return { loader, handle, Component };
}
