import { formatDate, formatTime } from '../../shared/city-time.ts';
import {
  informationFrom,
  MAY_BE_OUT_OF_DATE,
  mayBeOutOfDate,
} from '../../shared/information-time.ts';
import { SAMPLE_NOTICE, SITE_NAME } from '../../shared/site.ts';
import styles from './KioskLayout.module.css';
import { useKiosk } from './kiosk.ts';

/** Where one is and what time it is; what to know of the information on the screen. */
export function Head() {
  const { settings, now, from, directory } = useKiosk();
  return (
    <header className={styles.head}>
      <p>{settings.place ? <PlaceName name={settings.place} /> : <strong>{SITE_NAME}</strong>}</p>
      {now !== null && (
        <p>
          <strong>{formatTime(now)}</strong> {formatDate(now)}
        </p>
      )}
      {directory?.isSample && (
        <p className={styles.notice}>
          <strong>Sample data.</strong> {SAMPLE_NOTICE}
        </p>
      )}
      {from !== null && (
        <p className={styles.notice} role="status">
          <strong>{informationFrom(from)}</strong>{' '}
          {now === null && 'We cannot tell what is open now. '}
          {(now === null || mayBeOutOfDate(now, from)) && MAY_BE_OUT_OF_DATE}
        </p>
      )}
    </header>
  );
}

const PlaceName = ({ name }: { name: string }) => (
  <>
    You are at <strong>{name}</strong>
  </>
);
