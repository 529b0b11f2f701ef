import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { announce } from '../../shared/services/changes/announcements.ts';
import { changesOf } from '../../shared/services/changes/change-record.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { useToday } from '../clock/use-today.ts';
import { BRING_BACK } from '../lists/bring-back.ts';
import { JustDone } from '../lists/JustDone.tsx';
import { pageHandle } from '../page/head.ts';
import { datedChangesApi } from '../records/dated-changes-api.ts';
import { servicesApi } from '../records/services-api.ts';
import { FullWords } from '../services/manage/FullNow.tsx';
import { ServiceList } from '../services/manage/ServiceList.tsx';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import marks from '../ui/records/Marks.module.css';

/** Sorted by type, as the API answers. */
export const loader = areaLoader(areaMessages.missing.organisation, async () => {
  const [services, changes] = await Promise.all([
    servicesApi.list(),
    // The list is of use without them.
    datedChangesApi.list().catch((error: unknown) => {
      console.warn(error);
      return [];
    }),
  ]);
  return { services, changes };
});

export const handle = pageHandle(() => ({
  title: 'Your services',
  description: 'Your services.',
  path: null,
}));

export function Component() {
  const { services, changes } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const today = useToday();
  return (
    <Page title="Your services" wide>
      <JustDone bringBack={BRING_BACK.dashboard} />
      <p>
        <Link to={dashboardPaths.addService} className={buttons.primary}>
          Add Service
        </Link>
        {services.length > 0 && (
          <>
            {' '}
            <Link to={dashboardPaths.letIn()} className={buttons.secondary}>
              Who is let in
            </Link>
          </>
        )}
      </p>
      <ServiceList
        caption="Your services"
        services={services}
        editPath={dashboardPaths.editService}
        deletePath={dashboardPaths.deleteService}
        copyPath={({ _id }) => dashboardPaths.copyService(_id)}
        letInPath={({ _id }) => dashboardPaths.letIn(_id)}
        datePath={({ _id }) => dashboardPaths.addDate({ services: [_id] })}
        onSaid={() => void revalidate()}
        marks={(service) => (
          <>
            <FullWords service={service} />
            {!service.published && (
              <p className={marks.down}>
                {areaMessages.takenDown}
                {service.takenDownReason && `: ${service.takenDownReason}`}
              </p>
            )}
            {announce(changesOf(service, changes, today), today).map(({ words }) => (
              <p key={words}>{words}</p>
            ))}
          </>
        )}
      />
      <p>
        <Link to={dashboardPaths.deleted}>What you have deleted, to bring it back</Link>
      </p>
    </Page>
  );
}
