import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import type { WholeOrganisation } from '../../shared/organisation.ts';
import { maybeSame } from '../../shared/same-organisation.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { Announced } from './lists/Announced.tsx';
import { PendingOrganisation } from './PendingOrganisation.tsx';
import styles from './PendingOrganisations.module.css';

const words = adminMessages.organisations;

export const loader = areaLoader(areaMessages.missing.token, async () => {
  const all = await organisationsApi.list(words.pendingFailed);
  return all
    .filter(({ approved }) => !approved)
    .sort(byWaiting)
    .map((organisation) => ({ organisation, twins: maybeSame(organisation, all) }));
});

/** Who has waited longest comes first. */
const byWaiting = (a: WholeOrganisation, b: WholeOrganisation) =>
  a.createdAt < b.createdAt ? -1 : 1;

export const handle = pageHandle(() => ({
  title: 'Pending Organisations',
  description: 'Organisations that wait for approval.',
  path: null,
}));

type Done = { message: string; about: string; deleted?: string };

export function Component() {
  const all = useLoaderData<typeof loader>();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const pending = all.filter(({ organisation }) => !gone.includes(organisation._id));
  const list = useFocusOnNext(gone);

  const settle = ({ _id, name }: WholeOrganisation, message: string, deleted?: string) => {
    list.leave(_id);
    setGone([...gone, _id]);
    setDone({ message, about: name, deleted });
  };
  return (
    <Page
      title="Pending Organisations"
      lead={
        pending.length > 0 &&
        `${pending.length} waiting. Each stands here as visitors will see it once you approve it.`
      }
    >
      {pending.length > 0 ? (
        <ul className={styles.list} ref={list.ref}>
          {pending.map(({ organisation, twins }) => (
            <PendingOrganisation
              key={organisation._id}
              organisation={organisation}
              twins={twins.filter(({ _id }) => !gone.includes(_id))}
              onApproved={() => settle(organisation, words.approved)}
              onDeleted={() => settle(organisation, words.deleted, organisation._id)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={words.nonePending}>
          <p>You get an email when an organisation registers.</p>
        </EmptyState>
      )}
      <div className={styles.done}>
        <Announced {...(done ?? { message: '' })} />
      </div>
    </Page>
  );
}

/** Where one was dealt with, the focus goes to the one that takes its place, or to the page's heading after the last. */
function useFocusOnNext(gone: readonly string[]) {
  const ref = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  useEffect(() => {
    if (gone.length === 0) return;
    const headings = ref.current?.querySelectorAll<HTMLElement>(':scope > li h2') ?? [];
    const next = headings[Math.min(place.current, headings.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [gone]);
  return {
    ref,
    leave: (id: string) => {
      place.current = [...(ref.current?.children ?? [])].findIndex((item) => item.id === id);
    },
  };
}
