import type { ShownDay } from '../../../shared/services/weeks/shown-week.ts';
import { formatDay, spokenDay } from '../../../shared/time/schedule.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import styles from './DayCell.module.css';

type Props = { shown: ShownDay; isChosen: boolean; role: 'cell' | undefined };

/**
 * A day's hours: a dash for the eye, "to" for the ear. On a desk a closed day is blank to the eye alone, unless something
 * was decided for its date.
 */
export function DayCell({ shown, isChosen, role }: Props) {
  const { day, date, slots, mark, isChanged } = shown;
  return (
    <div
      role={role}
      className={styles.day}
      data-chosen={isChosen || undefined}
      data-changed={isChanged || undefined}
    >
      <span className={styles.name}>
        {day}
        {date && isChanged && <span className={styles.date}> {shortDate(date)}</span>}
      </span>{' '}
      {slots.length > 0 && (
        <span>
          <span aria-hidden="true">{formatDay(slots)}</span>
          <span className="visually-hidden">{spokenDay(slots)}</span>
        </span>
      )}
      {mark && <span> {mark}</span>}
      {slots.length === 0 && !mark && <span className={styles.closed}>Closed</span>}
    </div>
  );
}
