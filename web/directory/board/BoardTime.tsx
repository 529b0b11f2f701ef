import styles from './BoardTime.module.css';

/** A board's time, large: '3pm' with its two letters smaller, below the figures where a column has no room beside them. */
export function BoardTime({ time, className }: { time: string; className?: string | undefined }) {
  const half = /[ap]m$/.exec(time)?.[0];
  return (
    <strong className={className}>
      {half ? time.slice(0, -2) : time}
      {half && <span className={styles.half}>{half}</span>}
    </strong>
  );
}
