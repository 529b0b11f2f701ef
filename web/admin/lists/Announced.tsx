import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import forms from '../../forms/Forms.module.css';

type Props = {
  message: string;
  about?: string;
  /** The id of what was deleted: its history brings it back. */
  deleted?: string;
};

/** What worked, said to the eye and the ear; '' for nothing yet. */
export const Announced = ({ message, about = '', deleted = '' }: Props) => (
  <div role="status">
    {message && (
      <div className={forms.success}>
        <p>
          <strong>{message}</strong>
          {about && ` ${about}`}
        </p>
        {deleted && (
          <p>
            By mistake? <Link to={adminPaths.recordHistory(deleted)}>Bring it back</Link>
          </p>
        )}
      </div>
    )}
  </div>
);

/** What the page before this one did, where it left word of it. */
export function JustDone() {
  const { state } = useLocation();
  return <Announced message={state?.done ?? ''} deleted={state?.deleted} />;
}
