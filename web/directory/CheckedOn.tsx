import { formatShortDate } from '../../shared/short-date.ts';
import styles from './CheckedOn.module.css';

/** When somebody last checked a listing, or said that it is still right; `at` is an ISO instant. */
export const CheckedOn = ({ at }: { at: string }) => (
  <p className={styles.checked}>{`Checked ${formatShortDate(Date.parse(at))}`}</p>
);
