import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import {
  awayWords,
  CALL_OUTCOMES,
  OUTCOME_WORDS,
  type ToRing,
} from '../../../shared/still-right/calls.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { callsApi } from '../../records/calls-api.ts';
import { OutcomeNote } from '../OutcomeNote.tsx';
import styles from './Call.module.css';

type CallProps = {
  organisation: ToRing;
  onNoted: (said: string) => void;
  heading?: 'h2' | 'h3';
};

/** One organisation: its number, what it says, and how the call ended. */
export function Call({ organisation, onNoted, heading: Heading = 'h2' }: CallProps) {
  const { _id, name, phoneDisplay, phoneHref, away, rung } = organisation;
  return (
    <li className={styles.call}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.said}>{whyWords(organisation)}</p>
      {away.map((one) => (
        <p key={one.by}>
          <strong>{awayWords(one)}</strong>
        </p>
      ))}
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
      <OutcomeNote
        label="Note, for whoever rings next"
        name={name}
        outcomes={CALL_OUTCOMES}
        words={OUTCOME_WORDS}
        onOutcome={(outcome, note) => callsApi.note({ organisation: _id, outcome, note })}
        onDone={(outcome) => onNoted(`${name}: ${OUTCOME_WORDS[outcome]}. Noted.`)}
      />
    </li>
  );
}

const dayOf = (instant: string) => formatDate(Date.parse(instant));

function whyWords({ lastCheckedAt, stillRightAt, signIns }: ToRing): string {
  const checked = lastCheckedAt ? `Last checked on ${dayOf(lastCheckedAt)}` : 'Never checked';
  if (signIns === 0) return `${checked}. Nobody signs in for it.`;
  return `${checked}. ${stillRightAt ? `Asked by email on ${dayOf(stillRightAt)}` : 'Not asked by email yet'}.`;
}
