import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { CONFIRM_DAYS } from '../../shared/registration-days.ts';
import type { RegistrationsPage } from '../../shared/registrations.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { adminApi } from './admin-api.ts';
import { Announced } from './lists/Announced.tsx';
import { Pager } from './lists/Pager.tsx';
import { PendingOrganisation } from './PendingOrganisation.tsx';
import styles from './PendingOrganisations.module.css';
import { RemoveUnconfirmed } from './RemoveUnconfirmed.tsx';

const words = adminMessages.organisations;

export const loader = areaLoader(
  areaMessages.missing.token,
  ({ search }): Promise<RegistrationsPage> => adminApi.registrations(search.get('page') ?? '1'),
);

export const handle = pageHandle(() => ({
  title: 'Pending Organisations',
  description: 'Organisations that wait for approval.',
  path: null,
}));

/** What became of those that were decided on this page, until the list is read again. */
type Decided = Record<string, 'approved' | 'deleted'>;
type Done = { message: string; about?: string; deleted?: string };

export function Component() {
  const read = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [decided, setDecided] = useState<Decided>({});
  const [done, setDone] = useState<Done | null>(null);
  const waiting = stillWaiting(read, decided);
  const list = useFocusOnNext(decided);

  const settle = (ids: string[], outcome: Decided[string], done: Done) => {
    list.leave(ids[0] ?? '');
    setDecided({ ...decided, ...Object.fromEntries(ids.map((id) => [id, outcome])) });
    setDone(done);
    // The next ones move up, and who may be here already is asked anew.
    revalidate();
  };
  const { total, unconfirmed, page, pages, isFull } = read;
  const isEmpty = waiting.length === 0 && pages === 1;
  const unconfirmedIds = waiting
    .filter(({ isConfirmed }) => !isConfirmed)
    .map(({ organisation }) => organisation._id);
  return (
    <Page
      title="Pending Organisations"
      lead={
        !isEmpty &&
        `${total} waiting. Each stands here as visitors will see it once you approve it.`
      }
    >
      {isFull && (
        <p role="alert">
          <strong>Nobody can register just now,</strong> because too many wait. Approve or delete
          some of them.
        </p>
      )}
      {!isEmpty && unconfirmed > 0 && (
        <p>
          {unconfirmed} of them {unconfirmed === 1 ? 'has' : 'have'} not confirmed the email address
          yet. They come last, and are deleted {CONFIRM_DAYS} days after they registered.
        </p>
      )}
      {isEmpty ? (
        <EmptyState title={words.nonePending}>
          <p>You get an email when an organisation registers.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list} ref={list.ref}>
          {waiting.map((registration) => {
            const { _id, name } = registration.organisation;
            return (
              <PendingOrganisation
                key={_id}
                registration={registration}
                onApproved={() =>
                  settle([_id], 'approved', { message: words.approved, about: name })
                }
                onDeleted={() =>
                  settle([_id], 'deleted', { message: words.deleted, about: name, deleted: _id })
                }
              />
            );
          })}
        </ul>
      )}
      {unconfirmedIds.length > 1 && (
        <RemoveUnconfirmed
          ids={unconfirmedIds}
          onRemoved={(message) => settle(unconfirmedIds, 'deleted', { message })}
        />
      )}
      <Pager
        page={page}
        pages={pages}
        linkTo={(to) => ({ to: `${adminPaths.pending}?page=${to}` })}
      />
      <div className={styles.done}>
        <Announced {...(done ?? { message: '' })} />
      </div>
    </Page>
  );
}

/** The page without what was decided on it; who may be here already is here still once it is approved, and waits no more. */
function stillWaiting({ registrations }: RegistrationsPage, decided: Decided) {
  return registrations
    .filter(({ organisation }) => !decided[organisation._id])
    .map((registration) => ({
      ...registration,
      twins: registration.twins
        .filter(({ _id }) => decided[_id] !== 'deleted')
        .map((twin) => ({ ...twin, approved: twin.approved || decided[twin._id] === 'approved' })),
    }));
}

/** Where one was dealt with, the focus goes to the one that takes its place, or to the page's heading after the last. */
function useFocusOnNext(decided: Decided) {
  const ref = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  useEffect(() => {
    if (Object.keys(decided).length === 0) return;
    const headings = ref.current?.querySelectorAll<HTMLElement>(':scope > li h2') ?? [];
    const next = headings[Math.min(place.current, headings.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [decided]);
  return {
    ref,
    leave: (id: string) => {
      place.current = [...(ref.current?.children ?? [])].findIndex((item) => item.id === id);
    },
  };
}
