import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import { useNow } from '../clock/clock.tsx';
import styles from './WorkedOutAt.module.css';

/** What a list is asked for; null for any time. */
type Asked = 'now' | { isToday: boolean } | { refusal: string } | null;

/** Says at which instant the statuses on this page hold; for another day it says only what is known of that day. */
export function WorkedOutAt({ when = null }: { when?: Asked }) {
  const isOtherDay = when !== null && when !== 'now' && 'isToday' in when && !when.isToday;
  const now = useNow();
  return (
    <p className={styles.line}>
      {now === null ? (
        'We cannot tell what is open now without a connection. Check the hours, and call first.'
      ) : (
        <>
          {`${isOtherDay ? 'What we know' : 'Open or closed'} as of ${formatTime(now)}`}
          {/* A phone has its date above; there the line leaves the first place on the first screen. */}
          <span>{` on ${formatDate(now)}`}</span>.
        </>
      )}
    </p>
  );
}
