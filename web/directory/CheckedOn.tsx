import { somethingWrong } from '../../shared/paths/report-paths.ts';
import { lastCheckedWords } from '../../shared/time/words/last-checked.ts';
import { useNow } from '../clock/clock.tsx';
import styles from './CheckedOn.module.css';

/**
 * When somebody last checked a listing, or said that it is still right; nothing where nobody has: its status says that. And
 * where to say that it is wrong: an area of its own, so a link without the router.
 */
export function CheckedOn({ _id, ...checked }: { _id: string; lastCheckedAt: string }) {
  return (
    <p className={styles.checked}>
      {lastCheckedWords(checked, useNow())} <a href={somethingWrong(_id)}>Something wrong?</a>
    </p>
  );
}
