import { type Day, formatDay, type Slot, spokenDay } from '../../../shared/time/schedule.ts';
import styles from './DayCell.module.css';

type Props = {
  day: Day;
  slots: Slot[];
  /** What else is to be known of the day. */
  mark: string | undefined;
  isChosen: boolean;
  role: 'cell' | undefined;
};

/** A day's hours: a dash for the eye, "to" for the ear. On a desk a closed day is blank to the eye alone. */
export function DayCell({ day, slots, mark, isChosen, role }: Props) {
  return (
    <div role={role} className={styles.day} data-chosen={isChosen || undefined}>
      <span className={styles.name}>{day}</span>
      {slots.length > 0 && (
        <span>
          <span aria-hidden="true">{formatDay(slots)}</span>
          <span className="visually-hidden">{spokenDay(slots)}</span>
        </span>
      )}
      {mark && <span>{mark}</span>}
      {slots.length === 0 && !mark && <span className={styles.closed}>Closed</span>}
    </div>
  );
}
