import { datesInNote, hasUndatedTimes, spanWords } from '../../../shared/services/note-dates.ts';
import forms from '../../forms/Forms.module.css';

/** What a note does to the status, as it is typed: the days that it names, or that it names none. It stops nobody. */
export function NoteEffect({ note }: { note: string }) {
  const days = datesInNote(note).map(spanWords);
  return (
    <div role="status">
      {days.length > 0 && (
        <p className={forms.hint}>
          <strong>On these days people are told to check first:</strong> {days.join('; ')}.
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
