import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../page-data.ts';
import buttons from './Button.module.css';
import { ErrorCard } from './Card.tsx';
import styles from './ConfirmDelete.module.css';

type Props = {
  /** What is deleted, and what goes with it. */
  children: ReactNode;
  cancelTo: string;
  /** Deletes it and goes on. What it throws is shown, and one may try again. */
  onConfirm: () => Promise<void>;
};

/** The page before something is gone: what it is, and two ways on. */
export function ConfirmDelete({ children, cancelTo, onConfirm }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    await onConfirm().catch((error: unknown) => {
      setFailure(asApiError(error).message);
      setBusy(false);
    });
  };
  return (
    <>
      {failure && <ErrorCard message={failure} />}
      {children}
      <p className={styles.ways}>
        <button
          type="button"
          className={buttons.emergency}
          aria-disabled={isBusy || undefined}
          onClick={confirm}
        >
          {isBusy ? 'Deleting...' : 'Confirm Delete'}
        </button>
        <Link to={cancelTo} className={buttons.secondary}>
          Cancel
        </Link>
      </p>
    </>
  );
}
