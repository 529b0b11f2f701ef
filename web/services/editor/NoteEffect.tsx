import type { NotedDays } from '../../../shared/services/changes/note-change.ts';
import {
  datesInNote,
  hasUndatedTimes,
  spanWords,
} from '../../../shared/services/notes/note-dates.ts';
import forms from '../../forms/Forms.module.css';
import { DatedChangeQuestion } from '../../organisations/editor/DatedChangeQuestion.tsx';

type Props = {
  note: string;
  /** Where these days become a dated change; none for a service that is not there yet. */
  datePath?: ((days: NotedDays) => string) | undefined;
};

/** What a note does to the status, as it is typed: the days that it names, or that it names none. It stops nobody. */
export function NoteEffect({ note, datePath }: Props) {
  const days = datesInNote(note).map(spanWords);
  return (
    <div role="status">
      {days.length > 0 && (
        <p className={forms.hint}>
          <strong>On these days people are told to check first:</strong> {days.join('; ')}.
        </p>
      )}
      {datePath && <DatedChangeQuestion text={note} datePath={datePath} />}
      {hasUndatedTimes(note) && (
        <p className={forms.note}>
          <strong>This changes no status:</strong> people may still read “Open now”. Add the days
          under “Closed or other times on some dates”, or change the times above.
        </p>
      )}
    </div>
  );
}
