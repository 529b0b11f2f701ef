import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import type { RecordKind } from '../../../shared/directory/record-kind.ts';
import { RESTORE_DAYS } from '../../../shared/history/history.ts';
import type { Undoable } from '../../../shared/merges/merge.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import forms from '../../forms/Forms.module.css';
import rows from '../../lists/Rows.module.css';
import { pageHandle } from '../../page/head.ts';
import { mergesApi } from '../../records/merges-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { adminApi } from '../admin-api.ts';
import { FoundRecords } from './FoundRecords.tsx';
import { queryOf } from './find-records.ts';
import styles from './Merging.module.css';
import { Pair } from './Pair.tsx';

export const loader = areaLoader(areaMessages.missing.token, async ({ search }) => {
  const [{ merges, twins }, { items }] = await Promise.all([
    mergesApi.list(),
    adminApi.find(queryOf(search)),
  ]);
  return { merges, twins, items, q: queryOf(search) };
});

export const handle = pageHandle(() => ({
  title: 'Twins',
  description: 'Listings that are the same twice.',
  path: null,
}));

/** What looks like the same twice, whatever somebody wants to merge besides, and the way back. */
export function Component() {
  const { merges, twins, items, q } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [said, setSaid] = useState<ReactNode>(null);
  return (
    <Page
      title="Twins"
      back={{ to: adminPaths.organisations, label: 'Organisations' }}
      lead="The same organisation, service or helpline, listed twice. Make one of two: the address of the other leads to it."
    >
      <div role="status">{said && <div className={forms.success}>{said}</div>}</div>
      <section aria-labelledby="likely" className={styles.topic}>
        <h2 id="likely">These look like twins</h2>
        {twins.length === 0 ? (
          <EmptyState title="Nothing looks the same twice">
            <p>Names, phones and addresses were compared.</p>
          </EmptyState>
        ) : (
          <ul className={rows.list}>
            {twins.map((it) => (
              <Pair
                key={`${it.one._id} ${it.other._id}`}
                twins={it}
                onRefused={async () => {
                  setSaid(<p>They are not offered again.</p>);
                  await revalidate();
                }}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="others" className={styles.topic}>
        <h2 id="others">Others</h2>
        <p>Look for the first of the two.</p>
        <FoundRecords
          q={q}
          items={items}
          onSearch={(text) =>
            void navigate(`${adminPaths.merges}${text && `?q=${encodeURIComponent(text)}`}`, {
              replace: true,
              preventScrollReset: true,
            })
          }
          linkTo={({ kind, id }) => adminPaths.merge(kind as RecordKind, id)}
        />
      </section>
      {merges.length > 0 && (
        <section aria-labelledby="merged" className={styles.topic}>
          <h2 id="merged">Merged in the last {RESTORE_DAYS} days</h2>
          <ul className={rows.list}>
            {merges.map((it) => (
              <Merged
                key={it._id}
                merge={it}
                onUndone={async (left) => {
                  setSaid(
                    <>
                      <p>They are two again.</p>
                      {left.length > 0 && (
                        <p>Changed since, and left as it is: {left.join(', ')}.</p>
                      )}
                    </>,
                  );
                  await revalidate();
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

type MergedProps = { merge: Undoable; onUndone: (left: string[]) => Promise<void> };

function Merged({ merge: { _id, at, until, keep, drop }, onUndone }: MergedProps) {
  const what = `${drop.name} into ${keep.name}`;
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <p>
        <strong>{drop.name}</strong> into <strong>{keep.name}</strong>
        <span className={`${rows.said} ${styles.said}`}>
          {formatDate(Date.parse(at))}. It can be undone until {formatDate(Date.parse(until))}.
        </span>
      </p>
      <ActionButton
        label="Undo"
        about={`the merging of ${what}`}
        busyLabel="Undoing..."
        question="Make two of it again? What was changed since stays as it was changed."
        act={async () => onUndone((await mergesApi.undo(_id)).left)}
      />
    </li>
  );
}
