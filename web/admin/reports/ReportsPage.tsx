import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { turnOf } from '../../lists/list-address.ts';
import { Pager } from '../../lists/Pager.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { ShownOf } from '../../lists/ShownOf.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { pageHandle } from '../../page/head.ts';
import { reportsApi } from '../../records/reports-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './Reported.module.css';
import { Reported } from './Reported.tsx';

export const loader = areaLoader(areaMessages.missing.token, async ({ search }) => {
  const isClosed = search.has('closed');
  const list = await reportsApi.list({ ...turnOf(search), ...(isClosed && { closed: 'yes' }) });
  return { ...list, isClosed };
});

export const handle = pageHandle(() => ({
  title: 'Something wrong?',
  description: 'What people say is wrong with listings, and what was done about it.',
  path: null,
}));

/** What people say is wrong, by listing: what is open, or what was done. */
export function Component() {
  const { isClosed, ...list } = useLoaderData<typeof loader>();
  const { query, change, linkTo } = useListQuery();
  const [said, setSaid] = useState('');
  return (
    <Page
      title={isClosed ? 'Reports that are closed' : 'Something wrong?'}
      lead="What people told you about listings, without a name. Nobody else reads their words. We delete them after 90 days."
    >
      <LinkList
        links={[
          isClosed
            ? { to: adminPaths.reports(), label: 'Open reports' }
            : { to: adminPaths.reports('closed'), label: 'Closed reports' },
        ]}
      />
      <p role="status">{said}</p>
      {list.known === 0 ? (
        <EmptyState title={isClosed ? 'No report was closed' : areaMessages.reports.none}>
          <p>{isClosed ? 'What you close stands here.' : 'What people tell you stands here.'}</p>
        </EmptyState>
      ) : (
        <>
          <SearchField label="Search by name" value={query.q} onSearch={(q) => change({ q })} />
          <ShownOf list={list} noun={['listing', 'listings']} />
          <ul className={styles.list}>
            {list.items.map((listing) => (
              <Reported key={listing._id} listing={listing} onClosed={setSaid} />
            ))}
          </ul>
          <Pager page={list.page} pages={list.pages} linkTo={(page) => linkTo({ page }, true)} />
        </>
      )}
    </Page>
  );
}
