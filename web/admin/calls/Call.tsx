import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import {
  awayWords,
  CALL_OUTCOMES,
  OUTCOME_WORDS,
  type RungKind,
  type ToRing,
} from '../../../shared/still-right/calls.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import type { Said } from '../../lists/Said.tsx';
import { callsApi } from '../../records/calls-api.ts';
import { OutcomeNote } from '../OutcomeNote.tsx';
import styles from './Call.module.css';

type CallProps = {
  organisation: ToRing;
  onNoted: (said: Said) => void;
  heading?: 'h2' | 'h3';
};

/** One organisation, or helpline of nobody: its numbers, what it says, and how the call ended. */
export function Call({ organisation, onNoted, heading: Heading = 'h2' }: CallProps) {
  const { kind, _id, name, phones, email, away, rung } = organisation;
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
      {phones.map(({ label, display, href }) => (
        <span key={`${label} ${href}`}>
          {label && `${label}: `}
          <a href={href} className={styles.phone}>
            {display}
          </a>
        </span>
      ))}
      {phones.length === 0 && <span>No phone</span>}
      {email && (
        <span>
          Email: <a href={`mailto:${email}`}>{email}</a>
        </span>
      )}
      <Link to={WAYS[kind](_id)}>
        See and edit, or take down<span className="visually-hidden"> {name}</span>
      </Link>
      <OutcomeNote
        label="Note, for whoever rings next"
        name={name}
        outcomes={CALL_OUTCOMES}
        words={OUTCOME_WORDS}
        onOutcome={(outcome, note) => callsApi.note({ [kind]: _id, outcome, note })}
        onDone={(outcome, { undo }) =>
          onNoted({ message: `${name}: ${OUTCOME_WORDS[outcome]}. Noted.`, undo })
        }
      />
    </li>
  );
}

const WAYS: Record<RungKind, (id: string) => string> = {
  organisation: adminPaths.viewOrganisation,
  helpline: adminPaths.editHelpline,
};

const dayOf = (instant: string) => formatDate(Date.parse(instant));

function whyWords({ kind, lastCheckedAt, stillRightAt, signIns }: ToRing): string {
  const checked = lastCheckedAt ? `Last checked on ${dayOf(lastCheckedAt)}` : 'Never checked';
  if (kind === 'helpline') return `${checked}. A helpline of no organisation.`;
  if (signIns === 0) return `${checked}. Nobody signs in for it.`;
  return `${checked}. ${stillRightAt ? `Asked by email on ${dayOf(stillRightAt)}` : 'Not asked by email yet'}.`;
}
