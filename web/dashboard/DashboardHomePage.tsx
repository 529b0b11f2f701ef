import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { site } from '../../shared/site/site.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { useSession } from '../auth/session.ts';
import { DatesNow } from '../dated-changes/manage/DatesNow.tsx';
import { UnsavedWork } from '../forms/safe-form/UnsavedWork.tsx';
import { BRING_BACK } from '../lists/bring-back.ts';
import { JustDone } from '../lists/JustDone.tsx';
import { pageHandle } from '../page/head.ts';
import { datedChangesApi } from '../records/dated-changes-api.ts';
import { holidaysApi } from '../records/holidays-api.ts';
import { reportsApi } from '../records/reports-api.ts';
import { servicesApi } from '../records/services-api.ts';
import { Page } from '../ui/Page.tsx';
import { TaskCard, TaskCards } from '../ui/records/TaskCards.tsx';
import { FoundClosedToday } from './FoundClosedToday.tsx';
import { FullToday } from './FullToday.tsx';
import { HolidayPrompt } from './HolidayPrompt.tsx';
import { WallsQuestion } from './WallsQuestion.tsx';

/** A count that fails shows 0 and is only logged (docs/product.md#wording). */
export const loader = areaLoader(areaMessages.missing.organisation, async () => {
  const orNone = (error: unknown): never[] => {
    console.warn(error);
    return [];
  };
  const [services, changes, holidays, foundClosed] = await Promise.all([
    servicesApi.list().catch(orNone),
    datedChangesApi.list().catch(orNone),
    holidaysApi.list().catch(orNone),
    reportsApi.foundClosed().catch(orNone),
  ]);
  return { services, changes, holidays, foundClosed };
});

export const handle = pageHandle(() => ({
  title: 'Dashboard Home',
  description: 'Your listing.',
  path: null,
}));

export function Component() {
  const { services, changes, holidays, foundClosed } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const session = useSession();
  return (
    <Page title="Dashboard Home">
      <JustDone bringBack={BRING_BACK.dashboard} />
      <UnsavedWork />
      <FoundClosedToday found={foundClosed} onSaid={() => void revalidate()} />
      {services.length > 0 && <HolidayPrompt holidays={holidays} />}
      <WallsQuestion services={services} onSaid={revalidate} />
      <DatesNow changes={changes} list={dashboardPaths.dates} />
      <FullToday services={services} changes={changes} onSaid={() => void revalidate()} />
      <TaskCards>
        <TaskCard to={dashboardPaths.viewServices} title="Total Services" figure={services.length}>
          See, change or delete them
        </TaskCard>
        <TaskCard to={dashboardPaths.addDate()} title="Closed today?">
          Or other times on some dates: people read it at once
        </TaskCard>
        <TaskCard to={dashboardPaths.addService} title="Add new service">
          A meal, a drop-in, a clinic: when, where and for whom
        </TaskCard>
        {/* It always stands: docs/product.md#organisation-area. */}
        <TaskCard to={dashboardPaths.addHelpline} title="Add new helpline">
          {session?.hasHelpline
            ? 'You have one already: see it or change it'
            : 'A number, email or website that people can turn to'}
        </TaskCard>
      </TaskCards>
      <p>
        Thank you for keeping your listing in the {site().name} right. What you save here is public
        at once: on phones, and on paper the next time somebody prints it.
      </p>
      {session && !session.isTakenDown && (
        <p>
          <Link to={paths.organisation(session.organisationId)}>
            See your listing as visitors do
          </Link>
        </p>
      )}
      {session && !session.isTakenDown && (
        <p>
          <a href={paths.printOrganisation(session.organisationId)}>Print your listing</a>
        </p>
      )}
      <p>
        <Link to={dashboardPaths.report()}>Another place is closed, or wrong? Say so</Link>
      </p>
      <p>
        <a href={paths.print}>Print timetables and sheets</a>
      </p>
      {site().feedbackForm && (
        <p>
          <a href={site().feedbackForm}>Help &amp; Feedback</a>
        </p>
      )}
    </Page>
  );
}
