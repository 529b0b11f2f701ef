import { useId, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ApiError, asApiError } from '../api/api-error.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import forms from '../forms/Forms.module.css';
import { useKeptValue } from '../forms/safe-form/use-kept-fields.ts';
import styles from './OutcomeNote.module.css';

type Props<Outcome extends string, Answer> = {
  /** What the note is asked for. */
  label: string;
  /** Whom or what it is about, as read aloud behind each label. */
  name: string;
  outcomes: readonly Outcome[];
  words: Record<Outcome, string>;
  /** Sends them. What it throws is shown beside the button, and the note stays where it was. */
  onOutcome: (outcome: Outcome, note: string) => Promise<Answer>;
  onDone: (outcome: Outcome, answer: Answer) => void;
};

/** A note, and a button for each way in which a thing can end. What was typed outlives a session that ends. */
export function OutcomeNote<Outcome extends string, Answer>(props: Props<Outcome, Answer>) {
  const { label, name, outcomes, words, onOutcome, onDone } = props;
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const field = useId();
  useKeptValue(`${label}: ${name}`, note || null, setNote);
  return (
    <>
      <div className={styles.note}>
        <label htmlFor={field}>
          {label}
          <span className="visually-hidden"> {name}</span>
        </label>
        <input
          id={field}
          className={forms.input}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.outcomes}>
        {outcomes.map((outcome, place) => (
          <ActionButton
            key={outcome}
            label={words[outcome]}
            busyLabel="Saving..."
            look={place === 0 ? 'primary' : 'secondary'}
            about={`: ${name}`}
            act={async () => {
              const answer = await onOutcome(outcome, note).catch(sayFault);
              setNote('');
              onDone(outcome, answer);
              await revalidate();
            }}
          />
        ))}
      </div>
    </>
  );
}

function sayFault(error: unknown): never {
  const { status, details, message } = asApiError(error);
  throw new ApiError(status, Object.values(details.fields ?? {})[0] ?? message);
}
