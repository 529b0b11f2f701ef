import { Fragment } from 'react';
import { formatDay, type Slot, spokenDay } from '../../../../shared/time/schedule.ts';
import styles from './Slots.module.css';

/** A day's times, for the eye with each in one piece and for the ear. */
export function Slots({ slots }: { slots: readonly Slot[] }) {
  return (
    <>
      <span aria-hidden="true">
        {formatDay(slots)
          .split(', ')
          .map((slot, at) => (
            <Fragment key={slot}>
              {at > 0 && ', '}
              <span className={styles.slot}>{slot}</span>
            </Fragment>
          ))}
      </span>
      <span className="visually-hidden">{spokenDay(slots)}</span>
    </>
  );
}
