import button from '../ui/Button.module.css';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import styles from './Forms.module.css';

type Props = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Whether the server takes the form too. */
  needsScript?: boolean;
};

/**
 * Sends a form. While it is busy it is disabled by ARIA alone, because a browser takes the focus from a button that is
 * disabled outright; the form itself ignores a second press. Before script arrives nothing may be sent that needs it.
 */
export function SubmitButton({ label, busyLabel, isBusy, needsScript = true }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      <button
        type="submit"
        className={`${button.primary} ${styles.submit}`}
        disabled={needsScript && !hydrated}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? busyLabel : label}
      </button>
      <div role="status" className="visually-hidden">
        {isBusy && busyLabel}
      </div>
    </>
  );
}
