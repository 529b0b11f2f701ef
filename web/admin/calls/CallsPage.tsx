import { useId, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { CALL_OUTCOMES, OUTCOME_WORDS, type ToRing } from '../../../shared/still-right/calls.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { ApiError, asApiError } from '../../api/api-error.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import forms from '../../forms/Forms.module.css';
import { pageHandle } from '../../page/head.ts';
import { callsApi } from '../../records/calls-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { turnOf } from '../lists/list-address.ts';
import { Pager } from '../lists/Pager.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { ShownOf } from '../lists/ShownOf.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
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
  const { query, change, linkTo } = useListQuery();
  const [said, setSaid] = useState('');
  return (
    <Page
      title="To ring"
      lead="They have not answered our emails, or nobody signs in for them. Ask whether what people read is still right."
    >
      <p role="status">{said}</p>
      {list.known === 0 ? (
        <EmptyState title={adminMessages.calls.none}>
          <p>Everybody was checked, or may still answer by email.</p>
        </EmptyState>
      ) : (
        <>
          <SearchField
            label="Search by organisation name"
            value={query.q}
            onSearch={(q) => change({ q })}
          />
          <ShownOf list={list} noun={['organisation', 'organisations']} />
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

type CallProps = { organisation: ToRing; onNoted: (said: string) => void };

/** One organisation: its number, what it says, and how the call ended. */
function Call({ organisation, onNoted }: CallProps) {
  const { _id, name, phoneDisplay, phoneHref, rung } = organisation;
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const field = useId();
  return (
    <li className={styles.call}>
      <h2>{name}</h2>
      <p className={styles.said}>{whyWords(organisation)}</p>
      {rung && (
        <p>
          Rung on {formatDate(Date.parse(rung.at))}: {OUTCOME_WORDS[rung.outcome]}.{' '}
          {rung.note && `“${rung.note}” `}({rung.by})
        </p>
      )}
      {phoneDisplay ? (
        <a href={phoneHref} className={styles.phone}>
          {phoneDisplay}
        </a>
      ) : (
        <span>No phone</span>
      )}
      <Link to={adminPaths.viewOrganisation(_id)}>
        See and edit, or take down<span className="visually-hidden"> {name}</span>
      </Link>
      <div className={styles.note}>
        <label htmlFor={field}>
          Note, for whoever rings next<span className="visually-hidden"> {name}</span>
        </label>
        <input
          id={field}
          className={forms.input}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.outcomes}>
        {CALL_OUTCOMES.map((outcome) => (
          <ActionButton
            key={outcome}
            label={OUTCOME_WORDS[outcome]}
            busyLabel="Saving..."
            look={outcome === 'right' ? 'primary' : 'secondary'}
            about={`: ${name}`}
            act={async () => {
              await callsApi.note({ organisation: _id, outcome, note }).catch(sayFault);
              setNote('');
              onNoted(`${name}: ${OUTCOME_WORDS[outcome]}. Noted.`);
              await revalidate();
            }}
          />
        ))}
      </div>
    </li>
  );
}

/** What is wrong with the note stands beside the button, and the note where it was. */
const sayFault = (error: unknown) => {
  const { status, details, message } = asApiError(error);
  throw new ApiError(status, Object.values(details.fields ?? {})[0] ?? message);
};

const dayOf = (instant: string) => formatDate(Date.parse(instant));

function whyWords({ lastCheckedAt, stillRightAt, signIns }: ToRing): string {
  const checked = lastCheckedAt ? `Last checked on ${dayOf(lastCheckedAt)}` : 'Never checked';
  if (signIns === 0) return `${checked}. Nobody signs in for it.`;
  return `${checked}. ${stillRightAt ? `Asked by email on ${dayOf(stillRightAt)}` : 'Not asked by email yet'}.`;
}
