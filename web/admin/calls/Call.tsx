import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { CALL_OUTCOMES, OUTCOME_WORDS, type ToRing } from '../../../shared/still-right/calls.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { ApiError, asApiError } from '../../api/api-error.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import forms from '../../forms/Forms.module.css';
import { callsApi } from '../../records/calls-api.ts';
import styles from './Call.module.css';

type CallProps = {
  organisation: ToRing;
  onNoted: (said: string) => void;
  heading?: 'h2' | 'h3';
};

/** One organisation: its number, what it says, and how the call ended. */
export function Call({ organisation, onNoted, heading: Heading = 'h2' }: CallProps) {
  const { _id, name, phoneDisplay, phoneHref, rung } = organisation;
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const field = useId();
  return (
    <li className={styles.call}>
      <Heading className={styles.name}>{name}</Heading>
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
