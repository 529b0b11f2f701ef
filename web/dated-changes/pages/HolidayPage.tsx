import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { dateWords, formatDate } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { keepData } from '../../auth/keep-data.ts';
import { useToday } from '../../clock/use-today.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { holidaysApi } from '../../records/holidays-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import type { DatesArea } from '../dates-area.ts';
import { HolidayForm } from '../holidays/HolidayForm.tsx';

/** The page on which an organisation says its hours on a holiday, or an admin for one that was rung. */
export function createPage(area: DatesArea) {
  const loader = areaLoader(area.missing, async ({ organisationId, search }) => {
    const organisation = area.isAdmin ? (search.get('provider') ?? '') : organisationId;
    const query = area.isAdmin ? { provider: organisation } : {};
    const [holidays, services, changes] = await Promise.all([
      holidaysApi.list(query),
      servicesApi.list(query),
      datedChangesApi.list(query),
    ]);
    const from = search.get('from');
    const open = holidays.find(({ answeredAt }) => !answeredAt);
    const holiday = holidays.find((it) => it.from === from) ?? open ?? holidays[0] ?? null;
    return { organisation, holidays, holiday, services, changes };
  });

  const handle = pageHandle(() => ({
    title: 'Hours on holidays',
    description: 'What holds on bank holidays and the days between them.',
    path: null,
  }));

  function Component() {
    const { organisation, holidays, holiday, services, changes } = useLoaderData<typeof loader>();
    const [isSaved, setSaved] = useState(false);
    const today = useToday();
    const { back, path } = area.holidays;
    const name = area.isAdmin ? services[0]?.provider.name : undefined;
    if (!holiday)
      return (
        <Page title="Hours on holidays" back={back}>
          <EmptyState title={areaMessages.holidays.none}>
            <p>We ask six weeks before each bank holiday.</p>
          </EmptyState>
        </Page>
      );
    const others = holidays.filter((it) => it.from !== holiday.from);
    return (
      <Page
        wide
        title={[holiday.title, name].filter(Boolean).join(': ')}
        back={back}
        lead={`${name ? 'When are they' : 'When are you'} open from ${dateWords(holiday.from)} to ${dateWords(holiday.to)}? The public sees it at once.`}
      >
        {others.map(({ from, title }) => (
          <p key={from}>
            <Link to={path(from, organisation)}>{title}</Link>
          </p>
        ))}
        {holiday.answeredAt && !isSaved && (
          <p>
            Answered on {formatDate(Date.parse(holiday.answeredAt))} by {holiday.answeredBy}. You
            can change it.
          </p>
        )}
        {services.length === 0 && (
          <EmptyState title="No services yet">
            <p>Add a service first, then say its hours.</p>
          </EmptyState>
        )}
        {isSaved ? (
          <MovingOn message={areaMessages.holidays.saved} {...back} after={MOVE_ON_AFTER} />
        ) : (
          services.length > 0 && (
            <HolidayForm
              key={`${organisation} ${holiday.from}`}
              holiday={holiday}
              organisation={organisation}
              services={services}
              changes={changes}
              today={today}
              onSubmit={async ({ missing: _, ...input }) => {
                await holidaysApi.answer(area.isAdmin ? { ...input, organisation } : input);
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
