import { informationFrom, MAY_BE_OUT_OF_DATE } from '../../../shared/time/information-time.ts';
import { useKiosk } from '../state/kiosk.ts';
import styles from './KioskLayout.module.css';

/**
 * How old the information is while the server does not answer. Between the screen and its bar: there it is in sight
 * however far down one is, and nothing moves under a finger as it comes.
 */
export function InformationFrom() {
  const { now, from } = useKiosk();
  if (from === null) return null;
  return (
    <p className={styles.from} role="status">
      <strong>{informationFrom(from)}</strong>{' '}
      {now === null && `We cannot tell what is open now. ${MAY_BE_OUT_OF_DATE}`}
    </p>
  );
}
