import { Link, useLocation } from 'react-router-dom';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import forms from '../forms/Forms.module.css';

/** What the page before this one deleted, where it left word of it, and the way to bring it back. */
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
            By mistake? <Link to={dashboardPaths.deleted}>Bring it back</Link>, for {RESTORE_DAYS}{' '}
            days.
          </p>
        </div>
      )}
    </div>
  );
}
