import { daysInNote, type NotedDays } from '../../../shared/services/changes/note-change.ts';
import {
  datesInNote,
  hasUndatedTimes,
  spanWords,
} from '../../../shared/services/notes/note-dates.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import forms from '../../forms/Forms.module.css';

type Props = {
  note: string;
  /** Where these days become a dated change; none for a service that is not there yet. */
  datePath?: ((days: NotedDays) => string) | undefined;
};

/** What a note does to the status, as it is typed: the days that it names, or that it names none. It stops nobody. */
export function NoteEffect({ note, datePath }: Props) {
  const days = datesInNote(note).map(spanWords);
  const now = useNow();
  const next = now === null ? undefined : daysInNote(note, cityTime(now).date);
  return (
    <div role="status">
      {days.length > 0 && (
        <p className={forms.hint}>
          <strong>On these days people are told to check first:</strong> {days.join('; ')}.
        </p>
      )}
      {next && datePath && (
        <p>
          {/* In a page of its own: what is typed here stays. */}
          <a href={datePath(next)} target="_blank" rel="noreferrer">
            Shall this be a dated change? Then they read “Closed {spanWords(next)}”
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </p>
      )}
      {hasUndatedTimes(note) && (
        <p className={forms.note}>
          <strong>This changes no status:</strong> people may still read “Open now”. Write the days
          in full, such as “24 December to 2 January”, or change the times above.
        </p>
      )}
    </div>
  );
}
