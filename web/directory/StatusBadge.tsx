import { statusAt, type Timed } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { hoursUnknownWords } from '../../shared/services/whom-to-ask.ts';
import { formatTime } from '../../shared/time/city-time.ts';
import { isTimed } from '../../shared/time/hours-on.ts';
import { slotTime } from '../../shared/time/schedule.ts';
import { useNow } from '../clock/clock.tsx';
import styles from './StatusBadge.module.css';

/** A service's status in words, with the time at which it was true; beside its slots its times have their form. */
export function StatusBadge({
  service,
  isBesideSlots,
}: {
  service: Timed;
  isBesideSlots?: boolean;
}) {
  const now = useNow();
  if (now === null) {
    return (
      <div className={styles.badge} data-kind="check">
        {isTimed(service) ? 'Check the hours first.' : hoursUnknownWords(service.phone !== '')}
      </div>
    );
  }
  const status = statusAt(service, service.changes, now);
  return (
    <div className={styles.badge} data-kind={status.kind}>
      <span className={styles.words}>
        {describeStatus(status, isBesideSlots ? slotTime : undefined)}
      </span>{' '}
      <span className={styles.at}>{`as of ${formatTime(now)}`}</span>
    </div>
  );
}
