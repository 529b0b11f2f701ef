import { useState } from 'react';
import { asApiError } from '../api/api-error.ts';
import buttons from '../ui/Button.module.css';
import styles from './ActionButton.module.css';

type Props = {
  label: string;
  busyLabel: string;
  /** What it acts on, for people who cannot see where the button stands. */
  about?: string;
  look?: 'primary' | 'secondary' | 'emergency' | 'quiet';
  /** Asked by the browser before it acts. */
  question?: string;
  /** What it throws is shown beside the button, and one may try again. */
  act: () => Promise<void>;
};

const LOOKS = {
  primary: buttons.primary,
  secondary: buttons.secondary,
  emergency: buttons.emergency,
  quiet: buttons.quiet,
};

/** One thing to do at once, outside a form. */
export function ActionButton({
  label,
  busyLabel,
  about,
  look = 'secondary',
  question,
  act,
}: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const press = async () => {
    if (isBusy || (question && !confirm(question))) return;
    setBusy(true);
    setFailure('');
    await act().catch((error: unknown) => setFailure(asApiError(error).message));
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${LOOKS[look]} ${styles.action}`}
        aria-disabled={isBusy || undefined}
        onClick={press}
      >
        {isBusy ? busyLabel : label}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
      {failure && <strong role="alert">{failure}</strong>}
    </>
  );
}
