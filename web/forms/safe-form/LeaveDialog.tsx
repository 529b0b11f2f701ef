import { useLayoutEffect, useRef } from 'react';
import buttons from '../../ui/Button.module.css';
import styles from './LeaveDialog.module.css';

/** Asks before changes are given up. Escape stays, and the focus returns to where it was. */
export function LeaveDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands on the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="leave-title"
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id="leave-title">Leave without saving?</h2>
      <p>You have changes on this page that are not saved.</p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.primary} onClick={stay}>
          Stay on this page
        </button>
        <button type="button" className={buttons.secondary} onClick={leave}>
          Leave without saving
        </button>
      </div>
    </dialog>
  );
}
