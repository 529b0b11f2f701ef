import { announcedOn } from '../../../../shared/services/announced.ts';
import type { PublicService } from '../../../../shared/services/service.ts';
import { statusAt, type Timed } from '../../../../shared/services/status.ts';
import { describeStatus } from '../../../../shared/services/status-words.ts';
import { hoursUnknownWords } from '../../../../shared/services/whom-to-ask.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { isTimed } from '../../../../shared/time/hours-on.ts';
import { slotTime } from '../../../../shared/time/schedule.ts';
import { useKiosk } from '../../state/kiosk.ts';
import styles from './Status.module.css';

type Props = {
  service: Timed;
  /** It is no longer what the heading above it says: to be seen at a glance. */
  isChanged?: boolean;
  /** Its times are then written as those slots are. */
  isBesideSlots?: boolean;
};

/** A service's status in words; the time it holds for stands at the top of every screen. */
export function Status({ service, isChanged = false, isBesideSlots = false }: Props) {
  const { now } = useKiosk();
  if (now === null)
    return (
      <span className={styles.status} data-kind="check">
        {isTimed(service) ? 'Check the hours first.' : hoursUnknownWords(service.phone !== '')}
      </span>
    );
  const status = statusAt(service, service.changes, now);
  return (
    <span className={styles.status} data-kind={status.kind} data-changed={isChanged || undefined}>
      {describeStatus(status, isBesideSlots ? slotTime : undefined)}
    </span>
  );
}

/** What is to come: closings and other hours, day by day. */
export function Announcements({ service }: { service: Pick<PublicService, 'announced'> }) {
  const { now } = useKiosk();
  return announcedOn(service, now === null ? null : cityTime(now).date).map((words) => (
    <span key={words} className={styles.announced}>
      {words}
    </span>
  ));
}
