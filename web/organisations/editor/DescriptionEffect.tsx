import type { ComponentProps } from 'react';
import { datesInNote, hasUndatedTimes } from '../../../shared/services/notes/note-dates.ts';
import { weeksInNote } from '../../../shared/services/notes/note-weeks.ts';
import forms from '../../forms/Forms.module.css';
import { DatedChangeQuestion } from './DatedChangeQuestion.tsx';

type Props = ComponentProps<typeof DatedChangeQuestion>;

/** What a description says of days and weeks counts for nothing: where it has to stand instead. It stops nobody. */
export function DescriptionEffect({ text, datePath }: Props) {
  const isOfTimes = datesInNote(text).length > 0 || hasUndatedTimes(text) || !!weeksInNote(text);
  return (
    <div role="status">
      <DatedChangeQuestion text={text} datePath={datePath} />
      {isOfTimes && (
        <p className={forms.note}>
          <strong>Days and weeks in a description change no status.</strong> Put them in the opening
          times of your services, or among their closed days.
        </p>
      )}
    </div>
  );
}
