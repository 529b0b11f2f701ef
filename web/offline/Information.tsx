import { informationFrom, MAY_BE_OUT_OF_DATE } from '../../shared/time/information-time.ts';
import { useInformation } from '../clock/clock.tsx';
import styles from './Information.module.css';

/**
 * Says when the page's information was last right, where nobody says that it stands: not the database, or not even the
 * server.
 */
export function InformationFrom() {
  const { from, isOld } = useInformation();
  if (!from) return null;
  return (
    <aside className={styles.from} aria-label="How new this is">
      <strong>{informationFrom(from)}</strong>{' '}
      {isOld ? MAY_BE_OUT_OF_DATE : 'We could not get newer. Call before you travel.'}
    </aside>
  );
}

/** Newer information than the page shows. Nobody's page changes while they read it. */
export function News() {
  const { update } = useInformation();
  return (
    update && (
      <button type="button" className={styles.news} onClick={update}>
        New information: show it
      </button>
    )
  );
}
