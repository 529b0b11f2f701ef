import { Children, type ReactNode } from 'react';
import styles from './RecordActions.module.css';

type Props = {
  /** What to do with the record, the most usual first. */
  children: ReactNode;
  /** What takes the record away. It stands apart, so that nobody presses it for what stands beside it. */
  apart?: ReactNode;
};

/** What may be done with a record of the page. */
export function RecordActions({ children, apart }: Props) {
  const list = (actions: ReactNode, look: string | undefined, label: string) => (
    <ul className={look} aria-label={label}>
      {Children.toArray(actions).map((action, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={position}>{action}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.actions}>
      {list(children, styles.list, 'Actions')}
      {Children.toArray(apart).length > 0 &&
        list(apart, `${styles.list} ${styles.apart}`, 'Take away')}
    </div>
  );
}
