import { useMemo } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import type { WholeOrganisation } from '../../shared/organisation.ts';
import { formatShortDate, shortCheckDate } from '../../shared/short-date.ts';
import { areaLoader } from '../account/area-loader.ts';
import { useNow } from '../clock.tsx';
import { pageHandle } from '../head.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { Page } from '../ui/Page.tsx';
import { type Column, RecordTable } from '../ui/RecordTable.tsx';
import { JustDone } from './lists/Announced.tsx';
import { ManagedList } from './lists/ManagedList.tsx';
import { Marks } from './lists/Marks.tsx';
import { organisationRules } from './lists/organisation-rules.ts';

export { keepList as shouldRevalidate } from './lists/use-list-query.ts';

const words = adminMessages.organisations;

/** Only approved ones with role organisation (SPEC 4). */
export const loader = areaLoader(areaMessages.missing.token, async () => {
  const all = await organisationsApi.list(words.listFailed);
  return all.filter(({ approved, role }) => approved && role === 'organisation');
});

export const handle = pageHandle(() => ({
  title: 'Organisations',
  description: 'Every approved organisation.',
  path: null,
}));

export function Component() {
  const organisations = useLoaderData<typeof loader>();
  const now = useNow() ?? 0;
  const rules = useMemo(() => organisationRules(now), [now]);
  const columns: Column<WholeOrganisation>[] = [
    {
      name: 'Organisation',
      cell: (organisation) => (
        <>
          <Link to={adminPaths.viewOrganisation(organisation._id)}>{organisation.name}</Link>
          <Marks faults={rules.faultsOf(organisation)} published={organisation.published} />
        </>
      ),
    },
    { name: 'Listings', cell: listings },
    { name: 'Last changed', cell: ({ updatedAt }) => formatShortDate(Date.parse(updatedAt)) },
    { name: 'Checked', cell: ({ lastCheckedAt }) => shortCheckDate(lastCheckedAt) },
  ];
  return (
    <Page title="Organisations" lead="Approved organisations, by name.">
      <JustDone />
      <ManagedList
        rows={organisations}
        rules={rules}
        noun={['organisation', 'organisations']}
        searchLabel="Search by name"
        none={{
          title: words.none,
          searched: 'Try a shorter name, or choose All.',
          empty: (
            <p>
              New ones wait under <Link to={adminPaths.pending}>Pending</Link> until you approve
              them.
            </p>
          ),
        }}
      >
        {(rows) => (
          <RecordTable
            caption="Organisations"
            columns={columns}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </ManagedList>
    </Page>
  );
}

function listings({ services: { length }, helpline }: WholeOrganisation): string {
  const services = length === 1 ? '1 service' : `${length || 'No'} services`;
  return helpline ? `${services}, a helpline` : services;
}
