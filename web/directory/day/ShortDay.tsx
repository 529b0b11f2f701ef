import type { Day } from '../../../shared/time/schedule.ts';
import styles from './ShortDay.module.css';

/** A day's name where room is short: its first three letters to the eye, one whole word to the ear. */
export const ShortDay = ({ day }: { day: Day }) => (
  <>
    <span className={styles.short} aria-hidden="true">
      {day.slice(0, 3)}
    </span>
    <span className={styles.whole}>{day}</span>
  </>
);
