import { formatShortDate } from '../../shared/time/words/short-date.ts';
import styles from './CheckedOn.module.css';

/**
 * When somebody last checked a listing, or said that it is still right; `at` is an ISO instant. Nothing where nobody has:
 * its status says that.
 */
export function CheckedOn({ at }: { at: string }) {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return null;
  return <p className={styles.checked}>{`Checked ${formatShortDate(instant)}`}</p>;
}
