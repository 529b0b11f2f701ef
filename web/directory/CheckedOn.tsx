import { lastCheckedWords } from '../../shared/time/words/last-checked.ts';
import { useNow } from '../clock/clock.tsx';
import styles from './CheckedOn.module.css';

/** When somebody last checked a listing, or said that it is still right. Nothing where nobody has: its status says that. */
export function CheckedOn(checked: { lastCheckedAt: string }) {
  const words = lastCheckedWords(checked, useNow());
  return words && <p className={styles.checked}>{words}</p>;
}
