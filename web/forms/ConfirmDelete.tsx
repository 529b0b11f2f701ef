import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { asApiError } from '../api/api-error.ts';
import buttons from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import styles from './ConfirmDelete.module.css';

type Props = {
  /** What is deleted, and what goes with it. */
  children: ReactNode;
  cancelTo: string;
  /** Cancel goes back to where one came from, and to `cancelTo` only where that was nowhere. */
  cancelGoesBack?: boolean;
  /** What the browser asks once more before it is done. */
  asks?: string;
  /** What is wrong with what was typed: said instead of asking. */
  fault?: string;
  /** What the browser says besides where it failed. */
  alerts?: string;
  /** Deletes it and goes on. What it throws is shown, and one may try again. */
  onConfirm: () => Promise<void>;
};

/** The page before something is gone: what it is, and two ways on. */
export function ConfirmDelete(props: Props) {
  const { children, cancelTo, cancelGoesBack, asks, fault, alerts, onConfirm } = props;
  const { key } = useLocation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const confirm = async () => {
    if (isBusy) return;
    if (fault) return setFailure(fault);
    if (asks && !window.confirm(asks)) return;
    setBusy(true);
    setFailure('');
    await onConfirm().catch((error: unknown) => {
      setFailure(asApiError(error).message);
      setBusy(false);
      if (alerts) window.alert(alerts);
    });
  };
  const goBack = (event: MouseEvent) => {
    if (!cancelGoesBack || key === 'default' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    navigate(-1);
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
        <Link to={cancelTo} onClick={goBack} className={buttons.secondary}>
          Cancel
        </Link>
      </p>
    </>
  );
}
