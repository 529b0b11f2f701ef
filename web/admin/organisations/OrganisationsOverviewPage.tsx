import { Link, useLoaderData } from 'react-router-dom';
import type { ListedOrganisation } from '../../../shared/lists/list-page.ts';
import { ORGANISATION_RULES } from '../../../shared/lists/organisation-rules.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { lastCheckedWords } from '../../../shared/time/words/last-checked.ts';
import { formatShortDate } from '../../../shared/time/words/short-date.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useNow } from '../../clock/clock.tsx';
import { BRING_BACK } from '../../lists/bring-back.ts';
import { JustDone } from '../../lists/JustDone.tsx';
import { readListQuery } from '../../lists/list-address.ts';
import { ManagedList } from '../../lists/ManagedList.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { Page } from '../../ui/Page.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';

const words = adminMessages.organisations;

/** Only approved ones with role organisation (docs/product.md#states). */
export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  organisationsApi.page(
    { approved: 'true', role: 'organisation', ...readListQuery(search, ORGANISATION_RULES) },
    words.listFailed,
  ),
);

export const handle = pageHandle(() => ({
  title: 'Organisations',
  description: 'Every approved organisation.',
  path: null,
}));

export function Component() {
  const list = useLoaderData<typeof loader>();
  const now = useNow();
  const columns: Column<ListedOrganisation>[] = [
    {
      name: 'Organisation',
      cell: (organisation) => (
        <>
          <Link to={adminPaths.viewOrganisation(organisation._id)}>{organisation.name}</Link>
          <Marks faults={organisation.faults} published={organisation.published} />
        </>
      ),
    },
    { name: 'Listings', cell: listings },
    { name: 'Last changed', cell: ({ updatedAt }) => formatShortDate(Date.parse(updatedAt)) },
    { name: 'Checked', cell: (row) => lastCheckedWords(row, now) || 'Not checked yet' },
  ];
  return (
    <Page title="Organisations" lead="Approved organisations, by name.">
      <JustDone bringBack={BRING_BACK.admin} />
      <p>
        <Link to={adminPaths.addOrganisation}>Add an organisation</Link>
      </p>
      <p>
        <Link to={adminPaths.several()}>Invite, check or take down several at once</Link>
      </p>
      <p>
        <Link to={adminPaths.merges}>Merge twins: the same listed twice</Link>
      </p>
      <ManagedList
        list={list}
        sorts={ORGANISATION_RULES.sorts}
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
        {(organisations) => (
          <RecordTable
            caption="Organisations"
            columns={columns}
            rows={organisations}
            keyOf={({ _id }) => _id}
          />
        )}
      </ManagedList>
    </Page>
  );
}

function listings({ serviceCount, hasHelpline }: ListedOrganisation): string {
  const services = serviceCount === 1 ? '1 service' : `${serviceCount || 'No'} services`;
  return hasHelpline ? `${services}, a helpline` : services;
}
