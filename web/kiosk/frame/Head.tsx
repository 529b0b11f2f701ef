import { SAMPLE_NOTICE, site } from '../../../shared/site/site.ts';
import { formatDate, formatTime } from '../../../shared/time/city-time.ts';
import { useKiosk } from '../state/kiosk.ts';
import styles from './KioskLayout.module.css';

/** Where one is and what time it is. */
export function Head() {
  const { settings, now, directory } = useKiosk();
  return (
    <header className={styles.head}>
      <p>{settings.place ? <PlaceName name={settings.place} /> : <strong>{site().name}</strong>}</p>
      {now !== null && (
        <p>
          <strong>{formatTime(now)}</strong> <span className={styles.date}>{formatDate(now)}</span>
        </p>
      )}
      {directory?.isSample && (
        <p className={styles.notice}>
          <strong>Sample data.</strong> <span className={styles.sample}>{SAMPLE_NOTICE}</span>
        </p>
      )}
    </header>
  );
}

const PlaceName = ({ name }: { name: string }) => (
  <>
    <span className={styles.here}>You are at </span>
    <strong>{name}</strong>
  </>
);
