import type { Day } from '../../shared/schedule.ts';
import styles from './ShortDay.module.css';

/** A day's name where room is short: its first three letters to the eye, whole to the ear. */
export const ShortDay = ({ day }: { day: Day }) => (
  <>
    {day.slice(0, 3)}
    <span className={styles.rest}>{day.slice(3)}</span>
  </>
);
