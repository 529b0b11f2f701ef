import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { turnOf } from '../../lists/list-address.ts';
import { Pager } from '../../lists/Pager.tsx';
import { type Said, SaidWithUndo } from '../../lists/Said.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { ShownOf } from '../../lists/ShownOf.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { pageHandle } from '../../page/head.ts';
import { callsApi } from '../../records/calls-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { Call } from './Call.tsx';
import styles from './CallsPage.module.css';

export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  callsApi.list(turnOf(search)),
);

export const handle = pageHandle(() => ({
  title: 'To ring',
  description: 'Who has to be asked by phone whether their listings are still right.',
  path: null,
}));

/** Whom to ring: who has not answered three mails, and listings for which nobody signs in. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { query, change, linkTo } = useListQuery();
  const [said, setSaid] = useState<Said>({ message: '' });
  return (
    <Page
      title="To ring"
      lead="They have not answered our emails, or nobody signs in for them. Ask whether what people read is still right."
    >
      <SaidWithUndo
        said={said}
        onSaid={async (undone) => {
          setSaid(undone);
          await revalidate();
        }}
      />
      {list.known === 0 ? (
        <EmptyState title={adminMessages.calls.none}>
          <p>Everybody was checked, or may still answer by email.</p>
        </EmptyState>
      ) : (
        <>
          <SearchField label="Search by name" value={query.q} onSearch={(q) => change({ q })} />
          <ShownOf list={list} noun={['one to ring', 'to ring']} />
          <ul className={styles.list}>
            {list.items.map((organisation) => (
              <Call key={organisation._id} {...{ organisation }} onNoted={setSaid} />
            ))}
          </ul>
          <Pager page={list.page} pages={list.pages} linkTo={(page) => linkTo({ page }, true)} />
        </>
      )}
    </Page>
  );
}
