import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { keepData } from '../../auth/keep-data.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { servicesApi } from '../../records/services-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { LetInForm } from '../editor/conditions/LetInForm.tsx';
import type { ServiceArea } from '../service-area.ts';

const TITLE = 'Who is let in';

/** One screen of taps: who is let in, of one service or of all that an organisation has. */
export function createPage(area: ServiceArea) {
  const loader = areaLoader(area.missing, async ({ organisationId, search }) => {
    const organisation = area.isAdmin ? (search.get('provider') ?? '') : organisationId;
    const services = await servicesApi.list(area.isAdmin ? { provider: organisation } : {});
    const asked = search.get('service');
    const first = services.filter(({ _id }) => !asked || _id === asked).map(({ _id }) => _id);
    return { organisation, services, first };
  });

  const handle = pageHandle(() => ({
    title: TITLE,
    description: 'Who is let in.',
    path: null,
  }));

  function Component() {
    const { organisation, services, first } = useLoaderData<typeof loader>();
    const [isSaved, setSaved] = useState(false);
    const name = area.isAdmin ? services[0]?.provider.name : undefined;
    return (
      <Page
        wide
        title={[TITLE, name].filter(Boolean).join(': ')}
        back={area.after}
        lead="A tap for each question. What you leave at “Not said” people are told to ask."
      >
        {services.length === 0 && (
          <EmptyState title="No services yet">
            <p>Add a service first, then say who is let in.</p>
          </EmptyState>
        )}
        {isSaved ? (
          <MovingOn message={areaMessages.letIn.saved} {...area.after} after={MOVE_ON_AFTER} />
        ) : (
          services.length > 0 && (
            <LetInForm
              key={`${organisation} ${first}`}
              name={`let in ${organisation} ${first.length === 1 ? first[0] : ''}`}
              services={services}
              first={first}
              onSubmit={async (input) => {
                await servicesApi.answerConditions(input);
                setSaved(true);
              }}
            />
          )
        )}
      </Page>
    );
  }

  return { loader, handle, Component, shouldRevalidate: keepData };
}
