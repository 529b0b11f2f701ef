import { useEffect, useRef } from 'react';
import covers from './Covers.module.css';
import styles from './KioskLayout.module.css';

type Props = { turn: string; secondsLeft: number; onStay: () => void; onLeave: () => void };

/** Asked before the screen is cleared (WCAG 2.2.1): one touch, and all is as it was. */
export function IdleWarning({ turn, secondsLeft, onStay, onLeave }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={styles.cover} data-turn={turn}>
      <div className={covers.veil}>
        <div
          className={covers.box}
          role="alertdialog"
          aria-modal="true"
          aria-labelledby="still-here"
          aria-describedby="still-here-why"
        >
          <h1 id="still-here">Are you still here?</h1>
          <p id="still-here-why">
            To keep what you looked at private, this screen will start again.
          </p>
          <p className={covers.seconds}>
            In {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
          </p>
          <button ref={stay} type="button" className={covers.stay} onClick={onStay}>
            I’m still here
          </button>
          <button type="button" className={covers.leave} onClick={onLeave}>
            Start again
          </button>
        </div>
      </div>
    </div>
  );
}
