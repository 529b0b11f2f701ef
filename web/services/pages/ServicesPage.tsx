import { Link, useLoaderData } from 'react-router-dom';
import { SERVICE_RULES } from '../../../shared/lists/service-rules.ts';
import { isServiceType } from '../../../shared/services/service.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { messages } from '../../../shared/site/messages.ts';
import { notFound } from '../../api/api-error.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { JustDone } from '../../lists/JustDone.tsx';
import { readListQuery } from '../../lists/list-address.ts';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import buttons from '../../ui/Button.module.css';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { EveryonesServices } from '../manage/EveryonesServices.tsx';
import { OwnServices } from '../manage/OwnServices.tsx';
import type { ServiceArea } from '../service-area.ts';

/** The list of services: one's own, or a page of everybody's, of the type that the address names where it names one. */
export function createPage(area: ServiceArea) {
  const loader = areaLoader(area.missing, async ({ params: { type }, search }) => {
    if (type !== undefined && !isServiceType(type)) throw notFound();
    return area.isAdmin
      ? { type, own: null, list: await loadEveryones(type, search) }
      : { type, own: await loadOwn(), list: null };
  });

  const handle = pageHandle(({ params: { type } }) => {
    const { label } = area.listOf(type);
    return { title: label, description: `${label}.`, path: null };
  });

  function Component() {
    const { type, own, list } = useLoaderData<typeof loader>();
    const { label } = area.listOf(type);
    const [first, ...others] = area.ways({
      type,
      hasAny: own ? own.services.length > 0 : list.known > 0,
    });
    return (
      <Page title={label} wide back={area.isAdmin ? area.after : undefined}>
        <JustDone bringBack={area.bringBack} />
        {first && (
          <RecordActions>
            <Link to={first.to} className={buttons.primary}>
              {first.label}
            </Link>
            {others.map((way) => (
              <Link key={way.to} to={way.to} className={buttons.secondary}>
                {way.label}
              </Link>
            ))}
          </RecordActions>
        )}
        {own && !area.isAdmin && <OwnServices area={area} caption={label} {...own} />}
        {list && area.isAdmin && <EveryonesServices area={area} caption={label} list={list} />}
      </Page>
    );
  }

  return { loader, handle, Component };
}

const loadEveryones = (type: string | undefined, search: URLSearchParams) =>
  servicesApi.page(
    { ...(type && { type }), ...readListQuery(search, SERVICE_RULES) },
    type ? adminMessages.services.ofTypeFailed : messages.servicesFailed,
  );

/** Sorted by type, as the API answers. */
async function loadOwn() {
  const [services, changes] = await Promise.all([
    servicesApi.list(),
    // The list is of use without them.
    datedChangesApi.list().catch((error: unknown) => {
      console.warn(error);
      return [];
    }),
  ]);
  return { services, changes };
}
