import { Link, useLocation } from 'react-router-dom';
import forms from '../forms/Forms.module.css';
import type { BringBack } from './bring-back.ts';

type Props = {
  message: string;
  about?: string;
  /** The id of what was deleted. */
  deleted?: string;
  /** How that comes back; where nothing was deleted it is not said. */
  bringBack?: BringBack;
};

/** What worked, said to the eye and the ear; '' for nothing yet. */
export const Announced = ({ message, about = '', deleted = '', bringBack }: Props) => (
  <div role="status">
    {message && (
      <div className={forms.success}>
        <p>
          <strong>{message}</strong>
          {about && ` ${about}`}
        </p>
        {deleted && bringBack && (
          <p>
            By mistake? <Link to={bringBack.path(deleted)}>Bring it back</Link>
            {bringBack.days && `, for ${bringBack.days} days.`}
          </p>
        )}
      </div>
    )}
  </div>
);

/** What the page before this one did, where it left word of it. */
export function JustDone({ bringBack }: { bringBack: BringBack }) {
  const { state } = useLocation();
  return <Announced message={state?.done ?? ''} deleted={state?.deleted} bringBack={bringBack} />;
}
