import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useNow } from '../../clock/clock.tsx';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import type { DatesArea } from '../dates-area.ts';
import { ChangeList } from '../manage/ChangeList.tsx';

/** The dated changes of an organisation; for an admin those of everybody, or of one that the address names. */
export function createPage(area: DatesArea) {
  const loader = areaLoader(area.missing, async ({ search }) => {
    const provider = (area.isAdmin && search.get('provider')) || undefined;
    const query = provider ? { provider } : {};
    const [changes, services, owner] = await Promise.all([
      datedChangesApi.list(query),
      servicesApi.list(query),
      // It may have no changes yet that would name it.
      provider ? organisationsApi.read(provider, areaMessages.dates.listFailed) : null,
    ]);
    return { changes, services, owner };
  });

  const handle = pageHandle(() => ({
    title: 'Closed days and other times',
    description: 'Dates on which something else holds than in the week.',
    path: null,
  }));

  function Component() {
    const { changes, services, owner } = useLoaderData<typeof loader>();
    const { revalidate } = useRevalidator();
    const today = cityTime(useNow() ?? Date.now()).date;
    const isWide = area.isAdmin && !owner;
    return (
      <Page
        title={
          owner ? `Closed days and other times of ${owner.name}` : 'Closed days and other times'
        }
        back={owner ? area.list() : undefined}
      >
        <p>
          <Link to={area.addPath(owner?._id)} className={buttons.primary}>
            {isWide ? 'Add dates for the city or a type' : 'Add dates'}
          </Link>
        </p>
        {changes.length === 0 && (
          <EmptyState title={areaMessages.dates.none}>
            <p>Closed for a day, over Christmas or until further notice? Say so here.</p>
          </EmptyState>
        )}
        <ChangeList
          changes={changes}
          services={services}
          today={today}
          editPath={area.editPath}
          namesOwners={isWide}
          onChanged={() => void revalidate()}
        />
      </Page>
    );
  }

  return { loader, handle, Component };
}
