import { useLocation } from 'react-router-dom';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { site } from '../../shared/site/site.ts';
import forms from '../forms/Forms.module.css';

/** What the page before this one deleted, where it left word of it, and who brings it back. */
export function JustDeleted() {
  const { state } = useLocation();
  const done: string = state?.done ?? '';
  return (
    <div role="status">
      {done && (
        <div className={forms.success}>
          <p>
            <strong>{done}</strong>
          </p>
          <p>
            By mistake? Write to <a href={`mailto:${site().email}`}>{site().email}</a>: it can be
            brought back for {RESTORE_DAYS} days.
          </p>
        </div>
      )}
    </div>
  );
}
