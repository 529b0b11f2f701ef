import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { type AddressMove, findAddressMoves } from '../../../shared/organisations/address-moves.ts';
import type { Service } from '../../../shared/services/service.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader, recordLoader } from '../../auth/area-loader.ts';
import { updateSession } from '../../auth/session.ts';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { Page } from '../../ui/Page.tsx';
import { MoveServices } from '../editor/MoveServices.tsx';
import { OrganisationForm } from '../editor/OrganisationForm.tsx';
import type { OrganisationArea } from '../organisation-area.ts';

/**
 * The page to edit an organisation. On save it goes to the page that shows it (docs/product.md#organisation-area, 2.3).
 */
export function createPage(area: OrganisationArea) {
  const load = area.isAdmin ? recordLoader : areaLoader;
  const loader = load(areaMessages.missing.organisation, async ({ id, organisationId }) => {
    const edited = area.isAdmin ? id : organisationId;
    return {
      organisation: await organisationsApi.read(edited, areaMessages.organisation.editFailed),
      isOwn: edited === organisationId,
    };
  });

  const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
    title: `Edit ${area.nameOf(data?.organisation)}`,
    description: `Edit ${area.nameOf()}.`,
    path: null,
  }));

  function Component() {
    const { organisation, isOwn } = useLoaderData<typeof loader>();
    const navigate = useNavigate();
    const [moves, setMoves] = useState<AddressMove<Service>[]>([]);
    const { _id } = organisation;
    const view = area.viewOf(organisation);
    return (
      <Page title={`Edit ${area.nameOf(organisation)}`} back={view}>
        {moves.length > 0 ? (
          <MoveServices moves={moves} onDone={() => navigate(view.to)} />
        ) : (
          <OrganisationForm
            organisation={organisation}
            datePath={(days) => area.datePath(_id, days)}
            onSubmit={async (input, version) => {
              const saved = await organisationsApi.update(_id, { ...input, version });
              // The header says the name of one's own.
              if (isOwn) updateSession({ organisationName: saved.name });
              // Who uses an address that is gone is asked about before one goes on.
              const left = findAddressMoves(
                organisation.addresses,
                saved.addresses,
                saved.services,
              );
              if (left.length > 0) setMoves(left);
              else await navigate(view.to);
            }}
          />
        )}
      </Page>
    );
  }

  return { loader, handle, Component };
}
