import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { CONFIRM_DAYS } from '../../../shared/account/registration-days.ts';
import type {
  PendingRegistration,
  RegistrationsPage,
} from '../../../shared/account/registrations.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { BRING_BACK } from '../../lists/bring-back.ts';
import { Announced } from '../../lists/JustDone.tsx';
import { Pager } from '../../lists/Pager.tsx';
import { pageHandle } from '../../page/head.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { adminApi } from '../admin-api.ts';
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
  const [confirmed, others] = [true, false].map((is) =>
    waiting.filter(({ isConfirmed }) => isConfirmed === is),
  ) as [PendingRegistration[], PendingRegistration[]];
  const rows = (registrations: PendingRegistration[]) =>
    registrations.map((registration) => {
      const { _id, name } = registration.organisation;
      return (
        <PendingOrganisation
          key={_id}
          registration={registration}
          onApproved={() => settle([_id], 'approved', { message: words.approved, about: name })}
          onDeleted={() =>
            settle([_id], 'deleted', { message: words.deleted, about: name, deleted: _id })
          }
        />
      );
    });
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
      {isEmpty && (
        <EmptyState title={words.nonePending}>
          <p>You get an email when an organisation registers.</p>
        </EmptyState>
      )}
      <div ref={list.ref}>
        {confirmed.length > 0 && <ul className={styles.list}>{rows(confirmed)}</ul>}
        {others.length > 0 && (
          <section aria-labelledby="unconfirmed" className={styles.section}>
            <h2 id="unconfirmed">{words.unconfirmed}</h2>
            <p>{countUnconfirmed(unconfirmed, others.length)}</p>
            <p>
              Nobody has opened the link that we sent. {CONFIRM_DAYS} days after they registered
              they are deleted by themselves.
            </p>
            {others.length > 1 && (
              <RemoveUnconfirmed
                organisations={others.map(({ organisation }) => organisation)}
                onRemoved={(message) =>
                  settle(
                    others.map(({ organisation }) => organisation._id),
                    'deleted',
                    { message },
                  )
                }
              />
            )}
            <ul className={styles.rows}>{rows(others)}</ul>
          </section>
        )}
      </div>
      <Pager
        page={page}
        pages={pages}
        linkTo={(to) => ({ to: `${adminPaths.pending}?page=${to}` })}
      />
      <div className={styles.done}>
        <Announced {...(done ?? { message: '' })} bringBack={BRING_BACK.admin} />
      </div>
    </Page>
  );
}

/** How many have not confirmed their address, and how many of them stand on this page. */
const countUnconfirmed = (all: number, here: number) =>
  all > here ? `${all} in all, ${here} of them on this page.` : `${here} in all.`;

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
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>('li[id]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision is the event
  useEffect(() => {
    if (Object.keys(decided).length === 0) return;
    const left = items();
    // The name of one that is shown whole, the button of one that is folded up.
    const next =
      left[Math.min(place.current, left.length - 1)]?.querySelector<HTMLElement>('h2, button');
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [decided]);
  return {
    ref,
    leave: (id: string) => {
      place.current = items().findIndex((item) => item.id === id);
    },
  };
}
